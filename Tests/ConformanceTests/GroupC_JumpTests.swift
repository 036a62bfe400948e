import RefreshTestKit
import Testing

@Suite("C · Nobody is moved")
struct GroupC_JumpTests {
  // C2 · https://github.com/CoderMJLee/MJRefresh/issues/359
  @Test(
    "rows that came with a load leave the rows before them where they were",
    arguments: Screen.all, NamedPolicy.footers)
  func newRows(_ screen: Screen, _ footer: NamedPolicy) {
    for closing in [RefreshPolicy.Closing.idleFirst, .closeFirst] {
      let bench = EngineBench(on: screen, header: nil, footer: footer.policy.but { $0.closing = closing })
      bench.hold(at: 1510, 1564)
      bench.lift()
      bench.settle()
      let before = bench.offset
      #expect(bench.footer.phase == .refreshing && before == 1564)
      bench.contentLength = 2600
      bench.step { bench.footer.end() }
      #expect(bench.offset == before)
      bench.settle()
      #expect(bench.offset == before && bench.footer.phase == .idle)
    }
  }

  @Test("a load that ends before its rows come does not lose the place either", arguments: Screen.all)
  func endBeforeRows(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer)
    bench.hold(at: 1510, 1564)
    bench.lift()
    bench.step { bench.footer.end() }
    bench.contentLength = 2600
    bench.settle()
    #expect(bench.offset == 1564)
  }

  // C3 · https://github.com/BeatsKitano/KafkaRefresh/issues/64
  //      https://github.com/pronebird/UIScrollView-InfiniteScroll/pull/55
  @Test("a load that ends during a fling leaves its course alone", arguments: Screen.all, NamedPolicy.footers)
  func endDuringAFling(_ screen: Screen, _ footer: NamedPolicy) {
    func course(_ policy: RefreshPolicy?) -> [Double] {
      let bench = EngineBench(on: screen, header: nil, footer: policy)
      bench.setOffset(1000)
      bench.fling(velocity: 1800)
      var places = bench.trajectory(frames: 10)
      #expect(policy == nil || bench.footer.phase == .refreshing)
      bench.contentLength = 2600
      bench.step { bench.footer.end() }
      places += bench.trajectory(frames: 3 * screen.hz)
      return places
    }
    let alone = course(nil)
    let withFooter = course(footer.policy.but { $0.preloadDistance = 600 })
    #expect(zip(alone, withFooter).allSatisfy { abs($0 - $1) <= 0.5 })
  }

  @Test("a refresh that ends during a fling leaves its course alone", arguments: Screen.all)
  func refreshEndsDuringAFling(_ screen: Screen) {
    func course(refreshes: Bool) -> [Double] {
      let bench = EngineBench(on: screen)
      bench.setOffset(400)
      if refreshes { bench.step { bench.header.begin(reveal: false) } }
      bench.fling(velocity: 1500)
      var places = bench.trajectory(frames: 10)
      bench.step { bench.header.end() }
      places += bench.trajectory(frames: 3 * screen.hz)
      return places
    }
    #expect(course(refreshes: true) == course(refreshes: false))
  }

  // C5 · https://github.com/eggswift/pull-to-refresh/issues/125
  //      https://github.com/CoderMJLee/MJRefresh/issues/1009
  //      https://github.com/CoderMJLee/MJRefresh/issues/992
  //      https://github.com/CoderMJLee/MJRefresh/issues/1097
  //      https://github.com/CoderMJLee/MJRefresh/issues/1071
  @Test("estimated sizes that shrink and grow are no arrivals", arguments: Screen.all, [1200.0, 1420, 1564])
  func estimates(_ screen: Screen, start: Double) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer.but { $0.preloadDistance = 400 })
    bench.hold(at: 1100, start)
    bench.lift()
    #expect(bench.actions.footer == 1)
    let writes = bench.list.offsetWrites
    bench.list.layoutPass {
      for length in [2000.0, 1900, 2600] { bench.contentLength = length }
    }
    bench.settle()
    // The scroll view itself keeps the content within its edges, which were at 1464 for a while.
    #expect(bench.offset == min(start, 1464) && bench.list.offsetWrites == writes)
    #expect(bench.actions.footer == 1 && bench.footer.phase == .refreshing)
    bench.step { bench.footer.end() }
    bench.settle()
    #expect(bench.actions.footer == 1 && bench.offset == min(start, 1464))
  }

  @Test("sizes that change while nothing loads are no arrivals", arguments: Screen.all)
  func estimatesAtRest(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer)
    bench.setOffset(1000)
    for length in [1400.0, 1450, 1300, 1480, 2600] { bench.contentLength = length }
    bench.settle()
    #expect(bench.actions.footer == 0 && bench.phases.footer == "")
  }

  // C6 · https://github.com/CoderMJLee/MJRefresh/issues/424
  @Test("a content size that is the old one does nothing", arguments: Screen.all, NamedPolicy.footers)
  func sameSize(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, footer: footer.policy)
    bench.hold(at: 1510, 1564)
    bench.lift()
    bench.settle()
    let (happened, phases) = (bench.list.timeline.count, bench.phases.footer)
    bench.step { bench.host.refreshers.report(.contentChanged) }
    bench.contentLength = 2000
    #expect(bench.list.timeline.count == happened && bench.phases.footer == phases)
  }

  // C8 · https://benscheirman.com/2017/12/jerky-scrolling-with-uirefreshcontrol-uitableview.html
  @Test("an end without a refresh does not stop a fling", arguments: Screen.all, [1500.0, -1500])
  func endWhileIdle(_ screen: Screen, velocity: Double) {
    func course(ends: Bool) -> [Double] {
      let bench = EngineBench(on: screen, footer: .loadingFooter)
      bench.setOffset(700)
      bench.fling(velocity: velocity)
      bench.advance(milliseconds: 100)
      let (happened, writes) = (bench.list.timeline.count, bench.host.writes.count)
      if ends {
        bench.step {
          bench.header.end()
          bench.footer.end(.failure)
        }
      }
      #expect(bench.list.timeline.count == happened && bench.host.writes.count == writes)
      #expect(bench.ends.header == [] && bench.ends.footer == [])
      return bench.trajectory(frames: 4 * screen.hz)
    }
    #expect(course(ends: true) == course(ends: false))
  }

  // C9 · https://github.com/pronebird/UIScrollView-InfiniteScroll/issues/76
  @Test("after a load code scrolls all the way to the start", arguments: Screen.all, NamedPolicy.footers)
  func scrollToStart(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(.notched, on: screen, footer: footer.policy)
    bench.setOffset(bench.maxOffset - 10)
    bench.pull(to: bench.maxOffset + 20)
    bench.step { bench.footer.end() }
    bench.setOffset(bench.rest, animated: true)
    bench.settle()
    #expect(bench.offset == -88 && bench.actions.footer == 1 && bench.actions.header == 0)
  }

  @Test("code scrolls to the start while the footer's room closes", arguments: Screen.all)
  func scrollToStartWhileClosing(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .loadingFooter)
    bench.setOffset(1510)
    bench.pull(to: 1540)
    bench.settle()
    bench.setOffset(0, animated: true)
    bench.advance(frames: 4)
    bench.step { bench.footer.end() }
    bench.settle()
    #expect(bench.offset == 0 && bench.inset.footer == 0)
  }

  // C11 · https://github.com/Tencent-TDS/KuiklyUI/pull/1372
  @Test("a pull that goes back under the finger stays under the finger", arguments: Screen.all)
  func backUnderTheFinger(_ screen: Screen) {
    let bench = EngineBench(on: screen)
    bench.hold(at: -80, -30)
    #expect(bench.offset == -30 && bench.room.header == 0 && bench.host.writes.isEmpty)
    bench.lift()
    bench.settle()
    #expect(bench.offset == 0 && bench.host.writes.isEmpty && bench.actions.header == 0)
  }

  @Test("a refresh that ends under the finger does not move what it holds", arguments: Screen.all)
  func endUnderTheFinger(_ screen: Screen) {
    for place in [-90.0, -60, -30, 0, 200] {
      let bench = EngineBench(on: screen)
      bench.step { bench.header.begin() }
      bench.settle()
      bench.hold(at: place)
      bench.step { bench.header.end() }
      bench.advance(frames: 40)
      #expect(bench.offset == place && bench.room.header == 0)
      bench.cancelTouch()
      bench.settle()
      #expect(bench.offset == max(place, 0) && bench.isAtRest)
    }
  }
}
