import RefreshCore
import RefreshSimulation
import RefreshTestKit
import Testing

@Suite("B · Insets that move with the content, or together")
struct GroupB_InsetsThatMoveTests {
  // B5 · https://github.com/CoderMJLee/MJRefresh/issues/1029
  // D12 · https://github.com/CoderMJLee/MJRefresh/issues/1419
  @Test(
    "a refresh begun under a collapsed title is shown whole below the expanded one",
    arguments: Screen.vertical, NamedPolicy.headers)
  func collapsedTitle(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.list.largeTitle = LargeTitle(collapsed: 88, expanded: 140)
    bench.setOffset(-88)
    bench.step { bench.header.begin() }
    bench.advance(milliseconds: 250)
    let waits = header.policy.actionTiming == .afterOpening && header.policy.animation != nil
    #expect(bench.actions.header == (waits ? 0 : 1))
    bench.settle()
    #expect(bench.offset == -200 && bench.room.header == 60 && bench.actions.header == 1)
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.isAtRest && bench.offset == bench.rest)
    #expect(bench.mostInsetWritesPerStep <= 2)
  }

  // B6 · https://github.com/eggswift/pull-to-refresh/issues/93
  @Test("expanding the title is no pull; 61 points more are", arguments: Screen.vertical)
  func expandingTitle(_ screen: Screen) {
    let bench = EngineBench(on: screen)
    bench.list.largeTitle = LargeTitle(collapsed: 88, expanded: 140)
    bench.setOffset(0)
    bench.hold(at: -88, -110, -140)
    #expect(bench.header.phase == .idle)
    bench.hold(at: -201)
    #expect(bench.header.phase.name == "armed")
    bench.lift()
    bench.settle()
    #expect(bench.offset == -200 && bench.room.header == 60)
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.isAtRest && bench.offset == -140)
  }

  @Test("content in open room keeps its place when both insets change at once", arguments: Screen.all)
  func bothInsets(_ screen: Screen) {
    let header = RefreshPolicy.header.but {
      $0.together = .parallel
      $0.stickyRoom = false
    }
    for (offset, kept) in [(-60.0, -80.0), (1564, 1574)] {
      let bench = EngineBench(on: screen, header: header, footer: .footer)
      bench.footer.isEnabled = false
      bench.step { bench.header.begin() }
      bench.settle()
      bench.setOffset(offset)
      var insets = bench.userInset
      (insets.header, insets.footer) = (20, 10)
      bench.userInset = insets
      #expect(bench.offset == kept)
    }
  }
}
