import RefreshTestKit
import Testing

@Suite("J · Flings and momentum")
struct GroupJ_MomentumTests {
  /// Headers that a bounce must not fool.
  nonisolated static let headers =
    NamedPolicy.headers + [
      NamedPolicy("header at the threshold", .header.but { $0.fires = .atThreshold }),
      NamedPolicy("header decided by phase", .header.but { $0.release = .phase }),
      NamedPolicy("header armed early", .header.but { $0.triggerLength = 10 }),
    ]

  // J1 · https://github.com/globulus/swiftui-pull-to-refresh/issues/14
  //      https://github.com/Sephiroth87/ODRefreshControl/issues/33
  //      https://github.com/NiciusB/react-native-web-refresh-control/issues/15
  //      https://github.com/samvermette/SVPullToRefresh/pull/269
  //      https://github.com/ProgressNS/nativescript-ui-feedback/issues/15
  @Test(
    "a flick to the start bounces past the threshold and refreshes nothing",
    arguments: Screen.all, headers)
  func flick(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.setOffset(1000)
    bench.fling(velocity: -6000)
    let deepest = bench.trajectory(frames: 3 * screen.hz).min() ?? 0
    #expect(deepest < -100)
    #expect(bench.actions.header == 0 && bench.phases.header == "" && bench.host.writes.isEmpty)
    #expect(bench.offset == 0)
  }

  @Test("a short pull that is thrown further down refreshes nothing", arguments: Screen.all)
  func thrownPull(_ screen: Screen) {
    let bench = EngineBench(on: screen)
    bench.hold(at: -40)
    bench.lift(velocity: -4000)
    let deepest = bench.trajectory(frames: 3 * screen.hz).min() ?? 0
    #expect(deepest < -60 && bench.actions.header == 0)
    #expect(bench.phases.header == "pwi" && bench.offset == 0)
  }

  @Test("a flick to the end bounces past a pulled footer and loads nothing", arguments: Screen.all)
  func flickToTheEnd(_ screen: Screen) {
    let bench = EngineBench(on: screen, footer: .pulledFooter)
    bench.setOffset(1000)
    bench.fling(velocity: 6000)
    let furthest = bench.trajectory(frames: 3 * screen.hz).max() ?? 0
    #expect(furthest > 1520 + 44 && bench.offset == 1520)
    #expect(bench.actions.footer == 0 && bench.phases.footer == "")
  }

  @Test("a touch that stops a bounce without moving refreshes nothing", arguments: Screen.all, headers)
  func caught(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.setOffset(1000)
    bench.fling(velocity: -6000)
    while bench.offset > -80 { bench.advance(frames: 1) }
    bench.step { bench.list.finger.down() }
    bench.advance(frames: 5)
    bench.lift()
    bench.settle()
    #expect(bench.actions.header == 0 && bench.offset == 0)
  }

  @Test("code that scrolls past the start refreshes nothing", arguments: Screen.all, headers)
  func code(_ screen: Screen, _ header: NamedPolicy) {
    for animated in [true, false] {
      let bench = EngineBench(on: screen, header: header.policy)
      bench.setOffset(-120, animated: animated)
      bench.settle()
      bench.setOffset(0, animated: animated)
      bench.settle()
      #expect(bench.actions.header == 0 && bench.phases.header == "")
    }
  }

  // J3 · https://github.com/BoxFactura/pulltorefresh.js/issues/89
  @Test("a pull that begins during a bounce counts", arguments: Screen.all, NamedPolicy.headers)
  func pullDuringABounce(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.pull(to: -50)
    while bench.offset < -20 { bench.advance(frames: 1) }
    #expect(bench.list.isMoving && bench.offset < 0)
    bench.pull(to: -90)
    bench.settle()
    #expect(bench.actions.header == 1 && bench.header.phase == .refreshing && bench.offset == -60)
  }

  @Test("a pull that begins while a refresh closes counts", arguments: Screen.all, NamedPolicy.headers)
  func pullDuringAClosing(_ screen: Screen, _ header: NamedPolicy) {
    for frames in stride(from: 0, through: 24, by: 4) {
      let bench = EngineBench(on: screen, header: header.policy)
      bench.pull(to: -90)
      bench.settle()
      bench.step { bench.header.end() }
      bench.advance(frames: frames)
      bench.hold(at: -30, -90)
      bench.lift()
      bench.settle()
      #expect(bench.actions.header == 2 && bench.header.phase == .refreshing, "\(frames) frames")
      #expect(bench.room.header == 60 && bench.offset == -60, "\(frames) frames")
    }
  }

  @Test("a pull past the end that begins during a bounce there counts", arguments: Screen.all)
  func pullAtTheEndDuringABounce(_ screen: Screen) {
    let bench = EngineBench(on: screen, footer: .pulledFooter)
    bench.setOffset(1510)
    bench.pull(to: 1550)
    while bench.offset > 1530 { bench.advance(frames: 1) }
    bench.pull(to: 1590)
    bench.settle()
    #expect(bench.actions.footer == 1 && bench.footer.phase == .refreshing)
  }
}
