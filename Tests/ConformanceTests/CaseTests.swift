import RefreshTesting
import Testing

@Suite("The conformance cases")
struct CaseTests {
  nonisolated static let styles = ["RefreshCore", "SVStyle", "InfinityStyle", "FigStyle", "GMStyle"]

  private func style(_ name: String) throws -> any ScenarioStyle {
    if name == ScenarioStyles.engine.name { return ScenarioStyles.engine }
    return try #require(ScenarioStyles.named(name))
  }

  @Test("come out right through every style on the simulated scroll view", arguments: styles, [60, 120])
  func all(_ name: String, _ hz: Int) async throws {
    let setting = ConformanceSetting(try style(name), hz: hz)
    for result in await Conformance.run(setting) where result.isFailure {
      Issue.record("\(result.story)")
    }
  }

  @Test("are at least 140, each with an id of its own and a name in plain words")
  func list() {
    #expect(Conformance.cases.count >= 140)
    #expect(Set(Conformance.cases.map(\.id)).count == Conformance.cases.count)
    for played in Conformance.cases {
      #expect(played.name.count >= 10 && !played.name.hasSuffix("."), "\(played.id)")
      #expect(played.reports.allSatisfy { $0.hasPrefix("https://") }, "\(played.id)")
    }
    #expect(Set(Conformance.cases.map(\.kind)) == Set(ConformanceKind.allCases).subtracting([.own]))
  }

  @Test("are each offered by the engine or kept elsewhere, and by a style wherever they are vertical")
  func offered() async throws {
    var offered: [String: Int] = [:]
    for name in Self.styles {
      for result in await Conformance.run(ConformanceSetting(try style(name))) {
        if case .passed = result.verdict { offered[result.played.id, default: 0] += 1 }
      }
    }
    for played in Conformance.cases where offered[played.id] == nil {
      if case .elsewhere = played.body { continue }
      Issue.record("\(played.id) is not offered by anybody")
    }
  }

  @Test("tell what happened, event by event, when they fail")
  func story() async throws {
    var scenario = Scenario(name: "wrong")
    scenario.setup.header = ControlSetup()
    scenario.steps = .numbered([.hold("rest - T - 20"), .release(), .settle])
    scenario.expect = ScenarioExpectation()
    scenario.expect?.headerActions = 2
    let wrong = ConformanceCase("X", "A pull refreshes twice", .firingTwice, reports: [], .scenario(scenario))
    let result = await Conformance.run(wrong, ConformanceSetting(try style("SVStyle")))
    #expect(result.verdict == .failed(["headerActions: expected 2, found 1"]))
    let lines = result.story.split(separator: "\n")
    #expect(lines[0] == "X A pull refreshes twice" && lines[1] == "  through SVStyle on simulated, 60 Hz")
    #expect(lines.contains("  wrong: headerActions: expected 2, found 1"))
    #expect(lines.contains { $0.hasSuffix("header:ACTION") } && lines.contains { $0.hasSuffix("scrolled") })
  }
}
