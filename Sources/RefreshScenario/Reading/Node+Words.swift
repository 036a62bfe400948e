nonisolated extension Node {
  /// `true` or `false`; 1 and 0 are neither.
  func bool() throws(ScenarioError) -> Bool {
    guard case .bool(let bool) = value else { throw wrong("true or false") }
    return bool
  }

  /// A string, empty or not.
  func text() throws(ScenarioError) -> String {
    guard case .string(let text) = value else { throw wrong("a string") }
    return text
  }

  /// A string that is not empty.
  func name() throws(ScenarioError) -> String {
    let text = try text()
    guard !text.isEmpty else { throw error("must not be empty") }
    return text
  }

  /// The case of an enumeration that is spelled that way.
  func word<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type
  ) throws(ScenarioError) -> Word where Word.RawValue == String {
    let text = try text()
    guard let word = Word(rawValue: text) else { throw unknown(text, Word.allCases.map(\.rawValue)) }
    return word
  }

  /// What the word stands for in a table of the words that are allowed.
  func choice<Choice>(_ table: KeyValuePairs<String, Choice>) throws(ScenarioError) -> Choice {
    let text = try text()
    guard let entry = table.first(where: { $0.key == text }) else { throw unknown(text, table.map(\.key)) }
    return entry.value
  }

  /// One of the words that are allowed.
  func choice(_ words: [String]) throws(ScenarioError) -> String {
    let text = try text()
    guard words.contains(text) else { throw unknown(text, words) }
    return text
  }

  private func unknown(_ text: String, _ allowed: [String]) -> ScenarioError {
    error("unknown word \(JSONText.quoted(text)); allowed: \(allowed.joined(separator: ", "))")
  }
}
