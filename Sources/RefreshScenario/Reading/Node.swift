/// A value in a file together with where it stands, so that whatever is wrong with it can be said.
nonisolated struct Node {
  let value: ScenarioValue

  /// The keys that lead here from the scenario, such as `steps[3].by`; nil for the scenario itself.
  let path: String?
  let file: String
  let scenario: String

  /// An error about this value.
  func error(_ reason: String) -> ScenarioError {
    ScenarioError(file: file, scenario: scenario, key: path, reason: reason)
  }

  /// An error about a value of another kind than `expected`.
  func wrong(_ expected: String) -> ScenarioError {
    error("expected \(expected), found \(value.kind)")
  }

  /// The node of an object's member.
  func member(_ key: String, _ value: ScenarioValue) -> Node {
    let isPlain = !key.isEmpty && key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let key = isPlain ? key : JSONText.quoted(key)
    return Node(value: value, path: path.map { "\($0).\(key)" } ?? key, file: file, scenario: scenario)
  }

  /// The nodes of an array's elements.
  func elements(_ expected: String = "an array") throws(ScenarioError) -> [Node] {
    guard case .array(let values) = value else { throw wrong(expected) }
    return values.enumerated().map { index, value in
      Node(value: value, path: "\(path ?? "")[\(index)]", file: file, scenario: scenario)
    }
  }

  /// The object that stands here; any key but `keys` is an error.
  func fields(_ keys: [String]) throws(ScenarioError) -> Fields {
    let fields = try anyFields()
    let unknown = fields.entries.keys.filter { !keys.contains($0) }.min()
    if let unknown {
      throw member(unknown, .null).error("unknown key; known here: \(keys.joined(separator: ", "))")
    }
    return fields
  }

  /// The object that stands here, whatever its keys.
  func anyFields() throws(ScenarioError) -> Fields {
    guard case .object(let entries) = value else { throw wrong("an object") }
    return Fields(node: self, entries: entries)
  }
}

/// An object's members with where they stand.
nonisolated struct Fields {
  let node: Node
  let entries: [String: ScenarioValue]

  /// The member of that key, if there is one.
  subscript(key: String) -> Node? {
    entries[key].map { node.member(key, $0) }
  }

  /// The member of that key; it is an error if there is none.
  func need(_ key: String) throws(ScenarioError) -> Node {
    guard let member = self[key] else { throw node.member(key, .null).error("required, but missing") }
    return member
  }
}
