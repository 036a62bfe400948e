import RefreshTestKit
import Testing

@Suite("D · A refresh that has ended is over")
struct GroupD_StuckTests {
  // D1 · https://github.com/CoderMJLee/MJRefresh/issues/1433
  //      https://github.com/CoderMJLee/MJRefresh/pull/673
  //      https://github.com/CoderMJLee/MJRefresh/pull/1417
  //      https://github.com/CoderMJLee/MJRefresh/issues/718
  @Test("an end in the turn of the begin closes for good", arguments: Screen.all, NamedPolicy.headers)
  func endAtOnce(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(.notched, on: screen, header: header.policy)
    bench.step {
      bench.header.begin()
      bench.header.end()
    }
    bench.settle()
    bench.advance(frames: screen.hz)
    #expect(bench.isAtRest && bench.offset == -88)
    let opensAtOnce = header.policy.actionTiming == .atStart || header.policy.animation == nil
    #expect(bench.actions.header == (opensAtOnce ? 1 : 0))
  }

  @Test("an end at any millisecond closes for good", arguments: Screen.vertical)
  func endAtAnyMillisecond(_ screen: Screen) {
    for delay in 0...500 {
      let bench = EngineBench(on: screen)
      bench.list.recordsTimeline = false
      bench.step { bench.header.begin() }
      bench.advance(milliseconds: delay)
      bench.step { bench.header.end() }
      bench.settle()
      #expect(bench.isAtRest && bench.offset == 0, "\(delay) ms")
    }
  }

  @Test("an end at any moment closes for good", arguments: Screen.all, NamedPolicy.headers)
  func endAtAnyMoment(_ screen: Screen, _ header: NamedPolicy) {
    for delay in stride(from: 0, through: 500, by: 50) {
      let bench = EngineBench(on: screen, header: header.policy)
      bench.step { bench.header.begin() }
      bench.advance(milliseconds: delay)
      bench.step { bench.header.end() }
      bench.settle()
      #expect(bench.isAtRest && bench.offset == 0, "\(delay) ms")
    }
  }

  @Test("an end at any moment after a pull closes for good", arguments: Screen.all, NamedPolicy.headers)
  func endAtAnyMomentAfterAPull(_ screen: Screen, _ header: NamedPolicy) {
    for delay in stride(from: 0, through: 700, by: 70) {
      let bench = EngineBench(on: screen, header: header.policy)
      bench.pull(to: -75)
      bench.advance(milliseconds: delay)
      bench.step { bench.header.end() }
      bench.settle()
      #expect(bench.isAtRest && bench.offset == 0, "\(delay) ms")
    }
  }

  @Test("a load that ends at any moment closes for good", arguments: Screen.all)
  func loadEndsAtAnyMoment(_ screen: Screen) {
    for delay in stride(from: 0, through: 500, by: 50) {
      for policy in [RefreshPolicy.loadingFooter, .pulledFooter.but { $0.closing = .closeFirst }] {
        let bench = EngineBench(on: screen, header: nil, footer: policy)
        bench.setOffset(1510)
        bench.pull(to: 1590)
        bench.advance(milliseconds: delay)
        bench.step { bench.footer.end() }
        bench.settle()
        #expect(bench.footer.phase == .idle && bench.room.footer == 0 && bench.offset == 1520, "\(delay) ms")
        #expect(bench.actions.footer == 1)
      }
    }
  }

  // D4 · https://github.com/CoderMJLee/MJRefresh/pull/497
  @Test(
    "beginning again while the page is covered does not outlive the end",
    arguments: Screen.all, NamedPolicy.headers)
  func beginWhileCovered(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.step { bench.header.begin() }
    bench.settle()
    bench.list.isInWindow = false
    bench.step {
      bench.header.begin()
      bench.header.end()
    }
    bench.list.isInWindow = true
    bench.settle()
    #expect(bench.isAtRest && bench.offset == 0 && bench.actions.header == 1)
  }

  @Test(
    "beginning after the end while the page is covered starts once it is not",
    arguments: Screen.all, NamedPolicy.headers)
  func beginAfterEndWhileCovered(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.step { bench.header.begin() }
    bench.settle()
    bench.list.isInWindow = false
    bench.step {
      bench.header.end()
      bench.header.begin()
    }
    bench.settle()
    #expect(bench.actions.header == 1 && bench.header.isPending)
    bench.list.isInWindow = true
    bench.settle()
    #expect(bench.actions.header == 2 && bench.room.header == 60 && bench.offset == -60)
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.isAtRest && bench.offset == 0)
  }

  // D6 · https://github.com/yongyuandouneng/YNPageViewController/issues/76
  //      https://github.com/bluesky-social/social-app/pull/9951
  @Test(
    "an end while the page is covered leaves nothing to be seen later",
    arguments: Screen.all, NamedPolicy.headers)
  func endWhileCovered(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(.notched, on: screen, header: header.policy)
    bench.step { bench.header.begin() }
    bench.settle()
    bench.list.isInWindow = false
    bench.step { bench.header.end() }
    bench.list.isInWindow = true
    bench.step { bench.list.layoutPass {} }
    #expect(bench.room.header == 0 && bench.offset == -88 && bench.header.phase == .idle)
    #expect(!bench.list.isAnimatingWrite && bench.list.presentedOffset(along: screen.axis) == -88)
  }

  @Test("the same for a load", arguments: Screen.all)
  func loadEndsWhileCovered(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .loadingFooter)
    bench.setOffset(1510)
    bench.step { bench.footer.begin() }
    bench.settle()
    #expect(bench.offset == 1564)
    bench.list.isInWindow = false
    bench.step { bench.footer.end() }
    bench.list.isInWindow = true
    bench.turn()
    #expect(bench.room.footer == 0 && bench.offset == 1520 && !bench.list.isAnimatingWrite)
  }

  // D7 · https://github.com/Sephiroth87/ODRefreshControl/issues/27
  //      https://github.com/Sephiroth87/ODRefreshControl/issues/51
  @Test(
    "an end while the list still bounces lets it come to rest",
    arguments: Screen.all, NamedPolicy.headers)
  func endDuringTheBounce(_ screen: Screen, _ header: NamedPolicy) {
    for velocity in [0.0, -800, 800] {
      let bench = EngineBench(on: screen, header: header.policy)
      bench.hold(at: -140)
      bench.lift(velocity: velocity)
      bench.advance(milliseconds: 50)
      bench.step { bench.header.end() }
      bench.settle()
      #expect(bench.isAtRest && bench.offset >= 0)
      if velocity <= 0 { #expect(bench.offset == 0) }
    }
  }

  // D9 · https://github.com/dotnet/maui/issues/8926
  @Test("pulling, going back and letting go is nothing", arguments: Screen.all)
  func pullAndGoBack(_ screen: Screen) {
    for back in [0.0, 40, -59, -60] {
      let bench = EngineBench(on: screen)
      bench.hold(at: -80, back)
      bench.lift()
      bench.settle()
      #expect(bench.header.phase == .idle && bench.actions.header == 0 && bench.host.writes.isEmpty)
    }
  }
}
