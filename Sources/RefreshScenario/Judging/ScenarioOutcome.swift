/// What a player found when it played a scenario.
nonisolated public struct ScenarioOutcome: Equatable, Sendable {
  /// Changes of phase, actions and ends in order, as ``ScenarioToken`` spells them.
  public var sequence: [String] = []

  /// The style's own state names in order.
  public var native: [String] = []

  /// The style's own state names, actions and ends in order.
  public var told: [String] = []

  /// What was so at the end.
  public var final = FinalState()

  /// What checks on the way, and the player itself, found wrong.
  public var failures: [String] = []

  /// Why the scenario stopped at something that the style has no word for; nil if it did not.
  public var notOffered: String?

  /// Nothing was found yet.
  public init() {}

  /// How often the header's action ran.
  public var headerActions: Int {
    get { final.headerActions }
    set { final.headerActions = newValue }
  }

  /// How often the footer's action ran.
  public var footerActions: Int {
    get { final.footerActions }
    set { final.footerActions = newValue }
  }
}

/// What a scenario says about an outcome.
nonisolated public struct ScenarioVerdict: Equatable, Sendable {
  /// Whether all is as expected; nil if nothing was expected, or if it is not offered.
  public let pass: Bool?

  /// What is not as expected, one line each.
  public let failures: [String]
}

nonisolated extension Scenario {
  /// Judges what a player found.
  ///
  /// What a player reports as wrong fails a scenario that expects nothing, too. A scenario that is not
  /// offered is not judged: its end was never reached.
  public func verdict(of outcome: ScenarioOutcome) -> ScenarioVerdict {
    guard outcome.notOffered == nil else { return ScenarioVerdict(pass: nil, failures: outcome.failures) }
    let failures = outcome.failures + (expect?.failures(of: outcome) ?? [])
    let isJudged = expectsSomething || !failures.isEmpty
    return ScenarioVerdict(pass: isJudged ? failures.isEmpty : nil, failures: failures)
  }
}
