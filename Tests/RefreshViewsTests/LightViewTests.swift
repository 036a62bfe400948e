#if !canImport(UIKit)
import Foundation
import RefreshViews
import Testing

@Suite("Views without UIKit")
struct LightViewTests {
  private final class Recorder: PlatformView {
    var events: [String] = []
    override func willMove(toSuperview new: PlatformView?) {
      events.append(new == nil ? "will leave" : "will move")
    }
    override func didMoveToSuperview() { events.append(superview == nil ? "left" : "moved") }
    override func layoutSubviews() { events.append("layout") }
  }

  @Test("tell of each move, and lay out once when their size changed")
  func hierarchy() {
    let (parent, view) = (PlatformView(), Recorder())
    parent.addSubview(view)
    parent.layoutIfNeeded()
    view.frame.size.width = 10
    view.frame.origin.x = 5
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    view.removeFromSuperview()
    view.removeFromSuperview()
    #expect(view.events == ["will move", "moved", "layout", "layout", "will leave", "left"])
    #expect(parent.subviews.isEmpty)
  }

  @Test("have an order, and a subview that is added again comes to the front")
  func order() {
    let (parent, a, b) = (PlatformView(), PlatformView(), PlatformView())
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    #expect(parent.subviews.map(ObjectIdentifier.init) == [b, a].map(ObjectIdentifier.init))
    parent.addSubview(b)
    #expect(parent.subviews.last === b)
  }

  @Test("a parent keeps its subviews, and no subview its parent")
  func lifetime() {
    let view = PlatformView()
    weak var parent: PlatformView?
    do {
      let new = PlatformView()
      new.addSubview(view)
      parent = new
    }
    #expect(parent == nil && view.superview == nil)
  }

  @Test("transforms turn, scale and move in the order in which they are joined")
  func transform() {
    let quarter = PlatformTransform(rotationAngle: .pi / 2)
    let point = quarter.concatenating(PlatformTransform(translationX: 10, y: 0))
      .concatenating(PlatformTransform(scaleX: 2, y: 3)).applied(to: CGPoint(x: 1, y: 0))
    #expect(abs(point.x - 20) < 1e-9 && abs(point.y - 3) < 1e-9)
    #expect(PlatformTransform.identity.applied(to: point) == point)
  }

  @Test("an image view runs through its pictures, and stands still otherwise")
  func pictures() {
    let view = PlatformImageView()
    let pictures = ["a", "b", "c", "d"].map { PlatformImage(named: $0) }
    view.image = PlatformImage(named: "still")
    view.animationImages = pictures
    view.animationDuration = 2
    #expect(view.picture(after: 1)?.name == "still")
    view.startAnimating()
    let names = [0, 0.6, 1.9, 2.1].map { view.picture(after: $0)?.name ?? "" }
    #expect(names == ["a", "b", "d", "a"])
    view.stopAnimating()
    #expect(view.picture(after: 1)?.name == "still")
  }

  @Test("a spinner hides while it stands still, unless it is told not to")
  func spinner() {
    let spinner = PlatformActivityIndicatorView(style: .medium)
    #expect(spinner.isHidden)
    spinner.startAnimating()
    #expect(!spinner.isHidden && spinner.isAnimating)
    spinner.hidesWhenStopped = false
    spinner.stopAnimating()
    #expect(!spinner.isHidden && !spinner.isAnimating)
  }
}
#endif
