import RefreshTesting
import Testing

@Suite("Scenarios on a host written outside the package") @MainActor
struct TinyVenueTests {
  private let tiny = ScenarioVenue.driven("tiny") { TinyDriver() }

  private func scenario(_ steps: [ScenarioStep.Operation]) -> Scenario {
    var scenario = Scenario(name: "pull")
    scenario.setup.frame = ScenarioSize(width: 320, height: 480)
    scenario.setup.header = ControlSetup()
    scenario.steps = steps.enumerated().map { ScenarioStep($1, index: $0) }
    return scenario
  }

  @Test("a pull refreshes through every style")
  func pull() {
    for style in ScenarioStyles.all {
      let pull = scenario([.hold(y: -90), .release(velocity: 0), .settle, .end, .settle])
      let report = ScenarioPlayer.play(pull, through: style, on: tiny)
      #expect(report.host == "tiny" && report.outcome.failures == [])
      #expect(report.outcome.headerActions == 1 && report.outcome.final.y == 0)
      #expect(report.outcome.final.ownTop == 0 && report.outcome.final.header == "idle")
    }
  }

  @Test("a finger's way past the edge is shortened as the platform does")
  func travel() {
    let pull = scenario([.drag(by: 200, steps: 4)])
    let report = ScenarioPlayer.play(pull, through: ScenarioStyles.all[0], on: tiny)
    let simulated = ScenarioPlayer.play(pull, through: ScenarioStyles.all[0])
    let (found, wanted) = (report.outcome.final.y ?? 0, simulated.outcome.final.y ?? 0)
    #expect(wanted < -60 && abs(found - wanted) < 1e-6)
  }

  @Test("what the host cannot do is not offered, with the reason")
  func notOffered() {
    let fling = scenario([.fling(velocity: 900), .settle])
    let report = ScenarioPlayer.play(fling, through: ScenarioStyles.all[0], on: tiny)
    #expect(report.outcome.notOffered == "a driver's finger lifts standing still")
    var bars = scenario([.settle])
    bars.setup.bars = ScenarioInsets(top: 88)
    #expect(
      ScenarioPlayer.play(bars, through: ScenarioStyles.all[0], on: tiny).outcome.notOffered
        == "a driver has no bars")
  }

  @Test("a dropped host is gone")
  func drop() {
    let drop = scenario([.hold(y: -90), .release(velocity: 0), .drop])
    for style in ScenarioStyles.all {
      #expect(ScenarioPlayer.play(drop, through: style, on: tiny).outcome.final.alive == false)
    }
  }
}
