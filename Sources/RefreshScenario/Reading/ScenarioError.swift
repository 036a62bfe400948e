/// Why a scenario file could not be read: one line that says where and what.
///
///     pulls.json: scenario "short pull", steps[3].by: expected a number, found a string
nonisolated public struct ScenarioError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file, as its reader named it.
  public let file: String

  /// The scenario, by name or by index; nil where the file as a whole is meant.
  public let scenario: String?

  /// The path to the key within the scenario; nil where the scenario as a whole is meant.
  public let key: String?

  /// What is wrong there.
  public let reason: String

  /// An error at a place in a file.
  public init(file: String, scenario: String? = nil, key: String? = nil, reason: String) {
    self.file = file
    self.scenario = scenario
    self.key = key
    self.reason = reason
  }

  /// File, scenario, key and reason on one line.
  public var description: String {
    let place = [scenario, key].compactMap { $0 }.joined(separator: ", ")
    let parts = place.isEmpty ? [file, reason] : [file, place, reason]
    return JSONText.oneLine(parts.joined(separator: ": "))
  }
}
