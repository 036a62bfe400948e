import RefreshUIKit
import SVStyle
import Testing
import UIKit

@Suite("SVStyle's pictures on UIKit", .serialized)
struct SVPicturesTests {
  private let frame = CGRect(x: 0, y: 0, width: 375, height: 60)

  private func animated(_ count: Int, lasting seconds: Double) -> UIImage? {
    let pictures = (1...count).map { _ in UIImage(standInSize: CGSize(width: 30, height: 40)) }
    return UIImage.animatedImage(with: pictures, duration: seconds)
  }

  @Test("an animated picture brings its frames, its size and its time; a single one is one frame")
  func pictures() {
    let single = UIImage(standInSize: CGSize(width: 20, height: 20))
    let view = CHQGIFRefreshView(
      progressImage: single, refreshingImage: animated(4, lasting: 2), withFrame: frame)
    #expect(view.progressImages?.frames == 1 && view.progressImages?.seconds == nil)
    let images = view.refreshingImages
    #expect(images?.frames == 4 && images?.seconds == 2 && images?.width == 30 && images?.height == 40)
    #expect(view.frame == frame && images?.name != view.progressImages?.name)
    let none = CHQGIFRefreshView(progressImage: nil, refreshingImage: nil, frame: frame)
    #expect(none.progressImages == nil && none.refreshingImages == nil)
  }

  @Test("the same picture has one name, however many views show it")
  func names() {
    let picture = animated(3, lasting: 1)
    let first = CHQGIFScrollingView(refreshingImage: picture, frame: frame)
    let second = CHQGIFScrollingView(refreshingImage: picture, withFrame: frame)
    #expect(first.refreshingImages != nil && first.refreshingImages == second.refreshingImages)
  }

  @Test("what a view shows is held by the view, painted, and let go with it")
  func held() {
    weak var picture: UIImage?
    do {
      let view: CHQGIFRefreshView
      do {
        let new = animated(3, lasting: 1)
        picture = new
        view = CHQGIFRefreshView(progressImage: nil, refreshingImage: new, frame: frame)
      }
      #expect(picture != nil)
      #expect(paints(view.refreshingImages))
    }
    #expect(picture == nil)
  }

  private func paints(_ images: LookImages?) -> Bool {
    let look = Look("probe", loop: 0) { _, drawing in
      drawing.image(images?.name ?? "", frame: 1, x: 0, y: 0, width: 60, height: 60)
    }
    let view = LookView(look: look, frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let context = CGContext(standInSize: .zero)
    StandIn.context = context
    view.draw(.zero)
    StandIn.context = nil
    return context.standInLog.contains { $0.hasPrefix("image") }
  }
}
