import Foundation
import RefreshScenario
import Testing

@Suite("The recorded scenarios")
struct OriginalsTests {
  @Test("All of them can be read")
  func all() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scenarios/originals.json").path
    let scenarios = try ScenarioFile.read(contentsOf: path)
    #expect(scenarios.count == 128)
    #expect(scenarios.allSatisfy { $0.style != nil && $0.recorded != nil && !$0.steps.isEmpty })
    for scenario in scenarios {
      #expect(scenario.steps.map(\.index) == Array(0..<scenario.steps.count))
      let style = try #require(scenario.style)
      #expect(scenario.applies(to: style) && !scenario.applies(to: "OtherStyle"))
    }
  }

  @Test("What is recorded is kept as it stands")
  func recorded() throws {
    let text = #"{"name": "s", "steps": [], "recorded": {"final": {"y": null}, "ok": true}, "source": 1}"#
    let scenario = try read(text)[0]
    #expect(scenario.recorded == .object(["final": .object(["y": .null]), "ok": .bool(true)]))
    #expect(scenario.source == .number(1))
  }
}
