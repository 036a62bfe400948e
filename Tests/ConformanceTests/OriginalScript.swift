import Foundation
import RefreshTesting

/// A script that was played on an original library, with what that did.
struct OriginalScript {
  let scenario: Scenario
  let style: any ScenarioStyle

  /// All of them.
  static func all() throws -> [OriginalScript] {
    let file = Repository.root.appendingPathComponent("Tests/Scenarios/originals.json").path
    return try ScenarioFile.read(contentsOf: file).compactMap { scenario in
      scenario.style.flatMap(ScenarioStyles.named).map { OriginalScript(scenario: scenario, style: $0) }
    }
  }

  /// What the style does.
  func play() -> ScenarioReport { ScenarioPlayer.play(scenario, through: style) }

  // MARK: What the original did

  /// Whether the original did right, as far as nothing else is said here.
  var isRight: Bool { recorded["verdict"] == .string("ok") && scenario.expect == nil }

  var hasCrashed: Bool { recorded["crash"].map { $0 != .null && $0 != .bool(false) } ?? false }

  /// Its states, actions and ends in order.
  var told: [String] {
    guard case .array(let values) = recorded["sequence"] else { return [] }
    return values.compactMap { value in
      if case .string(let token) = value { token } else { nil }
    }
  }

  /// A number at the end; nil where there was none.
  func final(_ number: FinalNumber) -> Double? {
    guard case .object(let final) = recorded["final"], case .number(let value) = final[number.rawValue] else {
      return nil
    }
    return value
  }

  private var recorded: [String: ScenarioValue] {
    if case .object(let recorded) = scenario.recorded { recorded } else { [:] }
  }

  /// Why the style does otherwise, or that it does not.
  var why: String? {
    guard case .object(let source) = scenario.source, case .string(let why) = source["why"] else {
      return nil
    }
    return why
  }
}

/// Where the sources are.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
