import RefreshCore

/// Plays scenarios through a style on a scroll view.
///
///     for scenario in try ScenarioFile.read(contentsOf: "pulls.json") {
///       print(ScenarioPlayer.play(scenario, through: style).jsonLine)
///     }
public enum ScenarioPlayer {
  /// Plays `scenario` through `style`, whatever style it is for, and judges what came of it.
  ///
  /// - Parameters:
  ///   - venue: Where it is played; the simulated scroll view by default.
  ///   - trace: Called at every event, as it happens; nothing is traced by default.
  public static func play(
    _ scenario: Scenario, through style: any ScenarioStyle, on venue: ScenarioVenue = .simulated,
    trace: ((TraceLine) -> Void)? = nil
  ) -> ScenarioReport {
    let run = ScenarioRun(scenario, style, venue, trace)
    run.play()
    return ScenarioReport(scenario, style: style.name, host: venue.name, outcome: run.outcome)
  }
}
