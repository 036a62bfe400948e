import RefreshTestKit
import Testing

@Suite("Law 10 · Dropping the scroll view frees everything")
struct Law10LifetimeTests {
  /// States in which a screen may be left.
  nonisolated static let states = [
    "idle", "pulling", "armed", "returning", "opening", "refreshing", "closing", "no more data", "waiting",
    "flying", "scrolled by code", "timed", "in a layout pass", "hidden",
  ]

  private func enter(_ state: String, _ list: SimulatedScrollView, _ header: Refresher, _ footer: Refresher) {
    switch state {
    case "pulling": list.finger.hold(offset: -30)
    case "armed": list.finger.hold(offset: -90)
    case "returning":
      list.finger.hold(offset: -30)
      list.finger.lift()
      list.advance(frames: 1)
    case "opening": header.begin()
    case "refreshing":
      header.begin()
      footer.begin()
      list.settle()
    case "closing":
      header.begin()
      list.settle()
      header.end()
      list.advance(frames: 1)
    case "no more data": footer.noMoreData()
    case "waiting":
      list.isInWindow = false
      header.begin()
    case "flying": list.finger.fling(velocity: -3000)
    case "scrolled by code": list.setOffset(900, animated: true)
    case "timed":
      header.policy.timeOut = 9
      header.policy.minimumTime = 5
      header.begin()
      header.end()
    case "in a layout pass": list.layoutPass { header.begin() }
    case "hidden":
      header.begin()
      header.isHidden = true
    default: break
    }
  }

  @Test("in whatever state it is", arguments: states, NamedPolicy.headers)
  func dropped(state: String, _ named: NamedPolicy) {
    let lives = LifetimeTracker()
    do {
      let list = lives.track(SimulatedScrollView(), "list")
      let header = lives.track(
        Refresher(slot: .header, policy: named.policy.but { $0.together = .parallel }), "header")
      let footer = lives.track(Refresher(slot: .footer, policy: .footer), "footer")
      let token = lives.track(Token(), "what the actions keep")
      for refresher in [header, footer] {
        let view = lives.track(PlatformView(), "view")
        refresher.indicator = RefreshIndicator(view: view, length: 44)
        refresher.action = { token.count += 1 }
        lives.track(refresher.observe { _, _ in token.count += 1 }, "observation")
        list.refreshers.attach(refresher)
      }
      lives.track(list.refreshers, "slots")
      enter(state, list, header, footer)
    }
    lives.expectAllGone()
  }

  @Test(
    "a refresher that is kept outlives its scroll view and does nothing more",
    arguments: NamedPolicy.headers)
  func kept(_ named: NamedPolicy) {
    let lives = LifetimeTracker()
    let header = Refresher(slot: .header, policy: named.policy)
    do {
      let list = lives.track(SimulatedScrollView(), "list")
      list.refreshers.attach(header)
      header.begin()
    }
    lives.expectAllGone()
    header.end()
    header.begin()
    header.noMoreData()
    header.detach()
    #expect(!header.isAttached && header.host == nil)
  }

  @Test("a refresher that is detached is let go of")
  func detached() {
    let lives = LifetimeTracker()
    let list = SimulatedScrollView()
    do {
      let header = lives.track(Refresher(slot: .header), "header")
      list.refreshers.attach(header)
      header.begin()
      header.detach()
    }
    list.settle()
    lives.expectAllGone()
    #expect(list.room == .zero && list.offset() == 0)
  }

  private final class Token { var count = 0 }
}

@Suite("Law 11 · Nothing is written that need not be")
struct Law11WritingTests {
  @Test(
    "a pull and a refresh take one write to open and one to close",
    arguments: Screen.all, NamedPolicy.headers)
  func twoWrites(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.hold(at: -20, -40, -60, -80)
    #expect(bench.host.writes.isEmpty)
    bench.lift()
    bench.settle()
    #expect(bench.host.writes.count == 1 && bench.host.writes[0].room == 60)
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.host.writes.count == 2 && bench.host.writes[1].room == 0)
    #expect(bench.mostInsetWritesPerStep == 1 && bench.host.deepestWrite == 1)
  }

  @Test("a room that follows the finger is written in halves of a point at the least", arguments: Screen.all)
  func smallSteps(_ screen: Screen) {
    let bench = EngineBench(on: screen)
    bench.step { bench.header.begin() }
    bench.settle()
    // The bench fails for every write of less.
    for step in 0...700 { bench.hold(at: -65 + 0.1 * Double(step)) }
    #expect(bench.mostInsetWritesPerStep == 1 && bench.room.header == 0)
    for step in 0...700 { bench.hold(at: 5 - 0.1 * Double(step)) }
    #expect(bench.room.header == 60 && bench.host.writes.count <= 241)
  }

  @Test("a host that rounds its insets is written to no more than once a step", arguments: Screen.all)
  func rounding(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: .header.but { $0.restingLength = 60.4 })
    bench.hostMovesUserInset = true
    bench.list.distortRoom = { _, points in (points * 3).rounded() / 3 }
    bench.pull(to: -70)
    bench.settle()
    bench.hold(at: -50, -30, -10, 20)
    bench.lift()
    bench.settle()
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.mostInsetWritesPerStep <= 1 && bench.room.header == 0)
  }

  @Test("nothing is written in a layout pass, and once after it", arguments: Screen.all, NamedPolicy.headers)
  func layoutPass(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.list.layoutPass {
      bench.header.begin()
      #expect(bench.host.writes.isEmpty && bench.offset == 0)
    }
    #expect(bench.host.writes.isEmpty)
    bench.settle()
    #expect(bench.host.writes.count == 1 && bench.room.header == 60 && bench.offset == -60)
    #expect(bench.actions.header == 1)
    bench.list.layoutPass { bench.header.end() }
    bench.settle()
    #expect(bench.host.writes.count == 2 && bench.isAtRest && bench.offset == 0)
  }

  @Test("begin and end in one layout pass come to nothing", arguments: Screen.all, NamedPolicy.headers)
  func layoutPassForNothing(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.list.layoutPass {
      bench.header.begin()
      bench.header.end()
    }
    bench.settle()
    #expect(bench.isAtRest && bench.offset == 0 && bench.list.insetWrites == 0)
  }

  @Test("no other property of the scroll view is touched", arguments: Screen.all, [true, false])
  func properties(_ screen: Screen, flag: Bool) {
    let bench = EngineBench(on: screen, footer: .loadingFooter)
    bench.list.bounces = true
    bench.list.isPagingEnabled = false
    if screen.axis == .vertical {
      bench.list.alwaysBounceHorizontal = flag
    } else {
      bench.list.alwaysBounceVertical = flag
    }
    let other: ScrollAxis = screen.axis == .vertical ? .horizontal : .vertical
    bench.pull(to: -90)
    bench.settle()
    bench.step { bench.header.end() }
    bench.fling(velocity: 6000)
    bench.settle()
    bench.step { bench.footer.end() }
    bench.settle()
    #expect(bench.list.bounces && !bench.list.isPagingEnabled && bench.list.isScrollEnabled)
    #expect(
      (screen.axis == .vertical ? bench.list.alwaysBounceHorizontal : bench.list.alwaysBounceVertical) == flag
    )
    #expect(bench.list.offset(along: other) == 0 && bench.list.bars == .zero)
  }
}

@Suite("Law 12 · Idle means that nothing ticks")
struct Law12IdleTests {
  @Test("after each kind of refresh", arguments: Screen.all, NamedPolicy.headers)
  func afterRefreshes(_ screen: Screen, _ header: NamedPolicy) {
    let policy = header.policy.but {
      $0.timeOut = 20
      $0.minimumTime = 0.5
    }
    let bench = EngineBench(on: screen, header: policy, footer: .footer)
    #expect(bench.isAtRest)
    for _ in 1...3 {
      bench.pull(to: -90)
      bench.advance(milliseconds: 1000)
      bench.step { bench.header.end() }
      // Not until everything has settled: a time-out that nobody needs would have passed by then.
      bench.advance(milliseconds: 2000)
      #expect(bench.isAtRest && !bench.list.hasFrameTickers && !bench.list.hasPendingCalls)
    }
    bench.hold(at: -50)
    #expect(!bench.list.hasFrameTickers && !bench.list.hasPendingCalls)
    bench.cancelTouch()
    bench.step { bench.header.begin() }
    bench.step { bench.header.detach() }
    bench.advance(milliseconds: 2000)
    #expect(!bench.list.hasFrameTickers && !bench.list.hasPendingCalls)
  }

  @Test("a refresh asks for no frames either", arguments: Screen.all)
  func whileRefreshing(_ screen: Screen) {
    let bench = EngineBench(on: screen, footer: .footer)
    bench.pull(to: -90)
    bench.settle()
    #expect(!bench.list.hasFrameTickers && !bench.list.hasPendingCalls)
  }
}
