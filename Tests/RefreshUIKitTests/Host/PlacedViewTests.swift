import RefreshTesting
import RefreshUIKit
import StandInTestKit
import Testing
import UIKit

@Suite("Where placed views stand", .serialized)
struct PlacedViewTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let view = UIView(frame: .zero)

  init() {
    HostClock.useStandIn()
    list.contentSize = CGSize(width: 375, height: 2000)
    window.addSubview(list)
  }

  private func place(_ placement: ViewPlacement) { list.scrollHost.place(view, at: placement) }
  private let band = ViewPlacement(.band(edge: .top, origin: -60, length: 60))

  @Test("a view that the app has moved stays that far from its place, on every turn")
  func moved() {
    place(band)
    view.frame = view.frame.offsetBy(dx: 0, dy: 20)
    list.frame.size = CGSize(width: 667, height: 375)
    #expect(view.frame == CGRect(x: 0, y: -40, width: 667, height: 60))
    list.contentInset.left = 10
    #expect(view.frame == CGRect(x: -10, y: -40, width: 667, height: 60))
    place(ViewPlacement(.band(edge: .top, origin: -50, length: 50)))
    #expect(view.frame == CGRect(x: -10, y: -30, width: 667, height: 50))
  }

  @Test("a view under a transform is placed by its middle and its own size")
  func turned() {
    place(band)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    list.frame.size.width = 400
    place(ViewPlacement(.band(edge: .top, origin: -80, length: 80)))
    #expect(view.bounds.size == CGSize(width: 400, height: 80) && view.center == CGPoint(x: 200, y: -40))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: -80, width: 400, height: 80))
  }

  @Test("a band spans the viewport at rest, whatever room there is at the side")
  func sideRoom() {
    place(band)
    list.scrollHost.write(ScrollChange(edge: .leading, room: 30))
    #expect(list.contentInset.left == 30)
    list.contentSize.width = 380
    #expect(view.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
  }

  @Test("a view beside the list follows its content, or does not")
  func beside() {
    let still = UIView(frame: .zero)
    list.scrollHost.place(
      still,
      at: ViewPlacement(
        .frame(x: 5, y: 6, width: 7, height: 8), layer: .aboveScrollView, followsContent: false))
    place(ViewPlacement(.band(edge: .top, origin: -60, length: 60), layer: .belowScrollView))
    #expect(window.subviews.firstIndex(of: view) == 0 && window.subviews.last === still)
    list.contentOffset.y = 100
    #expect(view.frame.minY == -160 && still.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    list.contentOffset.y = -30
    #expect(view.frame.minY == -30)
  }

  @Test("a view beside the list goes along to another place, and comes where there was none before")
  func goesAlong() {
    let (loose, first, second) = (
      UIScrollView(frame: list.frame), UIView(frame: list.frame), UIView(frame: list.frame)
    )
    window.addSubview(first)
    window.addSubview(second)
    loose.scrollHost.place(
      view, at: ViewPlacement(.band(edge: .top, origin: -60, length: 60), layer: .aboveScrollView))
    #expect(view.superview == nil)
    first.addSubview(loose)
    #expect(view.superview === first)
    second.addSubview(loose)
    #expect(view.superview === second)
    first.addSubview(view)
    window.addSubview(loose)
    #expect(view.superview === first, "the app has put it elsewhere")
  }

  @Test("a removed view is left alone")
  func removed() {
    place(band)
    list.scrollHost.remove(view)
    list.frame.size.width = 500
    #expect(view.superview == nil && view.frame.width == 375)
  }
}
