import Foundation
import RefreshCore
import RefreshPhysics
import RefreshSimulation
import RefreshViews
import Testing

@testable import RefreshSimulation

@MainActor @Suite struct PhysicsTests {
  @Test func seriesAgreeWithTheMathLibrary() {
    for x in [-40.0, -6.9, -1, -0.3, -1e-5, 0, 0.2, 3] {
      #expect(abs(Series.exponential(x) / exp(x) - 1) < 1e-11)
    }
    for angle in [-3.0, -0.4, 0, 1e-4, 0.7, 2, 9] {
      #expect(isNear(Rotation(angle: angle).cosine, cos(angle), within: 1e-11))
      #expect(isNear(Rotation(angle: angle / 100).power(100).sine, sin(angle), within: 1e-11))
    }
    #expect(Series.power(2, 10) == 1024)
    #expect(Series.power(3, 0) == 1)
    #expect(Series.first(upTo: 100) { $0 >= 37 } == 37)
    #expect(Series.first(upTo: 100) { _ in false } == 100)
  }

  @Test func aRubberBandShowsLessAndLess() {
    #expect(isNear(RubberBand.shown(200, viewport: 667), 94.43, within: 0.005))
    for pulled in [0.0, 1, 60, 300, 5000] {
      let shown = RubberBand.shown(pulled, viewport: 480)
      #expect(isNear(RubberBand.pulled(shown, viewport: 480), pulled, within: 1e-7))
      #expect(shown < 480)
    }
    #expect(RubberBand.shown(50, viewport: 0) == 0)
    #expect(RubberBand.pulled(500, viewport: 480).isFinite)
  }

  @Test(arguments: [60, 120]) func aPullShowsTheBandAndSpringsBackByTheFormula(hz: Int) {
    let list = SimulatedScrollView(hz: hz)
    list.finger.down()
    list.finger.move(by: 200, inSteps: 20)
    let shown = list.offset()
    #expect(isNear(shown, -94.43, within: 0.005))
    list.finger.lift()
    for frame in 1...20 {
      list.advance(frames: 1)
      let t = Double(frame) / Double(hz)
      #expect(isNear(list.offset(), (shown + 10 * shown * t) * exp(-10 * t), within: 1e-8))
    }
    list.settle()
    #expect(list.offset() == 0)
    #expect(!list.isMoving)
  }

  @Test func momentumFollowsItsFormulaAndEndsUnder10PointsPerSecond() {
    let list = SimulatedScrollView(content: CGSize(width: 375, height: 20_000))
    list.setOffset(5000)
    list.finger.down()
    list.finger.move(by: -1)
    list.finger.lift(velocity: -2000)
    let k = 2.002002670673
    for seconds in [0.1, 0.5, 1, 2] {
      list.advance(ticks: Int(seconds * 120_000) - list.tick)
      #expect(isNear(list.offset(), 5001 + 2000 / k * (1 - exp(-k * seconds)), within: 1e-6))
    }
    list.settle()
    #expect(isNear(list.offset(), 5001 + 1990 / k, within: 0.001))
    #expect(isNear(list.now, log(200) / k, within: 1.0 / 60 + 1e-6))
  }

  @Test func momentumThatMeetsAnEdgeBecomesABounceWithItsSpeed() {
    let list = SimulatedScrollView()
    list.setOffset(300)
    list.finger.down()
    list.finger.move(by: 1)
    list.finger.lift(velocity: 3000)
    let k = 2.002002670673
    let speed = 3000 - k * 299
    let arrival = log(3000 / speed) / k
    list.advance(seconds: 0.25)
    let t = list.now - arrival
    #expect(isNear(list.offset(), -speed * t * exp(-10 * t), within: 0.05))
    list.settle()
    #expect(list.offset() == 0)
  }

  @Test(arguments: [-40.0, 1373]) func aFastReleaseOutOfABounceComesBackToItsEdge(from place: Double) {
    let list = SimulatedScrollView()
    let edge = place < 0 ? 0.0 : 1333
    let (distance, velocity) = (place - edge, place < 0 ? 2000.0 : -2000)
    list.finger.hold(offset: place)
    list.finger.lift(velocity: -velocity)
    var furthest = 0.0
    for frame in 1...45 {
      list.advance(frames: 1)
      let t = Double(frame) / 60
      let wanted = (distance + (velocity + 10 * distance) * t) * exp(-10 * t)
      #expect(isNear(list.offset(), edge + wanted, within: 1e-8))
      furthest = max(furthest, wanted * velocity / 2000)
    }
    #expect(furthest > 40 && list.isMoving)
    list.settle()
    #expect(list.offset() == edge)
    // So does a slow one.
    list.setOffset(0)
    list.finger.hold(offset: -40)
    list.finger.lift(velocity: -300)
    list.settle()
    #expect(list.offset() == 0)
  }

  @Test func onlyAnEdgeThatMovesFreesASwingIntoTheContent() {
    func swing(_ change: (SimulatedScrollView) -> Void) -> SimulatedScrollView {
      let list = SimulatedScrollView()
      list.finger.hold(offset: -40)
      list.finger.lift(velocity: -2000)
      list.advance(seconds: 0.05)
      let place = list.offset()
      #expect(place > 20)
      change(list)
      #expect(list.offset() == place && list.isMoving)
      return list
    }
    let t = 0.05
    let place = (-40 + 1600 * t) * exp(-10 * t)
    let velocity = (1600 - 10 * (-40 + 1600 * t)) * exp(-10 * t)
    let k = 2.002002670673
    let changes: [(SimulatedScrollView) -> Void] = [
      { $0.write(ScrollChange(edge: .top, room: 60)) }, { $0.userInset.top = 20 },
      { $0.userInset.top = -10 }, { $0.bars.top = 88 },
    ]
    for change in changes {
      let list = swing(change)
      list.advance(seconds: 0.5)
      #expect(isNear(list.offset(), place + velocity / k * (1 - exp(-k * 0.5)), within: 1e-6))
      list.settle()
      #expect(isNear(list.offset(), place + (velocity - 10) / k, within: 0.001))
    }
    // The other edge is none of its business, nor is a size that moves no edge.
    let others: [(SimulatedScrollView) -> Void] = [
      { $0.contentSize.height = 3000 }, { $0.write(ScrollChange(edge: .bottom, room: 44)) },
      { $0.viewportSize.height = 700 }, { $0.contentSize.width = 100 },
    ]
    for change in others {
      let list = swing(change)
      list.advance(seconds: 0.25)
      #expect(isNear(list.offset(), (-40 + 1600 * 0.3) * exp(-3), within: 1e-8))
      list.settle()
      #expect(list.offset() == 0)
    }
    // Moved past where the content is, the edge pulls it on with the speed that there is.
    let list = swing { $0.userInset.top = -100 }
    list.advance(seconds: 0.1)
    let distance = place - 100
    let wanted = 100 + (distance + (velocity + 10 * distance) * 0.1) * exp(-1)
    #expect(isNear(list.offset(), wanted, within: 1e-8))
    list.settle()
    #expect(list.offset() == 100)
  }

  @Test func sixtyAndHundredTwentyHertzMeetAtEveryCommonFrame() {
    let (slow, fast) = (SimulatedScrollView(hz: 60), SimulatedScrollView(hz: 120))
    for list in [slow, fast] {
      list.setOffset(200)
      list.finger.down()
      list.finger.move(by: 1)
      list.finger.lift(velocity: 2400)
    }
    for _ in 0..<300 {
      slow.advance(ticks: 2000)
      fast.advance(ticks: 2000)
      // The fast one may notice half a frame earlier that it has arrived.
      #expect(slow.offset() == fast.offset() || fast.offset() == 0)
    }
    #expect(slow.offset() == 0 && fast.offset() == 0)

    for list in [slow, fast] {
      list.setOffset(400)
      list.finger.down()
      list.finger.move(by: -1)
      list.finger.lift(velocity: -777)
      list.settle()
    }
    #expect(slow.offset() == fast.offset())
  }

  @Test func curvesStartAtNothingAndEndAtAll() {
    let curves: [ScrollAnimation.Curve] = [
      .easeInOut, .spring(damping: 1, initialVelocity: 0), .spring(damping: 0.5, initialVelocity: 2),
      .spring(damping: 3, initialVelocity: 0),
    ]
    for curve in curves {
      #expect(curve.progress(after: 0, of: 36_000) == 0)
      #expect(curve.progress(after: 36_000, of: 36_000) == 1)
      #expect(isNear(curve.progress(after: 35_999, of: 36_000), 1, within: 0.02))
    }
    #expect(isNear(EaseInOut.progress(0.5), 0.5, within: 1e-12))
    #expect(isNear(EaseInOut.progress(0.25), 0.1291618, within: 1e-4))
    let (zeta, p) = (0.5, 0.3)
    let decay = log(1000.0)
    let turn = decay * (1 - zeta * zeta).squareRoot() / zeta
    let wanted = 1 - exp(-decay * p) * (cos(turn * p) + decay / turn * sin(turn * p))
    #expect(
      isNear(
        ScrollAnimation.Curve.spring(damping: zeta, initialVelocity: 0).progress(after: 3000, of: 10_000),
        wanted, within: 1e-9))
  }

  @Test func anAnimatedScrollTakesThreeTenthsOfASecond() {
    let list = SimulatedScrollView()
    let log = EventLog()
    log.listen(to: list)
    list.setOffset(1000, animated: true)
    #expect(list.offset() == 0 && list.isMoving)
    list.advance(seconds: 0.15)
    #expect(isNear(list.offset(), 500, within: 1e-6))
    list.advance(seconds: 0.15)
    #expect(list.offset() == 1000 && !list.isMoving)
    #expect(log.events == Array(repeating: .scrolled, count: 18))

    list.setOffset(0, animated: true)
    list.advance(seconds: 0.1)
    let caught = list.offset()
    list.finger.down()
    list.advance(seconds: 1)
    #expect(list.offset() == caught && caught > 0)
    list.finger.lift()
  }
}
