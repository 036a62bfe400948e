nonisolated extension FinalExpectation {
  /// How far a number may be from the expected one, in points.
  public static let tolerance = 0.5

  /// What is not as expected, one line each that begins with the key; nothing if all is.
  public func failures(of state: FinalState) -> [String] {
    var failures: [String] = []
    for number in FinalNumber.allCases {
      guard let expected = numbers[number]?.value(state.lengths) else { continue }
      let found = state[number]
      if let found, Self.isClose(found, expected) { continue }
      failures.append(
        Self.failure(number.rawValue, JSONText.number(expected), found.map { JSONText.number($0) }))
    }
    failures += Self.compare("header", header, state.header)
    failures += Self.compare("footer", footer, state.footer)
    failures += Self.compare("headerVisible", headerVisible, state.headerVisible)
    failures += Self.compare("footerVisible", footerVisible, state.footerVisible)
    failures += Self.compare("headerFrame", headerFrame, state.headerFrame)
    failures += Self.compare("footerFrame", footerFrame, state.footerFrame)
    failures += Self.compare("alive", alive, state.alive)
    return failures
  }

  private static func isClose(_ found: Double, _ expected: Double) -> Bool {
    abs(found - expected) <= tolerance
  }

  private static func compare<Value: Equatable>(
    _ key: String, _ expected: Value?, _ found: Value?
  ) -> [String] {
    guard let expected, expected != found else { return [] }
    return [failure(key, "\(expected)", found.map { "\($0)" })]
  }

  private static func compare(
    _ key: String, _ expected: ScenarioFrame?, _ found: ScenarioFrame?
  ) -> [String] {
    guard let expected else { return [] }
    if let found, zip(found.numbers, expected.numbers).allSatisfy(isClose) { return [] }
    return [failure(key, JSONText.numbers(expected.numbers), found.map { JSONText.numbers($0.numbers) })]
  }

  private static func failure(_ key: String, _ expected: String, _ found: String?) -> String {
    "\(key): expected \(expected), found \(found ?? "none")"
  }
}

nonisolated extension FinalNumber {
  /// How far outside a range a number may be by rounding alone.
  private static let noise = 1e-6

  /// The numbers that are not in their ranges, one line each that begins with the key.
  static func failures(of state: FinalState, within ranges: [FinalNumber: ScenarioRange]) -> [String] {
    allCases.compactMap { number in
      guard let range = ranges[number] else { return nil }
      let found = state[number]
      let (low, high) = (range.low.value(state.lengths), range.high.value(state.lengths))
      if let found, found >= low - noise, found <= high + noise { return nil }
      let bounds = JSONText.numbers([low, high])
      return
        "\(number.rawValue): expected within \(bounds), found \(found.map { JSONText.number($0) } ?? "none")"
    }
  }
}
