/// What came of one scenario, played through one style on one host.
nonisolated public struct ScenarioReport: Equatable, Sendable {
  /// The scenario's name.
  public let name: String

  /// The style that it was played through.
  public let style: String

  /// The host that it was played on.
  public let host: String

  /// What was found.
  public let outcome: ScenarioOutcome

  /// Whether all is as expected; nil if nothing was expected, or if it is not offered.
  public let pass: Bool?

  /// What is not as expected, one line each.
  public let failures: [String]

  /// Judges an outcome.
  public init(_ scenario: Scenario, style: String, host: String, outcome: ScenarioOutcome) {
    let verdict = scenario.verdict(of: outcome)
    name = scenario.name
    self.style = style
    self.host = host
    self.outcome = outcome
    pass = verdict.pass
    failures = verdict.failures
  }

  /// One JSON object on one line, without the line's end.
  ///
  /// The sequence is printed without progress, neighbours that are equal merged.
  public var jsonLine: String {
    var line = JSONLine()
    line.add("name", name)
    line.add("style", style)
    line.add("host", host)
    line.add("sequence", ScenarioToken.merged(outcome.sequence))
    line.add("native", outcome.native)
    line.add("headerActions", outcome.headerActions)
    line.add("footerActions", outcome.footerActions)
    line.add("final", outcome.final.json)
    line.add("pass", pass)
    line.add("failures", failures)
    line.add("notOffered", outcome.notOffered)
    return line.text
  }
}

nonisolated extension FinalState {
  /// All keys in the documented order; `null` for what is not known.
  var json: JSONLine {
    var line = JSONLine()
    line.add("y", y)
    line.add("insetTop", insetTop)
    line.add("insetBottom", insetBottom)
    line.add("ownTop", ownTop)
    line.add("ownBottom", ownBottom)
    line.add("contentHeight", contentHeight)
    line.add("header", header)
    line.add("footer", footer)
    line.add("headerActions", headerActions)
    line.add("footerActions", footerActions)
    line.add("headerVisible", headerVisible)
    line.add("footerVisible", footerVisible)
    line.add("headerFrame", headerFrame)
    line.add("footerFrame", footerFrame)
    line.add("alive", alive)
    return line
  }
}
