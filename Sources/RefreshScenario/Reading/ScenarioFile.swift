public import Foundation

/// Reads scenario files.
///
///     for scenario in try ScenarioFile.read(contentsOf: "pulls.json") { … }
nonisolated public enum ScenarioFile {
  /// The scenarios in `data`, which is one scenario or an array of them.
  ///
  /// `file` is how errors name the file.
  public static func read(_ data: Data, file: String) throws(ScenarioError) -> [Scenario] {
    let value: ScenarioValue
    do {
      value = try JSONDecoder().decode(ScenarioValue.self, from: data)
    } catch {
      throw ScenarioError(file: file, reason: MalformedJSON.explanation(of: data))
    }
    switch value {
    case .object:
      return [try scenario(value, index: 0, file: file)]
    case .array(let values):
      var scenarios: [Scenario] = []
      for (index, value) in values.enumerated() {
        scenarios.append(try scenario(value, index: index, file: file))
      }
      return scenarios
    case .null, .bool, .number, .string:
      throw ScenarioError(
        file: file, reason: "expected a scenario or an array of scenarios, found \(value.kind)")
    }
  }

  /// The scenarios in the file at `path`.
  public static func read(contentsOf path: String) throws(ScenarioError) -> [Scenario] {
    try read(contents(of: path), file: path)
  }

  private static func scenario(
    _ value: ScenarioValue, index: Int, file: String
  ) throws(ScenarioError) -> Scenario {
    var label = "scenario at index \(index)"
    if case .object(let entries) = value, case .string(let name) = entries["name"], !name.isEmpty {
      label = "scenario \(JSONText.quoted(name))"
    }
    return try Scenario(reading: Node(value: value, path: nil, file: file, scenario: label))
  }

  private static func contents(of path: String) throws(ScenarioError) -> Data {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw ScenarioError(file: path, reason: "there is no such file")
    }
    guard !isDirectory.boolValue else {
      throw ScenarioError(file: path, reason: "is a directory, not a file")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ScenarioError(file: path, reason: "cannot be read")
    }
    return data
  }
}
