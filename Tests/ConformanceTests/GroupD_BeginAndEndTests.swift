import RefreshTestKit
import Testing

@Suite("D · Beginning, and beginning again")
struct GroupD_BeginAndEndTests {
  // D3 · https://github.com/CoderMJLee/MJRefresh/issues/141
  @Test("a second begin is ignored unless the policy restarts", arguments: Screen.all)
  func secondBegin(_ screen: Screen) {
    for (second, actions) in [(RefreshPolicy.SecondBegin.ignore, 1), (.restart, 2)] {
      let bench = EngineBench(on: screen, header: .header.but { $0.secondBegin = second })
      bench.step { bench.header.begin() }
      bench.settle()
      bench.step { bench.header.begin() }
      bench.settle()
      #expect(bench.actions.header == actions && bench.room.header == 60)
      bench.step { bench.header.end() }
      bench.settle()
      #expect(bench.isAtRest && bench.offset == 0 && bench.ends.header == [.success])
    }
  }

  @Test("a second begin that queues is a second refresh", arguments: Screen.all, NamedPolicy.headers)
  func queued(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy.but { $0.secondBegin = .queue })
    bench.step {
      bench.header.begin()
      bench.header.begin()
    }
    bench.settle()
    #expect(bench.actions.header == 1)
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.actions.header == 2 && bench.header.isRefreshing && bench.room.header == 60)
    bench.step { bench.header.end() }
    bench.settle()
    #expect(bench.isAtRest && bench.actions.header == 2 && bench.ends.header == [.success, .success])
  }

  // D10 · https://github.com/NiciusB/react-native-web-refresh-control/issues/11
  //       https://github.com/ooni/probe-multiplatform/issues/573
  @Test("an action that ends its refresh itself is over", arguments: Screen.all, NamedPolicy.headers)
  func endInsideTheAction(_ screen: Screen, _ header: NamedPolicy) {
    for pulled in [true, false] {
      let bench = EngineBench(on: screen, header: header.policy)
      bench.onAction.header = { [unowned bench] in bench.header.end() }
      if pulled { bench.pull(to: -90) } else { bench.step { bench.header.begin() } }
      bench.settle()
      #expect(bench.isAtRest && bench.offset == 0)
      #expect(bench.actions.header == 1 && bench.ends.header == [.success])
    }
  }

  @Test("an action that ends and begins again does both", arguments: Screen.all, NamedPolicy.headers)
  func beginInsideTheAction(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.onAction.header = { [unowned bench] in
      bench.header.end()
      if bench.actions.header < 3 { bench.header.begin() }
    }
    bench.step { bench.header.begin() }
    bench.settle()
    #expect(bench.isAtRest && bench.offset == 0 && bench.actions.header == 3)
  }

  // D12 · https://github.com/CoderMJLee/MJRefresh/issues/1419
  //       https://github.com/Sephiroth87/ODRefreshControl/issues/24
  //       https://github.com/Sephiroth87/ODRefreshControl/pull/66
  //       https://github.com/Sephiroth87/ODRefreshControl/pull/43
  @Test("a begin shows itself if it is told to, also under a bar", arguments: Screen.all, [nil, true, false])
  func reveal(_ screen: Screen, reveal: Bool?) {
    for shape in [BenchShape.tall, .notched, .short, .empty] {
      let bench = EngineBench(shape, on: screen)
      bench.step { bench.header.begin(reveal: reveal) }
      bench.settle()
      #expect(bench.offset == (reveal == false ? bench.rest : bench.rest - 60))
      if reveal != false { #expect(bench.room.header == 60) }
      #expect(bench.actions.header == 1)
    }
  }

  @Test("a begin moves nobody who is further than half a viewport away", arguments: Screen.all)
  func revealFromAfar(_ screen: Screen) {
    for (start, end) in [(240.0, -60.0), (241, 241), (800, 800)] {
      let bench = EngineBench(on: screen)
      bench.setOffset(start)
      bench.step { bench.header.begin() }
      bench.settle()
      #expect(bench.offset == end && bench.actions.header == 1)
    }
    let always = EngineBench(on: screen, header: .header.but { $0.reveals = .always })
    always.setOffset(800)
    always.step { always.header.begin() }
    always.settle()
    #expect(always.offset == -60)
  }

  @Test("nor does one that asks to be shown", arguments: Screen.all)
  func askedRevealFromAfar(_ screen: Screen) {
    let bench = EngineBench(on: screen)
    bench.setOffset(800)
    bench.step { bench.header.begin(reveal: true) }
    bench.settle()
    #expect(bench.offset == 800)
  }

  // D13 · https://github.com/samvermette/SVPullToRefresh/issues/290
  //       https://github.com/samvermette/SVPullToRefresh/issues/243
  //       https://github.com/samvermette/SVPullToRefresh/issues/293
  @Test("arriving again while a load runs asks for nothing", arguments: Screen.all, NamedPolicy.footers)
  func secondArrival(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, header: nil, footer: footer.policy)
    for _ in 1...3 {
      bench.hold(at: 1400, 1570)
      bench.lift()
      bench.settle()
    }
    #expect(bench.actions.footer == 1 && bench.footer.phase == .refreshing)
  }

  @Test("a load that nobody ends is over after the time-out", arguments: Screen.all)
  func timeOut(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, footer: .footer.but { $0.timeOut = 60 })
    bench.hold(at: 1500, 1570)
    bench.lift()
    bench.advance(milliseconds: 59_900)
    #expect(bench.footer.phase == .refreshing)
    bench.settle()
    #expect(bench.footer.phase == .idle && bench.ends.footer == [.failure])
  }

  // D15 · https://github.com/xuelongqy/flutter_easy_refresh/issues/813
  //       https://github.com/xuelongqy/flutter_easy_refresh/issues/799
  @Test("a fling to the end loads each time", arguments: Screen.all, NamedPolicy.footers)
  func flings(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, header: nil, footer: footer.policy)
    for round in 1...3 {
      bench.fling(velocity: 6000)
      bench.settle()
      #expect(bench.actions.footer == round)
      bench.step { bench.footer.end() }
      bench.contentLength += 600
      bench.settle()
    }
    #expect(bench.footer.phase == .idle)
  }

  // D16 · https://github.com/scwang90/SmartRefreshLayout/issues/816
  @Test("a header that is switched off makes no difference to a footer", arguments: Screen.all)
  func headerOff(_ screen: Screen) {
    for policy in [RefreshPolicy.footer, .loadingFooter, .pulledFooter] {
      func story(enabled: Bool) -> String {
        let bench = EngineBench(on: screen, footer: policy)
        bench.header.isEnabled = enabled
        bench.setOffset(1500)
        bench.pull(to: 1620)
        bench.settle()
        bench.step { bench.footer.end() }
        bench.settle()
        return "\(bench.phases.footer) \(bench.actions.footer) \(bench.inset.footer) \(bench.offset)"
      }
      #expect(story(enabled: false) == story(enabled: true))
    }
  }

  // D18 · https://github.com/CoderMJLee/MJRefresh/issues/1524
  //       https://github.com/CoderMJLee/MJRefresh/issues/1525
  @Test("after a failed load a tap loads again, whatever the drag may do", arguments: Screen.all)
  func tapAfterFailure(_ screen: Screen) {
    for lifted in [true, false] {
      let bench = EngineBench(on: screen, header: nil, footer: .footer.but { $0.loadsPerDrag = 1 })
      bench.hold(at: 1500, 1580)
      if lifted { bench.lift() }
      bench.step { bench.footer.end(.failure) }
      #expect(bench.actions.footer == 1)
      bench.step { bench.footer.begin() }
      #expect(bench.actions.footer == 2 && bench.footer.phase == .refreshing)
    }
  }

  // D19 · https://github.com/watusi/jquery-mobile-iscrollview/issues/60
  @Test("a pull during a refresh is no second one", arguments: Screen.all, NamedPolicy.headers)
  func pullWhileRefreshing(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.pull(to: -80)
    bench.settle()
    bench.pull(to: -200)
    bench.settle()
    #expect(bench.header.phase == .refreshing && bench.actions.header == 1 && bench.offset == -60)
    #expect(bench.room.header == 60)
  }
}
