import RefreshCore

/// Plays scenarios through a style on a simulated scroll view.
///
///     for scenario in try ScenarioFile.read(contentsOf: "pulls.json") {
///       print(ScenarioPlayer.play(scenario, through: style).jsonLine)
///     }
public enum ScenarioPlayer {
  /// The host's name in reports.
  public static let host = "simulated"

  /// Plays `scenario` through `style`, whatever style it is for, and judges what came of it.
  ///
  /// - Parameter trace: Called at every event, as it happens; nothing is traced by default.
  public static func play(
    _ scenario: Scenario, through style: any ScenarioStyle, trace: ((TraceLine) -> Void)? = nil
  ) -> ScenarioReport {
    let run = ScenarioRun(scenario, style, trace)
    run.play()
    return ScenarioReport(scenario, style: style.name, host: host, outcome: run.outcome)
  }
}
