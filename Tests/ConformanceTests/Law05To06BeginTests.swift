import RefreshTestKit
import Testing

@Suite("Law 5 · begin and end in one turn")
struct Law05OneTurnTests {
  /// Where a control can be before the turn.
  private func enter(_ state: String, _ bench: EngineBench) {
    switch state {
    case "under a finger": bench.hold(at: bench.rest - 40)
    case "armed": bench.hold(at: bench.rest - 90)
    case "returning": bench.pull(to: bench.rest - 50)
    case "elsewhere": bench.setOffset(900)
    case "closing":
      bench.step { bench.header.begin() }
      bench.settle()
      bench.step { bench.header.end() }
      bench.advance(frames: 3)
    default: break
    }
  }

  nonisolated static let states = ["at rest", "under a finger", "armed", "returning", "elsewhere", "closing"]

  @Test("begin and end leave nothing, whatever was before", arguments: Screen.all, NamedPolicy.headers)
  func beginEnd(_ screen: Screen, _ header: NamedPolicy) {
    for state in Self.states {
      let bench = EngineBench(.notched, on: screen, header: header.policy)
      enter(state, bench)
      bench.step {
        bench.header.begin()
        bench.header.end()
      }
      if bench.list.finger.isDown { bench.cancelTouch() }
      bench.settle()
      bench.advance(frames: screen.hz)
      #expect(bench.isAtRest && bench.offset == (state == "elsewhere" ? 900 : -88), "\(state)")
      #expect(bench.ends.header.count == (state == "closing" ? 2 : 1), "\(state)")
    }
  }

  @Test("end and begin are one more refresh", arguments: Screen.all, NamedPolicy.headers)
  func endBegin(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.pull(to: -80)
    bench.settle()
    for round in 2...4 {
      bench.step {
        bench.header.end()
        bench.header.begin()
      }
      bench.settle()
      #expect(bench.header.phase == .refreshing && bench.actions.header == round)
      #expect(bench.room.header == 60 && bench.offset == -60)
      #expect(bench.ends.header.count == round - 1)
    }
  }

  @Test("end, begin and end leave nothing", arguments: Screen.all, NamedPolicy.headers)
  func endBeginEnd(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy)
    bench.pull(to: -80)
    bench.settle()
    bench.step {
      bench.header.end()
      bench.header.begin()
      bench.header.end()
    }
    bench.settle()
    #expect(bench.isAtRest && bench.offset == 0 && bench.ends.header.count == 2)
  }

  @Test("a load keeps to the same", arguments: Screen.all, NamedPolicy.footers)
  func loads(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, header: nil, footer: footer.policy)
    let room = footer.policy.room == .permanent ? 44.0 : 0
    bench.setOffset(1500)
    bench.step {
      bench.footer.begin()
      bench.footer.end()
    }
    bench.settle()
    #expect(bench.footer.phase == .idle && bench.room.footer == room && bench.actions.footer == 1)
    bench.step {
      bench.footer.begin()
      bench.footer.end()
      bench.footer.begin()
    }
    bench.settle()
    #expect(bench.footer.phase == .refreshing && bench.room.footer == 44 && bench.actions.footer == 3)
  }

  @Test(
    "an observer may begin when it hears of the end, and end when it hears of the begin",
    arguments: Screen.all)
  func insideObservers(_ screen: Screen) {
    for header in NamedPolicy.headers {
      let bench = EngineBench(on: screen, header: header.policy)
      var ends = 0
      bench.header.observe { refresher, event in
        switch event {
        case .ended:
          ends += 1
          if ends < 3 { refresher.begin() }
        case .opening: refresher.end()
        case .attached, .detached, .phaseChanged, .acting, .moved, .geometryChanged: break
        }
      }
      bench.step { bench.header.begin() }
      bench.settle()
      #expect(bench.isAtRest && bench.offset == 0 && ends == 3, "\(header.name)")
    }
  }
}

@Suite("Law 6 · A begin before there is anything to see is kept")
struct Law06PendingTests {
  @Test("and starts once, without animation", arguments: Screen.all, NamedPolicy.headers)
  func startsOnce(_ screen: Screen, _ header: NamedPolicy) {
    for (user, bar) in [(0.0, 0.0), (20, 0), (0, 88), (20, 88)] {
      let bench = EngineBench(on: screen, header: header.policy, user: (user, 0), isInWindow: false)
      bench.bars.header = bar
      bench.step {
        bench.header.begin()
        bench.header.begin()
      }
      bench.settle()
      bench.step { bench.list.isInWindow = true }
      #expect(bench.header.phase == .refreshing && bench.actions.header == 1)
      #expect(bench.offset == -user - bar - 60 && !bench.list.isAnimatingWrite)
      bench.settle()
      #expect(bench.actions.header == 1 && bench.phases.header == "r")
    }
  }

  @Test("and starts with the scroll view it is attached to by then", arguments: Screen.all)
  func movesAlong(_ screen: Screen) {
    let bench = EngineBench(on: screen, header: nil, isInWindow: false)
    bench.step { bench.header.begin() }
    #expect(!bench.header.isPending && bench.actions.header == 0)
    bench.attach(bench.header)
    bench.step { bench.header.begin() }
    bench.step { bench.list.isInWindow = true }
    #expect(bench.actions.header == 1)
  }

  @Test("the action of a kept begin may end it", arguments: Screen.all, NamedPolicy.headers)
  func endsInside(_ screen: Screen, _ header: NamedPolicy) {
    let bench = EngineBench(on: screen, header: header.policy, isInWindow: false)
    bench.onAction.header = { [unowned bench] in bench.header.end() }
    bench.step { bench.header.begin() }
    bench.step { bench.list.isInWindow = true }
    bench.settle()
    #expect(bench.isAtRest && bench.offset == 0 && bench.actions.header == 1)
  }

  @Test("both ends can wait at once", arguments: Screen.all)
  func bothWait(_ screen: Screen) {
    for (together, footerActions) in [(RefreshPolicy.Together.parallel, 1), (.queue, 0)] {
      let bench = EngineBench(
        on: screen, footer: .footer.but { $0.together = together }, isInWindow: false)
      bench.step {
        bench.header.begin()
        bench.footer.begin()
      }
      bench.step { bench.list.isInWindow = true }
      bench.settle()
      #expect(bench.actions.header == 1 && bench.actions.footer == footerActions)
      bench.step { bench.header.end() }
      bench.settle()
      #expect(bench.actions.footer == 1)
    }
  }
}
