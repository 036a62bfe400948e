import RefreshCore
import RefreshSimulation
import RefreshViews
import Testing

@MainActor @Suite struct ClockTests {
  @Test func whatIsDueComesInOrder() {
    let list = SimulatedScrollView()
    var order: [String] = []
    func call(_ name: String, _ seconds: Double) {
      list.schedule(ScheduledCall { order.append("\(name) \(list.tick)") }, after: seconds)
    }
    call("late", 0.02)
    call("first", 0.01)
    call("second", 0.01)
    call("with the frame", 1.0 / 60)
    list.after(0.01) { order.append("app \(list.tick)") }
    list.write(
      ScrollChange(edge: .top, room: 1, offset: -1, animation: ScrollAnimation(duration: 0.01)) { _ in
        order.append("written \(list.tick)")
      })
    list.write(
      ScrollChange(edge: .bottom, room: 1, animation: ScrollAnimation(duration: 0.01)) { _ in
        order.append("unmoved \(list.tick)")
      })
    list.start(FrameTicker { _ in order.append("frame \(list.tick)") })
    list.advance(seconds: 0.02)
    #expect(
      order == [
        "unmoved 0", "first 1200", "second 1200", "app 1200", "written 1200", "with the frame 2000",
        "frame 2000", "late 2400",
      ])
  }

  @Test func framesAfterHoursInWhichNothingMovedComeAsIfAllHadBeenShown() {
    let list = SimulatedScrollView()
    list.advance(seconds: 3 * 3600 + 0.01)
    var ticks: [Int] = []
    let ticker = FrameTicker { _ in ticks.append(list.tick) }
    list.start(ticker)
    list.advance(frames: 2)
    #expect(ticks == [3 * 3600 * 120_000 + 2000, 3 * 3600 * 120_000 + 4000])
    list.schedule(ScheduledCall { list.setOffset(100, animated: true) }, after: 7200)
    ticker.stop()
    list.advance(seconds: 7200 + 0.31)
    #expect(list.contentOffset.y == 100)
  }

  @Test func aCallThatACallMakesAtOnceComesInTheSameTick() {
    let list = SimulatedScrollView()
    var ticks: [Int] = []
    list.schedule(
      ScheduledCall {
        list.schedule(ScheduledCall { ticks.append(list.tick) }, after: 0)
        list.schedule(ScheduledCall { ticks.append(list.tick) }, after: 0.001)
      }, after: 0.001)
    list.advance(seconds: 0.002)
    #expect(ticks == [120, 240])
    list.after(0) { ticks.append(-1) }
    list.advance(ticks: 0)
    #expect(ticks.last == -1)
  }

  @Test func cancellingReallyRemoves() {
    let list = SimulatedScrollView()
    let call = ScheduledCall { Issue.record("This call was cancelled") }
    list.schedule(call, after: 1)
    #expect(list.hasPendingCalls)
    call.cancel()
    #expect(!list.hasPendingCalls)
    let ticker = FrameTicker { _ in }
    list.start(ticker)
    list.start(ticker)
    #expect(list.hasFrameTickers)
    ticker.stop()
    #expect(!list.hasFrameTickers)
    let timer = list.after(0.5) { Issue.record("This timer was cancelled") }
    timer.cancel()
    list.advance(seconds: 2)
    #expect(list.now == 2)
  }

  @Test func aTickerMayStopItselfAndOthers() {
    let list = SimulatedScrollView()
    var count = 0
    let other = FrameTicker { _ in Issue.record("This ticker was stopped") }
    let first = FrameTicker { _ in
      count += 1
      other.stop()
    }
    list.start(first)
    list.start(other)
    list.advance(frames: 3)
    #expect(count == 3)
    first.stop()
    list.advance(frames: 3)
    #expect(count == 3)
  }

  @Test func settlingWaitsForTheEngineOnly() {
    let list = SimulatedScrollView()
    var done: [String] = []
    list.after(5) { done.append("app") }
    list.start(FrameTicker { _ in })
    #expect(list.settle() && list.tick == 0)
    list.schedule(ScheduledCall { done.append("engine") }, after: 0.5)
    #expect(list.settle())
    #expect(done == ["engine"] && list.now == 0.5)
    list.schedule(ScheduledCall { done.append("far") }, after: 100)
    #expect(!list.settle(limit: 1) && list.now == 1.5)
    list.advance(seconds: 4)
    #expect(done == ["engine", "app"])
  }

  @Test func settlingWaitsForWhatIsShown() {
    let list = SimulatedScrollView()
    // A write that a newer one superseded, which itself had nothing to do.
    list.write(
      ScrollChange(edge: .top, room: 60, offset: -60, animation: ScrollAnimation(duration: 0.21)))
    list.advance(seconds: 0.1)
    var outcome: ScrollOutcome?
    list.write(ScrollChange(edge: .top, room: 60) { outcome = $0 })
    #expect(outcome == .finished && list.isAnimatingWrite && list.presentedOffset() > -60)
    #expect(!list.settle(limit: 0.05) && list.tick == 18_000)
    #expect(list.settle() && list.tick == 25_200 && !list.isAnimatingWrite)
    #expect(list.presentedOffset() == -60 && list.presentedInset(at: .top) == 60)

    // An inset without an offset, and both of the app's.
    list.write(ScrollChange(edge: .bottom, room: 44, animation: ScrollAnimation(duration: 0.3)))
    list.animate(ScrollAnimation(duration: 0.4)) { list.userInset.leading = 7 }
    #expect(list.settle() && list.tick == 25_200 + 48_000)
    #expect(list.presentedInset(at: .bottom) == 44 && list.presentedInset(at: .leading) == 7)
    list.animate(ScrollAnimation(duration: 0.01)) { list.setOffset(5) }
    #expect(list.isAnimatingWrite && list.presentedOffset() == -60)
    #expect(list.settle() && list.tick == 73_200 + 1200 && list.presentedOffset() == 5)

    // Nothing to show is nothing to wait for.
    list.animate(ScrollAnimation(duration: 9)) { list.setOffset(5) }
    list.animate(ScrollAnimation(duration: 0)) { list.setOffset(6) }
    #expect(!list.isAnimatingWrite && list.settle() && list.tick == 74_400)
  }

  @Test func framesAreCounted() {
    let list = SimulatedScrollView(hz: 120)
    #expect(list.hz == 120)
    list.advance(ticks: 500)
    list.advance(frames: 1)
    #expect(list.tick == 1000)
    list.advance(frames: 2)
    #expect(list.tick == 3000)
    list.advance(frames: 0)
    #expect(list.tick == 3000)
  }

  @Test func theSameScriptGivesTheSameTimeline() {
    func run() -> SimulatedScrollView {
      let list = SimulatedScrollView()
      list.onEvent = { [unowned list] event in
        if event == .released, list.offset() < -30 {
          list.write(
            ScrollChange(edge: .top, room: 60, offset: -60, animation: ScrollAnimation(duration: 0.3)))
        }
      }
      list.finger.replay(Stroke([.init(0, 0), .init(0.013, 40), .init(0.021, 90), .init(0.047, 177)]))
      list.advance(seconds: 0.5)
      list.note("closing")
      list.write(ScrollChange(edge: .top, room: 0, animation: ScrollAnimation(duration: 0.3)))
      list.finger.fling(velocity: -1234.5)
      list.settle()
      list.setOffset(0, animated: true)
      list.settle()
      return list
    }
    let (one, two) = (run(), run())
    #expect(one.timeline == two.timeline && one.timeline.count > 50)
    func bits(_ list: SimulatedScrollView) -> [UInt64] {
      list.timeline.compactMap { event in
        if case .scrolled(_, let offset) = event.what { offset.bitPattern } else { nil }
      }
    }
    #expect(bits(one) == bits(two))
    // The same on every machine: these bits were written down once.
    let hash = bits(one).reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ $1) &* 1_099_511_628_211 }
    #expect(hash == 8_103_428_441_604_700_515)
  }

  @Test func droppingTheScrollViewFreesItAndWhatWaits() {
    final class Token {}
    weak var list: SimulatedScrollView?
    weak var token: Token?
    var finger: SimulatedFinger?
    do {
      let mine = SimulatedScrollView()
      finger = mine.finger
      let held = Token()
      (list, token) = (mine, held)
      _ = mine.refreshers
      let call = ScheduledCall { _ = held }
      mine.schedule(call, after: 1)
      mine.start(FrameTicker { _ in _ = held })
      mine.place(PlatformView(), at: ViewPlacement(.band(edge: .top, origin: -60, length: 60)))
      mine.finger.hold(offset: -30)
      mine.write(
        ScrollChange(edge: .top, room: 60, offset: -60, animation: ScrollAnimation(duration: 1)) { _ in
          _ = held
        })
      mine.advance(frames: 2)
      #expect(mine.isAnimatingWrite)
    }
    #expect(list == nil && finger != nil)
    #expect(token == nil)
  }
}
