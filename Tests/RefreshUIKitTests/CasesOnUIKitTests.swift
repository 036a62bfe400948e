import RefreshTesting
import Testing

@Suite("The conformance cases on UIScrollView", .serialized)
struct CasesOnUIKitTests {
  @Test(
    "come out right through every style",
    arguments: ["RefreshCore", "SVStyle", "InfinityStyle", "FigStyle", "GMStyle"], [60, 120])
  func all(_ name: String, _ hz: Int) async throws {
    let isEngine = name == ScenarioStyles.engine.name
    let style = isEngine ? ScenarioStyles.engine : try #require(ScenarioStyles.named(name))
    var passed = 0
    for result in await Conformance.run(ConformanceSetting(style, on: .uiScrollView, hz: hz)) {
      switch result.verdict {
      case .passed: passed += 1
      case .failed: Issue.record("\(result.story)")
      case .notOffered: break
      }
    }
    #expect(passed > (name == "GMStyle" ? 50 : 100))
  }
}
