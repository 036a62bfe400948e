import RefreshTesting
import Testing
import UIKit

private final class Diary: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  var target: CGFloat?
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("aim \(velocity.y)")
    if let target { targetContentOffset.pointee.y = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("lift \(decelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("still") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("there") }
}

@Suite("Stand-in: scrolling", .serialized)
struct StandInScrollViewTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let diary = Diary()

  init() {
    list.contentSize = CGSize(width: 320, height: 4000)
    list.delegate = diary
    window.addSubview(list)
  }

  @Test("momentum and bounce are those of the simulated scroll view, frame for frame")
  func samePhysics() {
    let twin = SimulatedScrollView(
      viewport: CGSize(width: 320, height: 480), content: CGSize(width: 320, height: 4000))
    // Both clocks have to be at the beginning of a frame.
    StandIn.advance(seconds: Double(StandIn.frameLength - StandIn.tick % StandIn.frameLength) / 120_000)
    for (place, velocity) in [(300.0, 1500.0), (900, -900), (20, 2600), (3400, -3000), (-60, 0)] {
      list.standInDrag(to: CGPoint(x: 0, y: place))
      twin.finger.hold(offset: place)
      list.standInLift(velocity: CGPoint(x: 0, y: velocity))
      twin.finger.lift(velocity: velocity)
      for frame in 1...240 {
        StandIn.advance(seconds: 1.0 / 60)
        twin.advance(seconds: 1.0 / 60)
        let (one, other) = (Double(list.contentOffset.y), Double(twin.contentOffset.y))
        #expect(abs(one - other) < 0.001, "frame \(frame) after \(velocity) at \(place)")
        if abs(one - other) >= 0.001 { return }
      }
    }
  }

  @Test("a finger that only touches stops what moves, and drags nothing")
  func touching() {
    list.standInDrag(to: CGPoint(x: 0, y: 100))
    list.standInLift(velocity: CGPoint(x: 0, y: -2000))
    StandIn.advance(seconds: 0.1)
    #expect(list.isDecelerating && !list.isTracking)
    let place = list.contentOffset
    list.standInTouch()
    #expect(list.isTracking && !list.isDragging && !list.isDecelerating)
    #expect(list.panGestureRecognizer.state == .possible)
    StandIn.advance(seconds: 1)
    #expect(list.contentOffset == place)
    list.standInLift()
    #expect(!list.isTracking && list.contentOffset == place)
  }

  @Test("the recogniser tells how far and how fast the finger has gone")
  func recogniser() {
    let pan = list.panGestureRecognizer
    list.standInTouch()
    for step in 1...6 {
      StandIn.advance(seconds: 1.0 / 60)
      list.standInDrag(to: CGPoint(x: 0, y: Double(step) * 10))
    }
    #expect(abs(pan.translation(in: list).y - -60) < 0.001)
    #expect(abs(pan.velocity(in: list).y - -600) < 1)
    pan.setTranslation(.zero, in: list)
    #expect(pan.translation(in: list) == .zero && pan.numberOfTouches == 1 && pan.view === list)
    list.standInLift(velocity: CGPoint(x: 0, y: -600))
    #expect(pan.velocity(in: list).y == -600 && pan.state == .possible)
  }

  @Test("the delegate hears of it in order, and may choose where momentum ends")
  func delegate() {
    diary.target = 1000
    list.standInDrag(to: CGPoint(x: 0, y: 200))
    list.standInLift(velocity: CGPoint(x: 0, y: -1500))
    StandIn.advance(seconds: 5)
    #expect(diary.lines == ["begin", "aim 1.5", "lift true", "still"])
    #expect(abs(list.contentOffset.y - 1000) < 0.5)
    list.setContentOffset(.zero, animated: true)
    StandIn.advance(seconds: 1)
    #expect(list.contentOffset == .zero && diary.lines.last == "there")
  }

  @Test("what scrolls by pages comes to rest at one")
  func paging() {
    list.isPagingEnabled = true
    list.standInDrag(to: CGPoint(x: 0, y: 200))
    list.standInLift(velocity: CGPoint(x: 0, y: -300))
    StandIn.advance(seconds: 3)
    #expect(abs(list.contentOffset.y - 480) < 0.5)
  }

  @Test("content that nobody holds stays between its edges when they change")
  func clamping() {
    list.contentOffset.y = 3000
    list.contentSize.height = 1000
    #expect(list.contentOffset.y == 520)
    window.systemInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    #expect(list.adjustedContentInset.bottom == 30)
    list.contentInsetAdjustmentBehavior = .never
    #expect(list.adjustedContentInset == .zero)
  }
}
