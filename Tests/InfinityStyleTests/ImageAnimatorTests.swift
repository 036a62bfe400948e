import InfinityStyle
import RefreshTesting
import Testing

@Suite("Animators of images")
struct ImageAnimatorTests {
  private let frame = CGRect(x: 0, y: 0, width: 24, height: 24)
  private let images = (0..<4).compactMap { PlatformImage(named: "frame\($0)") }

  private func picture(_ animator: PlatformView) throws -> PlatformImageView {
    try #require(animator.subviews.first as? PlatformImageView)
  }

  @Test("the pull leafs through its images, loading runs the others at thirty a second")
  func refresh() throws {
    let animator = GIFRefreshAnimator(frame: frame)
    animator.refreshImages = images
    animator.animatedImages = Array(images.prefix(3))
    let view = try picture(animator)
    #expect(view.image === images[0])
    for (progress, index) in [(0.24, 0), (0.25, 1), (0.6, 2), (0.99, 3), (1, 3)] {
      animator.animateState(.releasing(progress: progress))
      #expect(view.image === images[index])
    }
    animator.animateState(.loading)
    #expect(view.isAnimating && view.animationImages?.count == 3 && view.animationDuration == 0.1)
    animator.animateState(.none)
    #expect(!view.isAnimating && view.image === images[0])
  }

  @Test("the footer's are seen while loading only")
  func infinite() throws {
    let animator = GIFInfiniteAnimator(frame: frame)
    animator.animatedImages = images
    let view = try picture(animator)
    #expect(view.isHidden)
    animator.animateState(.loading)
    #expect(!view.isHidden && view.isAnimating)
    animator.animateState(.none)
    #expect(view.isHidden && !view.isAnimating)
  }

  @Test("without images nothing is to be seen, and nothing goes wrong")
  func empty() throws {
    let (pull, end) = (GIFRefreshAnimator(frame: frame), GIFInfiniteAnimator(frame: frame))
    pull.animateState(.releasing(progress: 1))
    pull.animateState(.loading)
    end.animateState(.loading)
    #expect(try picture(pull).image == nil)
    #expect(try !picture(pull).isAnimating && !picture(end).isAnimating)
  }

  @Test("images that come while loading run at once")
  func late() throws {
    let pull = GIFRefreshAnimator(frame: frame)
    pull.animateState(.loading)
    pull.animatedImages = images
    #expect(try picture(pull).isAnimating)
  }
}
