import RefreshTestKit
import Testing

@Suite("Law 2 · An end without a refresh changes nothing")
struct Law02EndTests {
  @Test("in every state without a refresh, once and again", arguments: Screen.all, NamedPolicy.headers)
  func changesNothing(_ screen: Screen, _ header: NamedPolicy) {
    let states: [(String, (EngineBench) -> Void)] = [
      ("idle", { _ in }),
      ("pulling", { $0.hold(at: -30) }),
      ("armed", { $0.hold(at: -80) }),
      ("returning", { $0.pull(to: -50) }),
      (
        "closing",
        { bench in
          bench.pull(to: -90)
          bench.settle()
          bench.step { bench.header.end() }
        }
      ),
      ("no more data", { bench in bench.step { bench.header.noMoreData() } }),
      ("flying", { $0.fling(velocity: 2000) }),
      ("scrolled by code", { $0.setOffset(900, animated: true) }),
    ]
    for (name, enter) in states {
      func story(ends: Bool) -> String {
        let bench = EngineBench(.notched, on: screen, header: header.policy, footer: .footer, user: (10, 10))
        enter(bench)
        let (happened, written) = (bench.list.timeline.count, bench.host.writes.count)
        let (phases, told) = (bench.phases.header, bench.ends.header.count)
        if ends {
          bench.step {
            bench.header.end()
            bench.header.end(.failure)
            bench.footer.end()
          }
        }
        #expect(bench.list.timeline.count == happened && bench.host.writes.count == written, "\(name)")
        #expect(bench.phases.header == phases && bench.ends.header.count == told, "\(name)")
        let course = bench.trajectory(frames: screen.hz)
        return "\(course) \(bench.phases) \(bench.list.contentInset) \(bench.ends)"
      }
      #expect(story(ends: true) == story(ends: false), "\(name)")
    }
  }
}

@Suite("Law 3 · One action per entry into refreshing")
struct Law03ActionTests {
  @Test("however a refresh came about", arguments: Screen.all, NamedPolicy.headers)
  func oneEach(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    for round in 1...4 {
      switch round {
      case 1: bench.pull(to: -61)
      case 2: bench.step { bench.header.begin() }
      case 3: bench.pull(to: -300)
      default:
        bench.setOffset(1200)
        bench.step { bench.header.begin() }
      }
      bench.settle()
      bench.pull(to: -100)
      bench.step { bench.header.begin() }
      bench.settle()
      #expect(bench.actions.header == round && bench.phases.header.filter { $0 == "r" }.count == round)
      bench.step { bench.header.end() }
      bench.settle()
    }
  }

  @Test("a load has one too", arguments: Screen.all, NamedPolicy.footers)
  func oneLoadEach(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, header: nil, footer: footer.policy)
    for round in 1...4 {
      bench.hold(at: bench.maxOffset - 60, bench.maxOffset + 10)
      bench.lift()
      bench.settle()
      #expect(bench.actions.footer == round && bench.phases.footer.filter { $0 == "r" }.count == round)
      bench.step { bench.footer.end() }
      bench.settle()
    }
  }

  @Test("a silent begin has none, and the next has one", arguments: Screen.all, NamedPolicy.headers)
  func silent(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.step { bench.header.begin(isSilent: true) }
    bench.settle()
    #expect(bench.header.phase == .refreshing && bench.actions.header == 0 && bench.room.header == 60)
    bench.step { bench.header.end() }
    bench.settle()
    bench.pull(to: -90)
    bench.settle()
    #expect(bench.actions.header == 1)
  }
}

@Suite("Law 4 · After the end the room is gone and nobody was moved who was elsewhere")
struct Law04AfterTheEndTests {
  @Test("wherever the content stands when a refresh ends", arguments: Screen.all, NamedPolicy.headers)
  func header(_ screen: Screen, _ header: NamedPolicy) {
    for user in [0.0, 30] {
      for place in [-150.0, -60, -45, -30, -1, 0, 1, 100, 800, 1520] {
        let bench = EngineBench(on: screen, header: header.policy, user: (user, 0))
        bench.pull(to: -user - 90)
        bench.settle()
        bench.hold(at: place - user)
        bench.lift()
        bench.step { bench.header.end() }
        bench.settle()
        #expect(bench.isAtRest && bench.offset == max(place, 0) - user, "\(place)")
      }
    }
  }

  @Test("wherever the content rests when a refresh ends", arguments: Screen.all)
  func settledHeader(_ screen: Screen) {
    for (place, end) in [(-150.0, 0.0), (-60, 0), (-45, 0), (-30, 0), (0, 0), (100, 100), (800, 800)] {
      for closing in [RefreshPolicy.Closing.idleFirst, .closeFirst] {
        let bench = EngineBench(.notched, on: screen, header: .header.but { $0.closing = closing })
        bench.pull(to: -88 - 90)
        bench.settle()
        bench.hold(at: place - 88)
        bench.advance(frames: 2)
        bench.lift()
        bench.settle()
        bench.step { bench.header.end() }
        bench.settle()
        #expect(bench.isAtRest && bench.offset == end - 88, "\(place)")
      }
    }
  }

  @Test("wherever the content stands when a load ends", arguments: Screen.all, [true, false])
  func footer(_ screen: Screen, settles: Bool) {
    for place in [0.0, 800, 1519, 1520, 1530, 1564, 1600] {
      let bench = EngineBench(on: screen, header: nil, footer: .loadingFooter)
      bench.hold(at: 1500, 1530)
      bench.hold(at: place)
      bench.lift()
      if settles { bench.settle() }
      bench.step { bench.footer.end() }
      bench.settle()
      #expect(
        bench.room.footer == 0 && bench.footer.phase == .idle && bench.offset == min(place, 1520), "\(place)")
    }
  }

  @Test("a load with room that stays moves nothing at all", arguments: Screen.all)
  func permanentFooter(_ screen: Screen) {
    for place in [0.0, 800, 1520, 1550, 1564] {
      let bench = EngineBench(on: screen, header: nil, footer: .footer)
      bench.hold(at: 1500, 1564)
      bench.hold(at: place)
      bench.lift()
      bench.settle()
      let writes = bench.host.writes.count
      bench.step { bench.footer.end() }
      bench.settle()
      #expect(bench.offset == place && bench.host.writes.count == writes)
    }
  }
}
