import RefreshCore
import RefreshSimulation
import RefreshViews
import Testing

@MainActor @Suite struct EdgeTests {
  @Test func edgesCountEveryInset() {
    let list = SimulatedScrollView(content: CGSize(width: 375, height: 1000))
    list.userInset = SimulatedInsets(top: 10, bottom: 20)
    list.bars = SimulatedInsets(top: 88, bottom: 34)
    list.write(ScrollChange(edge: .top, room: 60))
    list.write(ScrollChange(edge: .bottom, room: 44))
    #expect(list.restingOffsets() == -158...(1000 + 98 - 667))
    let metrics = list.metrics(along: .vertical)
    #expect(metrics.startInset == 98 && metrics.endInset == 54)
    #expect(list.contentInset == SimulatedInsets(top: 70, bottom: 64))
  }

  @Test func withoutBouncesAFingerAndMomentumStopAtTheEdge() {
    let list = SimulatedScrollView()
    list.bounces = false
    list.finger.down()
    list.finger.move(by: 100)
    #expect(list.offset() == 0 && list.isDragging)
    list.finger.move(by: -150)
    list.finger.lift(velocity: 4000)
    list.settle()
    #expect(list.offset() == 0)
    list.finger.hold(offset: -30)
    #expect(list.offset() == 0)
    list.finger.cancel()
  }

  @Test func contentThatFitsMovesOnlyIfItAlwaysBounces() {
    let list = SimulatedScrollView(content: CGSize(width: 375, height: 300))
    list.finger.down()
    list.finger.move(by: 50)
    #expect(list.offset() < 0)
    list.finger.move(by: 50, along: .horizontal)
    #expect(list.offset(along: .horizontal) == 0)
    list.finger.lift()
    list.settle()
    #expect(list.offset() == 0)

    list.alwaysBounceVertical = false
    list.finger.down()
    list.finger.move(by: 50)
    #expect(list.offset() == 0 && !list.isDragging && list.isTracking)
    list.finger.lift(velocity: 3000)
    list.settle()
    #expect(list.offset() == 0)
  }

  @Test func atRestEveryEdgeChangeClamps() {
    let list = SimulatedScrollView()
    let log = EventLog()
    log.listen(to: list)
    list.setOffset(1333)
    #expect(log.take() == [.scrolled])
    list.contentSize.height = 1500
    #expect(list.offset() == 833)
    #expect(log.take() == [.scrolled, .contentChanged])
    list.viewportSize.height = 700
    #expect(list.offset() == 800)
    #expect(log.take() == [.scrolled, .boundsChanged])
    list.userInset.bottom = -100
    #expect(list.offset() == 700)
    #expect(log.take() == [.scrolled, .restingInsetChanged])
    list.contentSize.height = 3000
    #expect(list.offset() == 700)
    #expect(log.take() == [.contentChanged])
    list.contentSize.height = 3000
    list.userInset.bottom = -100
    list.contentInset = list.contentInset
    #expect(log.take().isEmpty)
    // An inset that makes space above moves nothing.
    list.setOffset(0)
    list.userInset.top = 64
    #expect(list.offset() == 0 && list.restingOffsets().lowerBound == -64)
  }

  @Test func aWriteByCodeIsNotClampedUntilAnEdgeChanges() {
    let list = SimulatedScrollView()
    list.contentOffset.y = -200
    list.settle()
    #expect(list.offset() == -200)
    list.userInset.bottom = 1
    #expect(list.offset() == 0)
  }

  @Test func anAnimatedScrollIsNotClampedByEdgesThatMove() {
    let list = SimulatedScrollView(content: CGSize(width: 900, height: 2000))
    list.setContentOffset(CGPoint(x: 200, y: 1300), animated: true)
    list.advance(seconds: 0.1)
    let place = list.offset()
    list.contentSize.height = 700
    #expect(list.offset() == place)
    list.settle()
    #expect(list.contentOffset == CGPoint(x: 200, y: 1300))
    list.setUserInset(7, at: .bottom)
    #expect(list.contentOffset == CGPoint(x: 200, y: 40))
    #expect(list.timeline.last?.what == .scrolled(.vertical, offset: 40))
    #expect(isNear(list.timeline.last?.seconds ?? 0, 0.3))
    list.setContentOffset(.zero, animated: false)
    #expect(list.contentOffset == .zero)
  }

  @Test func nothingJumpsUnderAFinger() {
    let list = SimulatedScrollView()
    list.finger.hold(offset: -80)
    list.userInset.top = 64
    #expect(list.offset() == -80)
    list.write(ScrollChange(edge: .top, room: 100))
    #expect(list.offset() == -80)
    // In bounds now: the content follows the finger point by point.
    list.finger.move(by: 10)
    #expect(isNear(list.offset(), -90))
    list.write(ScrollChange(edge: .top, room: 0))
    #expect(isNear(list.offset(), -90))
    list.finger.move(by: 1)
    #expect(list.offset() < -90 && list.offset() > -91)
    list.setOffset(-20)
    list.finger.move(by: -5)
    #expect(isNear(list.offset(), -15))
    list.finger.lift()
  }

  @Test func touchingInMidBounceTakesTheBandAsItIs() {
    let list = SimulatedScrollView()
    list.finger.hold(offset: -100)
    list.finger.lift()
    list.advance(seconds: 0.1)
    let caught = list.offset()
    list.finger.down()
    #expect(list.offset() == caught && !list.isMoving && !list.isDragging)
    list.finger.move(by: 0)
    #expect(isNear(list.offset(), caught, within: 1e-9) && list.isDragging)
    list.finger.move(by: 20)
    #expect(list.offset() < caught - 8)
    list.finger.lift()
    list.settle()
    #expect(list.offset() == 0)
  }

  @Test func aBounceGoesOnTowardsAnEdgeThatMoves() {
    let list = SimulatedScrollView()
    list.finger.hold(offset: -100)
    list.finger.lift()
    list.advance(seconds: 0.05)
    let before = list.offset()
    list.write(ScrollChange(edge: .top, room: 60))
    #expect(list.offset() == before && list.isMoving)
    list.settle()
    // It came back in bounds with some speed, or stopped at the new edge.
    #expect(list.offset() >= -60 && list.offset() < -30)

    list.setOffset(100)
    list.finger.down()
    list.finger.move(by: 1)
    list.finger.lift(velocity: -3000)
    list.advance(seconds: 0.2)
    let place = list.offset()
    list.contentSize.height = 700
    #expect(list.offset() == place)
    list.settle()
    #expect(list.offset() == 33)
  }

  @Test func momentumIsNotDisturbedByEdgesItDoesNotMeet() {
    let (list, other) = (SimulatedScrollView(), SimulatedScrollView())
    for each in [list, other] {
      each.setOffset(300)
      each.finger.fling(velocity: -900)
      each.advance(ticks: 7777)
    }
    list.write(ScrollChange(edge: .bottom, room: 44))
    list.contentSize.height = 3000
    list.settle()
    other.settle()
    #expect(list.offset() == other.offset())
  }

  @Test func pagesTurn() {
    let list = SimulatedScrollView(
      viewport: CGSize(width: 300, height: 100), content: CGSize(width: 1400, height: 100))
    list.isPagingEnabled = true
    func swipe(_ points: Double, velocity: Double) -> Double {
      list.finger.down()
      list.finger.move(by: points, inSteps: 5, along: .horizontal)
      list.finger.lift(velocity: velocity, along: .horizontal)
      list.settle()
      return list.offset(along: .horizontal)
    }
    #expect(swipe(-100, velocity: 0) == 0)
    #expect(swipe(-160, velocity: 0) == 300)
    #expect(swipe(-20, velocity: -300) == 600)
    #expect(swipe(20, velocity: 300) == 300)
    #expect(swipe(-20, velocity: -199) == 300)
    #expect(swipe(-700, velocity: -900) == 1100)
    #expect(swipe(2000, velocity: 900) == 0)
  }

  @Test func aWheelStaysInBoundsAndDragsNothing() {
    let list = SimulatedScrollView()
    list.wheel(by: -50, inSteps: 5)
    #expect(isNear(list.offset(), 50))
    list.wheel(by: 500)
    #expect(list.offset() == 0 && !list.isDragging && !list.isTracking)
    list.isScrollEnabled = false
    list.wheel(by: -50)
    #expect(list.offset() == 0)
  }
}
