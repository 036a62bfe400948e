import Foundation
import RefreshScenario

/// The scenarios in a text.
func read(_ text: String) throws(ScenarioError) -> [Scenario] {
  try ScenarioFile.read(Data(text.utf8), file: "a.json")
}

/// The line that says why a text cannot be read; nil if it can.
func complaint(_ text: String) -> String? {
  do {
    _ = try read(text)
    return nil
  } catch {
    return error.description
  }
}

/// The complaint about a scenario named `s` with these other parts, without file and name.
func complaint(parts: String) -> String? {
  complaint(#"{"name": "s", \#(parts)}"#)?.removing(#"a.json: scenario "s", "#)
}

/// The complaint about a scenario with this setup.
func complaint(setup: String) -> String? {
  complaint(parts: #""steps": [], "setup": \#(setup)"#)?.removing("setup.")
}

/// The complaint about a scenario with this expectation.
func complaint(expect: String) -> String? {
  complaint(parts: #""steps": [], "expect": \#(expect)"#)?.removing("expect.")
}

/// The complaint about a scenario of this one step.
func complaint(step: String) -> String? {
  complaint(parts: #""steps": [\#(step)]"#).map { "step\($0.removing("steps[0]"))" }
}

extension String {
  /// The string without `start`, if it begins with it.
  func removing(_ start: String) -> String { hasPrefix(start) ? String(dropFirst(start.count)) : self }
}

/// The operation that a step's text stands for.
func operation(_ step: String) throws -> ScenarioStep.Operation {
  try read(#"{"name": "s", "steps": [\#(step)]}"#)[0].steps[0].operation
}

/// The setup that a text stands for.
func setup(_ text: String) throws -> ScenarioSetup {
  try read(#"{"name": "s", "steps": [], "setup": \#(text)}"#)[0].setup
}

/// The expectation that a text stands for.
func expectation(_ text: String) throws -> ScenarioExpectation {
  try read(#"{"name": "s", "steps": [], "expect": \#(text)}"#)[0].expect ?? ScenarioExpectation()
}
