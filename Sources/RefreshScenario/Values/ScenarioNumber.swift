/// A number that may follow the style it is played through.
///
/// Written as a number, or as an expression in a string: lengths and places by name, with `+`, `-` and
/// factors.
///
///     {"op": "hold", "y": "rest - T - 10"}       one step past the style's own trigger length
///     "final": {"y": "rest - H", "ownTop": "H"}  in the room that the style itself keeps
///
/// The names are those of ``ScenarioLength``; they have their values at the moment at which the number is
/// used.
nonisolated public struct ScenarioNumber: Equatable, Sendable {
  /// A length times a factor; a plain number without a length.
  struct Term: Equatable, Sendable {
    var factor: Double
    var length: ScenarioLength?
  }

  let terms: [Term]

  /// The plain number.
  public init(_ number: Double) { terms = [Term(factor: number)] }

  /// The number that an expression stands for; nil if it is none.
  public init?(expression: String) {
    guard let terms = Self.terms(of: expression) else { return nil }
    self.terms = terms
  }

  /// The number, if it follows nothing.
  public var plain: Double? {
    guard terms.count == 1, let term = terms.first, term.length == nil else { return nil }
    return term.factor
  }

  /// The number as things stand.
  public func value(_ lengths: [ScenarioLength: Double]) -> Double {
    terms.reduce(0) { sum, term in sum + term.factor * (term.length.map { lengths[$0] ?? 0 } ?? 1) }
  }

  // MARK: Reading

  private static func terms(of expression: String) -> [Term]? {
    var terms: [Term] = []
    var sign = 1.0
    var word = ""
    var isTermDue = true
    for character in expression.filter({ $0 != " " }) + "+" {
      guard character == "+" || character == "-" else {
        word.append(character)
        isTermDue = false
        continue
      }
      let next = character == "-" ? -1.0 : 1.0
      if isTermDue {
        // A sign before the first term; two signs in a row are none.
        guard terms.isEmpty, word.isEmpty, next < 0, sign > 0 else { return nil }
        sign = next
        continue
      }
      guard let term = term(word, sign: sign) else { return nil }
      terms.append(term)
      (sign, word, isTermDue) = (next, "", true)
    }
    return terms.isEmpty ? nil : terms
  }

  /// `60`, `H`, or `0.5*H`.
  private static func term(_ word: String, sign: Double) -> Term? {
    let parts = word.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    switch parts.count {
    case 1:
      if let length = ScenarioLength(rawValue: word) { return Term(factor: sign, length: length) }
      return number(word).map { Term(factor: sign * $0) }
    case 2:
      guard let factor = number(parts[0]), let length = ScenarioLength(rawValue: parts[1]) else { return nil }
      return Term(factor: sign * factor, length: length)
    default: return nil
    }
  }

  private static func number(_ word: String) -> Double? {
    guard word.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(word),
      number <= 1e9
    else { return nil }
    return number
  }
}

nonisolated extension ScenarioNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral
{
  /// A plain number.
  public init(floatLiteral number: Double) { self.init(number) }

  /// A plain number.
  public init(integerLiteral number: Int) { self.init(Double(number)) }

  /// An expression; one that is none traps.
  public init(stringLiteral expression: String) {
    guard let number = ScenarioNumber(expression: expression) else {
      preconditionFailure("\"\(expression)\" is no number, nor an expression of lengths")
    }
    self = number
  }
}

/// The lengths and places that a ``ScenarioNumber`` may name; their raw values are their names.
nonisolated public enum ScenarioLength: String, Hashable, Sendable, CaseIterable {
  /// How far the header is pulled until it is armed.
  case trigger = "T"

  /// The room in which the header rests while it refreshes.
  case header = "H"

  /// The room in which the footer rests while it loads.
  case footer = "F"

  /// The offset at which the content rests at its start: minus the app's and the system's inset.
  case rest

  /// The offset at which the content rests at its end, room for the footer apart.
  case end

  /// The offset at which the content rests at its end now, after whatever room there is.
  case max

  /// How long the content is.
  case content

  /// How long the viewport is.
  case viewport
}

/// Two numbers, the second at least as large as the first.
nonisolated public struct ScenarioRange: Equatable, Sendable {
  /// The least that is allowed.
  public var low: ScenarioNumber

  /// The most that is allowed.
  public var high: ScenarioNumber

  /// From the one to the other, both included.
  public init(_ low: ScenarioNumber, _ high: ScenarioNumber) {
    self.low = low
    self.high = high
  }

  /// A range of plain numbers.
  public init(_ range: ClosedRange<Double>) {
    self.init(ScenarioNumber(range.lowerBound), ScenarioNumber(range.upperBound))
  }
}
