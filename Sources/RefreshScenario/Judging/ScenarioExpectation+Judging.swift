nonisolated extension ScenarioExpectation {
  /// What is not as expected, one line each; nothing if all is.
  public func failures(of outcome: ScenarioOutcome) -> [String] {
    var failures: [String] = []
    if let headerActions, headerActions != outcome.headerActions {
      failures.append("headerActions: expected \(headerActions), found \(outcome.headerActions)")
    }
    if let footerActions, footerActions != outcome.footerActions {
      failures.append("footerActions: expected \(footerActions), found \(outcome.footerActions)")
    }
    let found = ScenarioToken.merged(outcome.sequence)
    failures += sequenceFailures(found)
    for token in never where found.contains(token) { failures.append("never: \(token) occurred") }
    failures += final.failures(of: outcome.final).map { "final.\($0)" }
    failures += FinalNumber.failures(of: outcome.final, within: within).map { "within.\($0)" }
    return failures
  }

  /// Compares what is left after leaving out the kinds that the expectation never names.
  private func sequenceFailures(_ found: [String]) -> [String] {
    guard let sequence else { return [] }
    let kinds = Set(sequence.map(ScenarioToken.kind))
    let rest = found.filter { kinds.contains(ScenarioToken.kind(of: $0)) }
    guard rest != sequence else { return [] }
    let lists = [sequence, rest].map { "[\($0.joined(separator: ", "))]" }
    return ["sequence: expected \(lists[0]), found \(lists[1])"]
  }
}

nonisolated extension ScenarioCheck {
  /// What is not as expected, one line each; nothing if all is.
  public func failures(of state: FinalState) -> [String] {
    final.failures(of: state) + FinalNumber.failures(of: state, within: within)
  }
}
