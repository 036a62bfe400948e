import RefreshTestKit
import Testing

@Suite("Z · Header and footer at the same time")
struct GroupZ_BothEndsTests {
  /// What a policy makes of a load asked for while the header refreshes: how many actions during the
  /// refresh, and how many once it is over.
  nonisolated static let rules: [(RefreshPolicy.Together, during: Int, after: Int)] = [
    (.exclusive, 0, 0), (.parallel, 1, 1), (.queue, 0, 1),
  ]

  // Z1 · https://github.com/CoderMJLee/MJRefresh/issues/194
  @Test("a tap on the footer during a refresh follows the policy", arguments: Screen.all, NamedPolicy.headers)
  func tap(_ screen: Screen, _ header: NamedPolicy) {
    for (together, during, after) in Self.rules {
      let bench = EngineBench(
        on: screen, header: header.policy, footer: .footer.but { $0.together = together })
      bench.pull(to: -90)
      bench.settle()
      bench.step { bench.footer.begin() }
      bench.settle()
      #expect(bench.actions.footer == during && bench.footer.isPending == (during < after))
      bench.step { bench.header.end() }
      bench.settle()
      #expect(bench.actions.footer == after && bench.actions.header == 1)
      #expect(bench.footer.isRefreshing == (after == 1) && bench.room.header == 0)
    }
  }

  @Test("the engine's own policy lets one end refresh at a time", arguments: Screen.all)
  func byDefault(_ screen: Screen) {
    #expect(RefreshPolicy().together == .exclusive)
  }

  @Test("a begin of the header during a load follows the policy", arguments: Screen.all, NamedPolicy.footers)
  func beginDuringALoad(_ screen: Screen, _ footer: NamedPolicy) {
    for (together, during, after) in Self.rules {
      let bench = EngineBench(
        on: screen, header: .header.but { $0.together = together }, footer: footer.policy)
      bench.step { bench.footer.begin() }
      bench.step { bench.header.begin() }
      bench.settle()
      #expect(bench.actions.header == during)
      bench.step { bench.footer.end() }
      bench.settle()
      #expect(bench.actions.header == after && bench.actions.footer == 1)
    }
  }

  @Test("a pull during a load follows the policy", arguments: Screen.all, NamedPolicy.footers)
  func pullDuringALoad(_ screen: Screen, _ footer: NamedPolicy) {
    for (together, during, after) in Self.rules {
      let bench = EngineBench(
        on: screen, header: .header.but { $0.together = together }, footer: footer.policy)
      bench.step { bench.footer.begin() }
      bench.pull(to: -90)
      bench.settle()
      #expect(bench.actions.header == during)
      if together == .exclusive { #expect(bench.header.phase == .idle && bench.offset == 0) }
      bench.step { bench.footer.end() }
      bench.settle()
      #expect(bench.actions.header == after)
    }
  }

  @Test(
    "an arrival at the end during a refresh follows the policy",
    arguments: Screen.all, NamedPolicy.footers)
  func arrivalDuringARefresh(_ screen: Screen, _ footer: NamedPolicy) {
    for (together, during, after) in Self.rules {
      let bench = EngineBench(on: screen, footer: footer.policy.but { $0.together = together })
      bench.step { bench.header.begin() }
      bench.hold(at: 1400, 1575)
      bench.lift()
      bench.settle()
      #expect(bench.actions.footer == during)
      bench.step { bench.header.end() }
      bench.settle()
      #expect(bench.actions.footer == after)
    }
  }

  @Test(
    "an arrival that was refused counts again after the refresh",
    arguments: Screen.all, NamedPolicy.footers)
  func refusedArrival(_ screen: Screen, _ footer: NamedPolicy) {
    let bench = EngineBench(on: screen, footer: footer.policy)
    bench.step { bench.header.begin() }
    bench.hold(at: 1400, 1575)
    bench.step { bench.header.end() }
    #expect(bench.actions.footer == 0)
    bench.hold(at: 1580)
    #expect(bench.actions.footer == 1)
  }

  @Test("a queued load that is ended before its turn never runs", arguments: Screen.all)
  func queuedAndEnded(_ screen: Screen) {
    let bench = EngineBench(on: screen, footer: .footer.but { $0.together = .queue })
    bench.step { bench.header.begin() }
    bench.step {
      bench.footer.begin()
      bench.footer.end()
      bench.header.end()
    }
    bench.settle()
    #expect(bench.actions.footer == 0 && bench.ends.footer == [])
  }

  @Test("a queued load runs when the header is removed", arguments: Screen.all)
  func queuedAndRemoved(_ screen: Screen) {
    let bench = EngineBench(on: screen, footer: .footer.but { $0.together = .queue })
    bench.step { bench.header.begin() }
    bench.step { bench.footer.begin() }
    bench.step { bench.header.detach() }
    bench.settle()
    #expect(bench.actions.footer == 1)
  }
}
