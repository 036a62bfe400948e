import RefreshCore

/// The tokens of a sequence: who it is about, a colon, and what happened.
///
/// What happened is a phase's name or one of `ACTION` and `ENDED`, the *kind* of the token.
nonisolated public enum ScenarioToken {
  /// The names of all phases.
  public static let phases = [
    RefreshPhase.idle, .pulling(progress: 0), .armed(progress: 0), .returning(progress: 0), .refreshing,
    .finishing, .noMoreData,
  ].map(\.name)

  /// The token for a control's change of phase.
  public static func phase(_ role: ScenarioRole, _ name: String) -> String { "\(role.rawValue):\(name)" }

  /// The token for a control's action.
  public static func action(_ role: ScenarioRole) -> String { "\(role.rawValue):ACTION" }

  /// The token for a control that has told its user that a refresh ended.
  public static func ended(_ role: ScenarioRole) -> String { "\(role.rawValue):ENDED" }

  /// The tokens without progress, neighbours that are equal merged.
  public static func merged(_ tokens: [String]) -> [String] {
    var merged: [String] = []
    for token in tokens.map(withoutProgress) where token != merged.last { merged.append(token) }
    return merged
  }

  /// The word after the colon.
  public static func kind(of token: String) -> String {
    guard let colon = token.firstIndex(of: ":") else { return token }
    return String(token[token.index(after: colon)...])
  }

  /// Drops what stands behind the kind, such as `(0.5)`.
  private static func withoutProgress(_ token: String) -> String {
    String(token.prefix { $0 != "(" && $0 != " " })
  }

  /// Reads an array of tokens.
  static func list(_ node: Node) throws(ScenarioError) -> [String] {
    let kinds = phases + ["ACTION", "ENDED"]
    var tokens: [String] = []
    for node in try node.elements() {
      let token = try node.text()
      let isKnown = ScenarioRole.allCases.contains { role in
        kinds.contains { token == phase(role, $0) }
      }
      guard isKnown else {
        throw node.error(
          "unknown token \(JSONText.quoted(token)); allowed: header: or footer: and one of "
            + kinds.joined(separator: ", "))
      }
      tokens.append(token)
    }
    return tokens
  }
}
