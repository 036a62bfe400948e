// Made by Scripts/snippets.py from Sources/RefreshTesting/RefreshTesting.docc/TestingYourScreen.md: change it there.
// swift-format-ignore-file

import Foundation
import RefreshTesting
import Testing

@MainActor @Test func twoEndsAreOne() throws {
  let file = """
    {"name": "two ends", "setup": {"header": {}},
     "steps": [{"op": "begin"}, {"op": "wait", "s": 1}, {"op": "end"}, {"op": "end"}, {"op": "wait", "s": 1}],
     "expect": {"headerActions": 1, "final": {"y": 0, "insetTop": 0}}}
    """
  let style = try #require(ScenarioStyles.named("FigStyle"))
  for scenario in try ScenarioFile.read(Data(file.utf8), file: "two-ends.json") {
    #expect(ScenarioPlayer.play(scenario, through: style).pass == true)
  }
}
