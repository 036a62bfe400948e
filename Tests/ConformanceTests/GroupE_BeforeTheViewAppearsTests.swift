import RefreshTestKit
import Testing

@Suite("E · A begin before anything is on screen")
struct GroupE_BeforeTheViewAppearsTests {
  // E2 · https://github.com/CoderMJLee/MJRefresh/issues/862
  @Test("starts when the view appears, at once and by one write", arguments: Screen.all, NamedPolicy.headers)
  func appears(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(.notched, on: screen, header: header.policy, isInWindow: false)
    bench.step { bench.header.begin() }
    bench.settle()
    #expect(bench.header.isPending && bench.header.phase == .idle && bench.host.writes.isEmpty)
    bench.step { bench.list.isInWindow = true }
    #expect(bench.header.phase == .refreshing && bench.actions.header == 1)
    #expect(bench.list.insetWrites == 1 && bench.list.offsetWrites == 1 && bench.host.writes.count == 1)
    #expect(bench.host.writes[0].animation == nil && !bench.list.isAnimatingWrite)
    #expect(bench.list.presentedOffset(along: screen.axis) == -88 - 60)
    bench.settle()
    #expect(bench.host.writes.count == 1 && bench.actions.header == 1)
  }

  @Test("starts when the view gets a size, at once and by one write", arguments: Screen.all)
  func getsASize(_ screen: Screen) {
    let bench = EngineBench(on: screen)
    let size = bench.list.viewportSize
    bench.list.viewportSize = .zero
    bench.step { bench.header.begin() }
    #expect(bench.header.isPending && bench.host.writes.isEmpty)
    bench.step { bench.list.viewportSize = size }
    #expect(bench.host.writes.count == 1 && bench.host.writes[0].animation == nil)
    #expect(bench.offset == -60 && bench.room.header == 60 && bench.actions.header == 1)
  }

  @Test("a load starts when the view appears", arguments: Screen.all)
  func loadAppears(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .loadingFooter, isInWindow: false)
    bench.footer.isEnabled = false
    bench.setOffset(1520)
    bench.step { bench.footer.begin() }
    bench.step { bench.list.isInWindow = true }
    #expect(bench.actions.footer == 1 && bench.offset == 1564 && bench.host.writes.count == 1)
    #expect(bench.host.writes[0].animation == nil)
  }

  // E3 · https://github.com/the-blue-alliance/the-blue-alliance-ios/pull/1141
  @Test("is kept through as many screens as it takes, and starts once", arguments: Screen.all)
  func keptOnce(_ screen: Screen) {
    let bench = EngineBench(on: screen, isInWindow: false)
    for _ in 1...3 { bench.step { bench.header.begin() } }
    bench.advance(milliseconds: 5000)
    #expect(bench.actions.header == 0 && bench.header.isPending)
    for _ in 1...3 {
      bench.step { bench.list.isInWindow = true }
      bench.step { bench.list.isInWindow = false }
    }
    #expect(bench.actions.header == 1 && bench.phases.header == "r")
  }

  @Test("is forgotten if it is ended before", arguments: Screen.all)
  func endedBefore(_ screen: Screen) {
    let bench = EngineBench(on: screen, isInWindow: false)
    bench.step {
      bench.header.begin()
      bench.header.end()
    }
    bench.step { bench.list.isInWindow = true }
    bench.settle()
    #expect(bench.actions.header == 0 && bench.phases.header == "" && bench.host.writes.isEmpty)
    #expect(bench.ends.header == [])
  }

  @Test("is forgotten if the control is removed before", arguments: Screen.all)
  func removedBefore(_ screen: Screen) {
    let bench = EngineBench(on: screen, isInWindow: false)
    bench.step { bench.header.begin() }
    bench.step { bench.header.detach() }
    bench.step { bench.list.isInWindow = true }
    bench.attach(bench.header)
    bench.settle()
    #expect(bench.actions.header == 0 && bench.isAtRest)
  }

  // E5 · https://github.com/m1entus/INSPullToRefresh/issues/54
  @Test(
    "comes to rest below a bar that appeared in the same turn",
    arguments: Screen.all, NamedPolicy.headers)
  func barInTheSameTurn(_ screen: Screen, _ header: NamedPolicy) {
    for barFirst in [true, false] {
      let bench = EngineBench(on: screen, header: header.policy, isInWindow: false)
      bench.step { bench.header.begin() }
      if barFirst {
        bench.bars.header = 64
        bench.step { bench.list.isInWindow = true }
      } else {
        bench.step { bench.list.isInWindow = true }
        bench.bars.header = 64
      }
      bench.settle()
      #expect(bench.offset == -124 && bench.room.header == 60 && bench.actions.header == 1)
      bench.step { bench.header.end() }
      bench.settle()
      #expect(bench.offset == -64 && bench.room.header == 0)
    }
  }

  @Test("comes to rest below an inset that appeared in the same turn", arguments: Screen.all, [true, false])
  func insetInTheSameTurn(_ screen: Screen, raw: Bool) {
    let bench = EngineBench(on: screen)
    bench.step { bench.header.begin() }
    if raw {
      bench.writeInset(64, at: screen.startEdge, meaning: 64)
    } else {
      bench.userInset.header = 64
    }
    bench.settle()
    #expect(bench.offset == -124 && bench.inset.header == 124)
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.offset == -64 && bench.inset.header == 64)
  }
}
