import RefreshCore
import RefreshScenario

// Content in flight, and ends at any moment.

extension ConformanceChecks {
  static func loadInFlight(_ setting: ConformanceSetting) -> ConformanceVerdict {
    let footer = ControlSetup.approached.but { $0.preloadDistance = 500 }
    let loading = flight(
      "a load that ends in flight", footer: footer, [.together(.size(2600), .end(.footer))])
    let free = flight("no footer", footer: nil, [.size(2600)])
    return compare(loading, with: free, setting) { $0.footerActions == 1 ? nil : "the footer did not load" }
  }

  static func endInFlight(_ setting: ConformanceSetting) -> ConformanceVerdict {
    let ended = flight("an end while idle", header: .plain, [.end()])
    let free = flight("no end", header: .plain, [])
    return compare(ended, with: free, setting) { outcome in
      outcome.sequence.isEmpty ? nil : "told: \(outcome.sequence.joined(separator: ", "))"
    }
  }

  private static func flight(
    _ name: String, header: ControlSetup? = nil, footer: ControlSetup? = nil, _ steps: [ScenarioStep]
  ) -> Scenario {
    var scenario = Scenario(name: name)
    CaseShape.tall.setUp(&scenario.setup)
    (scenario.setup.header, scenario.setup.footer) = (header, footer)
    scenario.steps = .numbered([.fling(-2600), .wait(0.9)] + steps + [.settle])
    return scenario
  }

  /// Whether the content takes the same way in both scenarios, moment by moment.
  private static func compare(
    _ scenario: Scenario, with other: Scenario, _ setting: ConformanceSetting,
    _ complaint: (ScenarioOutcome) -> String?
  ) -> ConformanceVerdict {
    var ways: [[TraceLine]] = []
    for scenario in [scenario, other] {
      var way: [TraceLine] = []
      let outcome = setting.play(scenario) { if $0.ev == "scrolled" { way.append($0) } }.outcome
      if let reason = outcome.notOffered { return .notOffered(reason) }
      if ways.isEmpty, let complaint = complaint(outcome) { return .failed([complaint]) }
      ways.append(way)
    }
    guard ways[0].count == ways[1].count else {
      return .failed(["\(ways[0].count) moves instead of \(ways[1].count)"])
    }
    let bends = zip(ways[0], ways[1]).filter { abs(($0.state.y ?? 0) - ($1.state.y ?? 0)) > 0.5 }
    guard let (found, wanted) = bends.first else { return .passed }
    return .failed([
      "after \(found.t) s the content is at \(found.state.y ?? 0), not at \(wanted.state.y ?? 0)"
    ])
  }

  static func endAtAnyMoment(_ setting: ConformanceSetting) -> ConformanceVerdict {
    var failures: [String] = []
    for milliseconds in 0...500 {
      var scenario = Scenario(name: "an end after \(milliseconds) ms")
      CaseShape.tall.setUp(&scenario.setup)
      scenario.setup.header = .plain
      scenario.steps = .numbered([.begin(), .wait(Double(milliseconds) / 1000), .end(), .settle])
      scenario.expect = ScenarioExpectation()
      scenario.expect?.final = .with(y: "rest", ownTop: 0, header: "idle")
      let report = setting.play(scenario)
      if let reason = report.outcome.notOffered { return .notOffered(reason) }
      failures += report.failures.map { "after \(milliseconds) ms: \($0)" }
      if failures.count > 5 { break }
    }
    return ConformanceVerdict(failures)
  }
}
