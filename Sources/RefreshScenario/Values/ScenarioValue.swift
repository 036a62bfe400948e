/// A JSON value as it was written, for parts of a scenario that nobody here interprets.
nonisolated public enum ScenarioValue: Equatable, Sendable {
  /// `null`.
  case null

  /// `true` or `false`.
  case bool(Bool)

  /// Any number.
  case number(Double)

  /// A text.
  case string(String)

  /// Values in order.
  case array([ScenarioValue])

  /// Values by key.
  case object([String: ScenarioValue])

  /// What kind of value this is, in words that fit behind "found".
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

nonisolated extension ScenarioValue: Decodable {
  /// Takes whatever value stands there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([ScenarioValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: ScenarioValue].self))
    }
  }
}
