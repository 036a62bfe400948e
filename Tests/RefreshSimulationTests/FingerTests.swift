import RefreshCore
import RefreshSimulation
import RefreshViews
import Testing

@MainActor @Suite struct FingerTests {
  @Test func aDragBeginsWithTheFirstMoveAndIsOverWhenItsEndIsReported() {
    let list = SimulatedScrollView()
    var heard: [String] = []
    list.onEvent = { [unowned list] in heard.append("\($0) \(list.isDragging)") }
    list.finger.down()
    #expect(!list.isDragging && list.isTracking)
    list.finger.move(by: -5)
    #expect(list.isDragging)
    list.finger.lift()
    list.finger.down()
    list.finger.lift()
    list.finger.down()
    list.finger.move(by: -5)
    list.finger.cancel()
    #expect(heard == ["scrolled true", "released false", "scrolled true", "cancelled false"])
  }

  @Test func stepsComeOneAFrame() {
    let list = SimulatedScrollView(hz: 120)
    list.finger.down()
    list.finger.move(by: -100, inSteps: 4)
    let moves = list.timeline.compactMap { event -> Int? in
      if case .fingerMoved = event.what { event.tick } else { nil }
    }
    #expect(moves == [1000, 2000, 3000, 4000] && isNear(list.offset(), 100))
    list.finger.lift()
  }

  @Test func aHoldIsExact() {
    let list = SimulatedScrollView()
    for offset in [-60.5, -400, -800, 12.25, 1400] {
      list.finger.hold(offset: offset)
      #expect(list.offset() == offset && list.isDragging)
    }
    list.finger.lift()
    list.settle()
    #expect(list.offset() == 1333)
  }

  @Test func switchingScrollingOffTakesTheTouchAway() {
    let list = SimulatedScrollView()
    let log = EventLog()
    log.listen(to: list)
    list.finger.hold(offset: -50)
    list.isScrollEnabled = false
    #expect(log.take() == [.scrolled, .cancelled])
    #expect(list.finger.isDown && !list.isTracking && !list.isDragging)
    list.finger.move(by: 10)
    list.finger.lift(velocity: 1000)
    list.settle()
    #expect(list.offset() == 0 && log.events.allSatisfy { $0 == .scrolled })
  }

  // MARK: Strokes

  @Test func aStrokeIsReplayedAtItsOwnTicks() {
    let stroke = Stroke([
      .init(0, 100), .init(0.0071, 103), .init(0.0194, 131), .init(0.0333, 131), .init(0.0401, 170),
    ])
    let list = SimulatedScrollView()
    list.advance(ticks: 123)
    list.finger.replay(stroke)
    let moves = list.timeline.compactMap { event -> Int? in
      if case .fingerMoved = event.what { event.tick } else { nil }
    }
    #expect(moves == [123 + 852, 123 + 2328, 123 + 4812])
    #expect(list.tick == 123 + 4812 && !list.finger.isDown)
    #expect(isNear(stroke.velocity, 70 / 0.0401))
    #expect(list.timeline.last?.what == .fingerLifted(velocity: stroke.velocity))
    list.settle()
    #expect(list.offset() == 0)
  }

  @Test func aStrokesVelocityIsThatOfItsEnd() {
    let steady = Stroke([.init(0, 0), .init(0.1, 100), .init(0.12, 110), .init(0.15, 120)])
    #expect(isNear(steady.velocity, 400))
    // Held still for more than 60 ms.
    #expect(Stroke([.init(0, 0), .init(0.1, 100), .init(0.161, 100)]).velocity == 0)
    #expect(Stroke([.init(0, 0), .init(0.1, 100), .init(0.15, 100)]).velocity == 0)
    #expect(Stroke([.init(0, 0), .init(0.001, 400)]).velocity == 10_000)
    #expect(Stroke([.init(0, 0), .init(0.001, -400)]).velocity == -10_000)
    #expect(Stroke([.init(0, 7), .init(0.5, 7)]).velocity == 0)
  }

  @Test func whatIsNoStrokeSaysWhy() {
    #expect(Stroke.problem(in: []) == .tooFewSamples(0))
    #expect(Stroke.problem(in: [.init(0, 1)]) == .tooFewSamples(1))
    #expect(Stroke.problem(in: [.init(0.1, 1), .init(0.2, 1)]) == .doesNotStartAtZero(0.1))
    #expect(Stroke.problem(in: [.init(0, 1), .init(0.2, 1), .init(0.2, 2)]) == .timeDoesNotGrow(at: 2))
    #expect(Stroke.problem(in: [.init(0, 1), .init(0.2, .nan)]) == .notFinite(at: 1))
    #expect(Stroke.problem(in: [.init(0, 1), .init(.infinity, 1)]) == .notFinite(at: 1))
    #expect(Stroke.problem(in: [.init(0, 1), .init(0.01, 2)]) == nil)
    #expect(StrokeProblem.tooFewSamples(1).description == "a stroke has 2 samples or more, not 1")
  }

  // MARK: The other axis

  @Test func aHorizontalPullLeavesTheVerticalAxisAlone() {
    let list = SimulatedScrollView(
      viewport: CGSize(width: 320, height: 200), content: CGSize(width: 900, height: 200))
    list.write(ScrollChange(edge: .trailing, room: 60))
    list.finger.hold(offset: 641, along: .horizontal)
    #expect(list.contentOffset == CGPoint(x: 641, y: 0))
    list.finger.lift()
    list.settle()
    #expect(list.contentOffset == CGPoint(x: 640, y: 0))
    #expect(list.contentInset == SimulatedInsets(trailing: 60))
    #expect(list.metrics(along: .horizontal).endRest == 580)
  }

  @Test func rightToLeftIsMirrored() {
    let list = SimulatedScrollView(
      viewport: CGSize(width: 320, height: 200), content: CGSize(width: 900, height: 200))
    list.isRightToLeft = true
    #expect(list.contentOffset.x == 580 && list.metrics(along: .horizontal).offset == 0)
    // The finger moves right: content that is past its right edge comes in.
    list.finger.down()
    list.finger.move(by: 100, along: .horizontal)
    #expect(list.offset(along: .horizontal) == 100 && list.contentOffset.x == 480)
    list.finger.move(by: -130, along: .horizontal)
    #expect(list.offset(along: .horizontal) < 0 && list.contentOffset.x > 580)
    list.finger.lift(velocity: 500, along: .horizontal)
    // It swings past its edge into the content and comes back.
    list.advance(seconds: 0.15)
    #expect(list.offset(along: .horizontal) > 0 && list.contentOffset.x < 580)
    list.settle()
    #expect(list.offset(along: .horizontal) == 0 && list.contentOffset.x == 580)
    list.write(ScrollChange(edge: .leading, room: 60, offset: -60))
    #expect(list.contentOffset.x == 640)
    list.contentOffset.x = 0
    #expect(list.offset(along: .horizontal) == 580)

    let header = PlatformView()
    list.place(header, at: ViewPlacement(.band(edge: .leading, origin: -60, length: 60)))
    #expect(header.frame == CGRect(x: 900, y: 0, width: 60, height: 200))
    list.isRightToLeft = false
    list.userInset.top = 20
    #expect(header.frame == CGRect(x: -60, y: -20, width: 60, height: 200))
  }

  @Test func bothAxesBounceAtOnceAndReportOnceAFrame() {
    let list = SimulatedScrollView(content: CGSize(width: 800, height: 800))
    let log = EventLog()
    list.finger.down()
    list.finger.move(by: 50)
    list.finger.move(by: 50, along: .horizontal)
    list.finger.lift()
    log.listen(to: list)
    list.advance(frames: 3)
    #expect(log.events == [.scrolled, .scrolled, .scrolled])
    list.settle()
    #expect(list.contentOffset == .zero)
  }
}
