import RefreshTesting
import Testing

@Suite("The conformance cases on a host and a style written outside the package") @MainActor
struct TinyConformanceTests {
  private let tiny = ScenarioVenue.driven("tiny") { TinyDriver() }

  @Test("come out right through the package's styles, as far as the host can play them")
  func host() async {
    for style in ScenarioStyles.all {
      var passed = 0
      for result in await Conformance.run(ConformanceSetting(style, on: tiny)) {
        switch result.verdict {
        case .passed: passed += 1
        case .failed: Issue.record("\(result.story)")
        case .notOffered(let reason): #expect(!reason.isEmpty)
        }
      }
      #expect(passed > 50, "\(style.name)")
    }
  }

  @Test("come out right through a style of one's own")
  func style() async {
    let results = await Conformance.run(ConformanceSetting(HeadersOnly()))
    let failures = results.filter(\.isFailure)
    #expect(failures.isEmpty, "\(failures.map(\.story).joined(separator: "\n"))")
    #expect(results.contains { $0.verdict == .notOffered("there are headers only") })
  }

  @Test("a case of one's own is played as any other")
  func ownCase() async {
    var scenario = Scenario(name: "mine")
    scenario.setup.header = ControlSetup()
    scenario.steps = .numbered([.hold("rest - T - 20"), .release(), .settle])
    scenario.expect = ScenarioExpectation()
    scenario.expect?.final = .with(ownTop: "H", headerActions: 1)
    let mine = ConformanceCase("mine", "A pull refreshes", .own, reports: [], .scenario(scenario))
    for style in ScenarioStyles.all {
      #expect(await Conformance.run(mine, ConformanceSetting(style)).verdict == .passed)
    }
  }
}

/// A style of the simplest kind: a header by the engine's own policy.
private final class HeadersOnly: ScenarioStyle {
  let name = "HeadersOnly"
  private let noFooter = StyleAnswer.notOffered("there are headers only")

  func attach(
    _ role: ScenarioRole, _ setup: ControlSetup, to list: any ScrollHosting,
    action: @escaping () -> Void, announce: @escaping (String) -> Void
  ) -> StyleAnswer {
    guard role == .header else { return noFooter }
    let refresher = Refresher(slot: .header, action: action)
    let view = PlatformView()
    view.addSubview(PlatformView())
    refresher.indicator = RefreshIndicator(view: view, length: refresher.policy.restingLength)
    list.scrollHost.refreshers.attach(refresher)
    return .done
  }

  func perform(_ command: StyleCommand, _ role: ScenarioRole, on list: any ScrollHosting) -> StyleAnswer {
    guard role == .header else { return noFooter }
    let header = list.scrollHost.refreshers[.header]
    switch command {
    case .begin: header?.begin()
    case .end: header?.end()
    case .fail: header?.end(.failure)
    case .remove, .assignNil, .clear: header?.detach()
    case .enable(let on): header?.isEnabled = on
    case .hide(let on): header?.isHidden = on
    default: return .notOffered("there is no word for it")
    }
    return .done
  }

  func stateName(_ role: ScenarioRole, on list: any ScrollHosting) -> String? { nil }
}
