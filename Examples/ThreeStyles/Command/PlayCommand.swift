import CommandKit
import RefreshTesting

/// Plays a scenario file and prints a line of JSON for whatever comes of it.
struct PlayCommand {
  let path: String
  let styles: [FeedStyle]
  let traces: Bool

  /// Plays everything; false if any scenario is not as expected.
  func run() throws(Complaint) -> Bool {
    var passes = true
    for (scenario, styles) in try plan() {
      for style in styles {
        let report = ScenarioPlayer.play(
          scenario, through: style, trace: traces ? { Output.print($0.jsonLine) } : nil)
        Output.print(report.jsonLine)
        if report.pass == false { passes = false }
      }
    }
    return passes
  }

  /// The scenarios with the styles to play them through: all is known before anything is played.
  private func plan() throws(Complaint) -> [(Scenario, [any ScenarioStyle])] {
    let data = try InputFile.contents(of: path)
    let scenarios: [Scenario]
    do throws(ScenarioError) {
      scenarios = try ScenarioFile.read(data, file: path)
    } catch {
      throw Complaint(error.description)
    }
    var plan: [(Scenario, [any ScenarioStyle])] = []
    for scenario in scenarios { plan.append((scenario, try self.styles(for: scenario))) }
    return plan
  }

  private func styles(for scenario: Scenario) throws(Complaint) -> [any ScenarioStyle] {
    guard styles.isEmpty else { return styles.compactMap { ScenarioStyles.named($0.name) } }
    guard let name = scenario.style else { return ScenarioStyles.all }
    guard let style = ScenarioStyles.named(name) else {
      throw Complaint("\(path): scenario \"\(scenario.name)\", style", "there is no style \"\(name)\"")
    }
    return [style]
  }
}
