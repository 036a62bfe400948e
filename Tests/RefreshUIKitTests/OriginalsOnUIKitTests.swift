import Foundation
import RefreshTesting
import Testing

@Suite("The recorded scenarios on UIScrollView", .serialized)
struct OriginalsOnUIKitTests {
  private func scenarios() throws -> [Scenario] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scenarios/originals.json").path
    return try ScenarioFile.read(contentsOf: path)
  }

  @Test("come out as on the simulated scroll view: the same actions, the same place of rest")
  func sameAsSimulated() throws {
    for scenario in try scenarios() {
      let style = try #require(scenario.style.flatMap(ScenarioStyles.named))
      let simulated = ScenarioPlayer.play(scenario, through: style).outcome
      let played = ScenarioPlayer.play(scenario, through: style, on: .uiScrollView).outcome
      #expect(played.failures == [], "\(scenario.name)")
      guard played.notOffered == nil else {
        #expect(simulated.notOffered == played.notOffered, "\(scenario.name)")
        continue
      }
      let (found, wanted) = (played.final, simulated.final)
      let name = "\(style.name) \(scenario.name)"
      #expect(found.headerActions == wanted.headerActions, "\(name): header's actions")
      #expect(found.footerActions == wanted.footerActions, "\(name): footer's actions")
      #expect(played.native == simulated.native, "\(name): states")
      #expect(found.alive == wanted.alive, "\(name): alive")
      for (value, other, what) in [
        (found.y, wanted.y, "y"), (found.insetTop, wanted.insetTop, "insetTop"),
        (found.insetBottom, wanted.insetBottom, "insetBottom"),
      ] {
        #expect(abs((value ?? 0) - (other ?? 0)) <= 0.5, "\(name): \(what) \(value ?? 0), not \(other ?? 0)")
      }
    }
  }
}
