nonisolated extension Node {
  /// No length, speed or count in a file is larger than this, so that sums of them stay exact.
  private static let limit = 1e9

  /// No step takes longer than a day, so that playing a file comes to an end.
  private static let longestTime = 86_400.0

  /// A number as exact as it was written, whole ones without a point.
  static func plain(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// A number.
  func number() throws(ScenarioError) -> Double {
    guard case .number(let number) = value else { throw wrong("a number") }
    guard number.isFinite, number.magnitude <= Self.limit else {
      throw error("expected a number from -1000000000 to 1000000000, found \(Self.plain(number))")
    }
    return number
  }

  /// A number, or a string that says how it follows the style.
  func expression() throws(ScenarioError) -> ScenarioNumber {
    guard case .string(let text) = value else { return ScenarioNumber(try number()) }
    guard let number = ScenarioNumber(expression: text), number.plain == nil else {
      let names = ScenarioLength.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("expected a number, or an expression of \(names), found \(JSONText.quoted(text))")
    }
    return number
  }

  /// A number that is 0 or more.
  func length() throws(ScenarioError) -> Double {
    let number = try number()
    guard number >= 0 else { throw error("expected 0 or more, found \(Self.plain(number))") }
    return number
  }

  /// A number of seconds, 0 or more.
  func time() throws(ScenarioError) -> Double {
    let number = try number()
    guard number >= 0 else {
      throw error("expected a time of 0 seconds or more, found \(Self.plain(number))")
    }
    guard number <= Self.longestTime else {
      throw error("expected a time of a day (86400 s) at most, found \(Self.plain(number))")
    }
    return number
  }

  /// A whole number that is `least` or more, and `most` or less.
  func count(least: Int = 0, most: Int = 1_000_000_000) throws(ScenarioError) -> Int {
    let number = try number()
    guard let count = Int(exactly: number) else {
      throw error("expected a whole number, found \(Self.plain(number))")
    }
    guard count >= least else { throw error("expected \(least) or more, found \(count)") }
    guard count <= most else { throw error("expected \(most) or less, found \(count)") }
    return count
  }

  /// An array of exactly `count` numbers, called `names` in errors.
  func numbers(_ count: Int, _ names: String) throws(ScenarioError) -> [Double] {
    let nodes = try elements(names)
    guard nodes.count == count else {
      throw error("expected \(names), found an array of \(nodes.count)")
    }
    var numbers: [Double] = []
    for node in nodes { numbers.append(try node.number()) }
    return numbers
  }
}
