/// A JSON object on one line whose keys stay in the order in which they were added.
nonisolated struct JSONLine {
  private var members: [String] = []

  /// The line.
  var text: String { "{\(members.joined(separator: ", "))}" }

  mutating func add(_ key: String, _ value: String?) { add(key, raw: value.map(JSONText.quoted)) }

  mutating func add(_ key: String, _ value: Double?) { add(key, raw: value.map { JSONText.number($0) }) }

  /// A time in seconds, to a tenth of a millisecond: frames at 120 Hz are told apart.
  mutating func add(_ key: String, seconds: Double) {
    add(key, raw: JSONText.number(seconds, decimals: 4))
  }

  mutating func add(_ key: String, _ value: Int) { add(key, raw: "\(value)") }

  mutating func add(_ key: String, _ value: Bool?) { add(key, raw: value.map { "\($0)" }) }

  mutating func add(_ key: String, _ value: [String]) { add(key, raw: JSONText.strings(value)) }

  mutating func add(_ key: String, _ value: ScenarioFrame?) {
    add(key, raw: value.map { JSONText.numbers($0.numbers) })
  }

  mutating func add(_ key: String, _ value: JSONLine) { add(key, raw: value.text) }

  private mutating func add(_ key: String, raw value: String?) {
    members.append("\(JSONText.quoted(key)): \(value ?? "null")")
  }
}
