import RefreshTestKit
import Testing

@Suite("F · One arrival, one action")
struct GroupF_FiringTwiceTests {
  // F1 · https://github.com/samvermette/SVPullToRefresh/issues/65
  @Test(
    "dragging on past the end while it loads asks for nothing",
    arguments: Screen.all, NamedPolicy.footers)
  func dragOn(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, header: nil, footer: footer.policy)
    bench.hold(at: 1500)
    let end = bench.maxOffset
    bench.hold(at: end + 20, end + 60, end + 100)
    #expect(bench.actions.footer == 1)
    bench.lift()
    bench.settle()
    #expect(bench.actions.footer == 1 && bench.phases.footer == "r")
  }

  @Test("pulling on past the threshold while it refreshes asks for nothing", arguments: Screen.all)
  func pullOn(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: .header.but { $0.fires = .atThreshold })
    bench.hold(at: -61, -80, -40, -120, -200)
    #expect(bench.actions.header == 1 && bench.offset == -200)
    bench.lift()
    bench.settle()
    #expect(bench.actions.header == 1 && bench.offset == -60)
  }

  // F3 · https://github.com/CRAnimation/CRRefresh/issues/40
  @Test("a load that is over at once loads again with the next drag only", arguments: Screen.all)
  func overAtOnce(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer)
    bench.onAction.footer = { [unowned bench] in bench.footer.end() }
    bench.hold(at: 1500, 1564)
    bench.advance(frames: 10)
    bench.hold(at: 1580, 1570, 1590)
    #expect(bench.actions.footer == 1)
    bench.lift()
    bench.settle()
    #expect(bench.offset == 1564 && bench.actions.footer == 1)
    bench.hold(at: 1560, 1570)
    #expect(bench.actions.footer == 2)
  }

  @Test(
    "a load over at once fires once for a fling and its bounce",
    arguments: Screen.all, NamedPolicy.footers)
  func overAtOnceAfterAFling(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, header: nil, footer: footer.policy)
    bench.onAction.footer = { [unowned bench] in bench.footer.end() }
    bench.setOffset(800)
    bench.fling(velocity: 5000)
    bench.settle()
    #expect(bench.actions.footer == 1 && bench.offset == bench.maxOffset)
  }

  @Test("a refresh that is over at once needs another pull", arguments: Screen.all, NamedPolicy.headers)
  func refreshOverAtOnce(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.onAction.header = { [unowned bench] in bench.header.end() }
    bench.pull(to: -150)
    bench.settle()
    #expect(bench.actions.header == 1)
    bench.pull(to: -150)
    bench.settle()
    #expect(bench.actions.header == 2 && bench.isAtRest && bench.offset == 0)
  }

  // F4 · https://github.com/xuelongqy/flutter_easy_refresh/issues/535
  @Test("a finger that stays at the end loads once", arguments: Screen.all, NamedPolicy.footers)
  func heldAtTheEnd(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, header: nil, footer: footer.policy)
    bench.hold(at: 1500, 1594)
    for place in [1595.0, 1590, 1600] {
      bench.step { bench.footer.end() }
      bench.advance(frames: 5)
      bench.hold(at: place)
    }
    #expect(bench.actions.footer == 1)
    bench.contentLength = 2600
    bench.advance(frames: 30)
    bench.hold(at: 1610)
    #expect(bench.actions.footer == 1 && bench.footer.phase == .idle)
    bench.hold(at: 2170)
    #expect(bench.actions.footer == 2)
  }

  @Test("a finger that holds a pull while its refresh ends has to go back first", arguments: Screen.all)
  func heldPull(_ screen: Screen) {
    for fires in [RefreshPolicy.Trigger.atThreshold, .onRelease] {
      let bench = EngineBench(on: screen, header: .header.but { $0.fires = fires })
      bench.hold(at: -70)
      if fires == .onRelease {
        bench.lift()
        bench.hold(at: -70)
      }
      for place in [-70.0, -80, -75] {
        bench.step { bench.header.end() }
        bench.advance(frames: 5)
        bench.hold(at: place)
      }
      #expect(bench.actions.header == 1)
      bench.hold(at: -50, -70)
      if fires == .onRelease { bench.lift() }
      #expect(bench.actions.header == 2)
    }
  }
}
