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
    // The finger is where it was: the next touch shows that place between the new edges.
    let place = -pulled(80)
    list.finger.move(by: 10)
    let held = list.offset()
    #expect(isNear(held, -164 - band(-place + 10 - 164), within: 1e-9))
    list.write(ScrollChange(edge: .top, room: 0))
    #expect(list.offset() == held)
    list.finger.move(by: 1)
    #expect(isNear(list.offset(), -64 - band(-place + 11 - 64), within: 1e-9))
    // In bounds the content follows the finger point by point.
    list.userInset.top = 300
    list.finger.move(by: 1)
    #expect(isNear(list.offset(), place - 12, within: 1e-9))
    list.setOffset(-20)
    list.finger.move(by: -5)
    #expect(list.offset() == -15)
    list.finger.lift()
  }

  @Test func sizesThatChangeLeaveAFingerItsPlace() {
    let list = SimulatedScrollView()
    list.finger.hold(offset: 1400)
    let place = 1333 + pulled(67)
    list.viewportSize.height = 500
    list.contentSize.height = 1800
    #expect(list.offset() == 1400)
    list.finger.move(by: 0)
    #expect(isNear(list.offset(), 1300 + band(place - 1300, viewport: 500), within: 1e-9))
    list.contentSize.height = 3000
    list.finger.move(by: 20)
    #expect(isNear(list.offset(), place - 20, within: 1e-9))
    list.contentSize.height = 0
    list.finger.lift()
    list.settle()
    #expect(list.offset() == 0)
  }

  @Test func aWriteOfTheOffsetGivesAFingerANewPlace() {
    let list = SimulatedScrollView()
    list.finger.hold(offset: -80)
    list.write(ScrollChange(edge: .top, room: 60, offset: -90))
    list.finger.move(by: 4)
    #expect(isNear(list.offset(), -60 - band(pulled(30) + 4), within: 1e-9))
    list.contentOffset.y = -50
    list.finger.move(by: 4)
    #expect(list.offset() == -54)
    // Even if the offset was that already.
    list.finger.hold(offset: -80)
    list.write(ScrollChange(edge: .top, room: 0))
    list.setOffset(-80)
    list.finger.move(by: 4)
    #expect(isNear(list.offset(), -band(pulled(80) + 4), within: 1e-9))
    list.finger.lift()
  }

  @Test func aFlingStartsWhereTheFingerIs() {
    let list = SimulatedScrollView()
    list.finger.hold(offset: -80)
    list.userInset.top = 300
    list.finger.fling(velocity: -2000)
    // In bounds: momentum.
    let start = -pulled(80) + 1
    #expect(isNear(list.offset(), start, within: 1e-9) && list.isMoving)
    list.settle()
    #expect(isNear(list.offset(), start + 1990 / 2.002002670673, within: 0.001))
    list.setOffset(-300)
    list.finger.fling(velocity: 900)
    #expect(isNear(list.offset(), -300 - band(1), within: 1e-9))
    list.settle()
    #expect(list.offset() == -300)
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
    #expect(list.offset() == -60)

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

  @Test func aBounceOfContentAsLongAsTheViewportHasAnEdgeOfItsOwn() {
    // Both edges are at 0, and the one that stays there is not the one that the content is past.
    let list = SimulatedScrollView(content: CGSize(width: 375, height: 667))
    list.finger.hold(offset: -100)
    list.finger.lift()
    list.advance(seconds: 0.05)
    list.write(ScrollChange(edge: .top, room: 60))
    #expect(list.restingOffsets() == -60...0 && list.isMoving)
    list.settle()
    #expect(list.offset() == -60)

    list.write(ScrollChange(edge: .top, room: 0))
    #expect(list.offset() == 0)
    list.finger.hold(offset: 100)
    list.finger.lift()
    list.advance(seconds: 0.05)
    list.contentSize.height = 727
    list.settle()
    #expect(list.offset() == 60)
  }

  @Test func zeroHasNoSign() {
    let list = SimulatedScrollView(content: CGSize(width: 375, height: 300))
    func isPlain(_ number: Double) -> Bool { number == 0 && number.sign == .plus }
    func allIsPlain(_ axis: ScrollAxis) -> Bool {
      let resting = list.restingOffsets(along: axis)
      return isPlain(list.offset(along: axis)) && isPlain(list.presentedOffset(along: axis))
        && isPlain(list.metrics(along: axis).offset) && isPlain(resting.lowerBound)
        && isPlain(resting.upperBound)
    }
    #expect(allIsPlain(.vertical) && allIsPlain(.horizontal))
    list.finger.hold(offset: -30)
    list.finger.lift()
    list.settle()
    #expect(allIsPlain(.vertical))
    list.setOffset(5)
    list.setOffset(-0.0)
    #expect(allIsPlain(.vertical))
    list.contentOffset = CGPoint(x: 5, y: 5)
    list.contentOffset = CGPoint(x: -0.0, y: -0.0)
    #expect(allIsPlain(.vertical) && allIsPlain(.horizontal))
    #expect(list.contentOffset.x.sign == .plus && list.contentOffset.y.sign == .plus)
    list.setOffset(40)
    list.setOffset(-0.0, animated: true)
    list.settle()
    #expect(allIsPlain(.vertical))
    list.write(ScrollChange(edge: .top, room: 60, offset: -60))
    list.write(ScrollChange(edge: .top, room: 0, offset: -0.0, animation: ScrollAnimation(duration: 0.3)))
    list.settle()
    #expect(allIsPlain(.vertical))
    list.setOffset(3)
    list.wheel(by: 10)
    #expect(allIsPlain(.vertical))
    list.isRightToLeft = true
    list.setOffset(9, along: .horizontal)
    list.userInset.leading = 1
    list.userInset.leading = 0
    #expect(allIsPlain(.horizontal))
    list.finger.hold(offset: 0)
    list.finger.lift()
    for event in list.timeline {
      switch event.what {
      case .scrolled(_, let number) where number == 0: #expect(number.sign == .plus)
      case .fingerMoved(_, let number) where number == 0: #expect(number.sign == .plus)
      default: break
      }
    }
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
