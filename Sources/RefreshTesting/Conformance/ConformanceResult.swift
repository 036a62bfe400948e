public import RefreshScenario

/// What came of one case through one style on one host.
public struct ConformanceResult {
  /// The case.
  public let played: ConformanceCase

  /// What it was played through and on.
  public let setting: ConformanceSetting

  /// Whether all is as it should be.
  public let verdict: ConformanceVerdict

  /// What was found; nil for a case that is no scenario.
  public let outcome: ScenarioOutcome?

  init(
    _ played: ConformanceCase, _ setting: ConformanceSetting, _ verdict: ConformanceVerdict,
    outcome: ScenarioOutcome?
  ) {
    (self.played, self.setting, self.verdict, self.outcome) = (played, setting, verdict, outcome)
  }

  /// Whether the case failed.
  public var isFailure: Bool {
    switch verdict {
    case .failed: true
    case .passed, .notOffered: false
    }
  }

  /// What happened, event by event, against what should have: for a failure, plays the case once more.
  public var story: String {
    let title =
      "\(played.id) \(played.name)\n  through \(setting.style.name) on \(setting.venue.name), \(setting.hz) Hz"
    switch verdict {
    case .passed: return "\(title): passed"
    case .notOffered(let reason): return "\(title): not offered, \(reason)"
    case .failed(let failures):
      let lines = failures.map { "  wrong: \($0)" } + events.map { "  \($0)" }
      return ([title] + lines).joined(separator: "\n")
    }
  }

  private var events: [String] {
    let trace = Conformance.trace(played, setting)
    guard !trace.isEmpty else { return [] }
    let header = Self.row(["t", "offset", "own top", "own end", "header", "footer", "event"])
    return [header] + trace.map(Self.row)
  }

  private static func row(_ line: TraceLine) -> String {
    let state = line.state
    return row([
      "\((line.t * 1000).rounded() / 1000)", text(state.y), text(state.ownTop), text(state.ownBottom),
      state.header ?? "-", state.footer ?? "-",
      line.by.map { line.ev.hasPrefix($0) ? line.ev : "\($0): \(line.ev)" } ?? line.ev,
    ])
  }

  private static func text(_ number: Double?) -> String {
    number.map { "\(($0 * 10).rounded() / 10)" } ?? "-"
  }

  private static func row(_ columns: [String]) -> String {
    let widths = [8, 9, 8, 8, 11, 11, 0]
    return zip(columns, widths).map { column, width in
      column + String(repeating: " ", count: max(1, width - column.count))
    }.joined().trimmed
  }
}

extension String {
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
