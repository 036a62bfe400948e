public import RefreshScenario

/// Faults that existing refresh libraries have, as a suite that any style and any host can be put to.
///
///     let mine = ScenarioVenue.driven("mine") { MyDriver() }
///     for result in await Conformance.run(ConformanceSetting(MyStyle(), on: mine)) {
///       if case .failed = result.verdict { print(result.story) }
///     }
///
/// Styles of your own need a `ScenarioStyle`; hosts of your own a ``ScrollHostDriver`` or a `ScenarioStage`.
public enum Conformance {
  /// All cases, kind by kind.
  public static let cases: [ConformanceCase] =
    insetDrift + bars + jumps + stuck + beforeAppearing + firingTwice + shortContent + footerVisibility
    + noMoreData + momentum + gestures + sizes + stickyHeaders + reloads + goingAway + horizontal + nested
    + accessibility + appearance + concurrency + freezes + hostProperties + packaging + keyboard + bothEnds
    + sources

  /// The case of that id; nil if there is none.
  public static func named(_ id: String) -> ConformanceCase? { cases.first { $0.id == id } }

  /// Plays all cases, or those that are given.
  public static func run(
    _ setting: ConformanceSetting, cases: [ConformanceCase] = cases
  ) async -> [ConformanceResult] {
    var results: [ConformanceResult] = []
    for wanted in cases { results.append(await run(wanted, setting)) }
    return results
  }

  /// Plays one case.
  public static func run(
    _ wanted: ConformanceCase, _ setting: ConformanceSetting
  ) async -> ConformanceResult {
    switch wanted.body {
    case .scenario(let scenario):
      if !scenario.applies(to: setting.style.name) {
        let reason = "the case is about \(scenario.style ?? "another style")"
        return ConformanceResult(wanted, setting, .notOffered(reason), outcome: nil)
      }
      let report = setting.play(scenario)
      let verdict: ConformanceVerdict
      if let reason = report.outcome.notOffered {
        verdict = .notOffered(reason)
      } else if report.pass == nil {
        verdict = .notOffered("nothing is expected")
      } else {
        verdict = ConformanceVerdict(report.failures)
      }
      return ConformanceResult(wanted, setting, verdict, outcome: report.outcome)
    case .check(let check): return ConformanceResult(wanted, setting, await check(setting), outcome: nil)
    case .elsewhere(let reason):
      return ConformanceResult(wanted, setting, .notOffered(reason), outcome: nil)
    }
  }

  /// Everything that happens while a case is played, event by event; nothing for one that is no scenario.
  public static func trace(_ wanted: ConformanceCase, _ setting: ConformanceSetting) -> [TraceLine] {
    guard case .scenario(let scenario) = wanted.body else { return [] }
    var lines: [TraceLine] = []
    _ = setting.play(scenario) { lines.append($0) }
    return lines
  }
}
