import RefreshScenario
import Testing

@Suite("Verdicts and printed lines")
struct ReportTests {
  private func verdict(_ expect: String?, _ outcome: ScenarioOutcome) throws -> Bool? {
    var scenario = Scenario(name: "s")
    scenario.expect = try expect.map { try expectation($0) }
    return scenario.verdict(of: outcome).pass
  }

  @Test("Pass, fail, and neither")
  func verdicts() throws {
    var outcome = ScenarioOutcome()
    #expect(try verdict(nil, outcome) == nil)
    #expect(try verdict("{}", outcome) == nil)
    #expect(try verdict(#"{"headerActions": 0}"#, outcome) == true)
    #expect(try verdict(#"{"headerActions": 1}"#, outcome) == false)
    outcome.failures = ["steps[2]: y: expected 0, found 3"]
    #expect(try verdict(#"{"headerActions": 0}"#, outcome) == false)
    #expect(try verdict(nil, outcome) == false)
    outcome.notOffered = "no setState"
    #expect(try verdict(#"{"headerActions": 1}"#, outcome) == nil)
  }

  @Test("The closing line has all keys in order")
  func closingLine() throws {
    var scenario = Scenario(name: "a \"b\"\n")
    scenario.expect = try expectation(#"{"headerActions": 2}"#)
    var outcome = ScenarioOutcome()
    outcome.sequence = ["header:pulling(0.1)", "header:pulling(0.2)", "header:ACTION"]
    outcome.native = ["loading"]
    outcome.headerActions = 1
    outcome.final.y = -0.001
    outcome.final.insetTop = 60
    outcome.final.ownTop = 60.126
    outcome.final.header = "refreshing"
    outcome.final.headerVisible = true
    outcome.final.headerFrame = ScenarioFrame(x: 0, y: -60, width: 320, height: 60.5)
    let report = ScenarioReport(scenario, style: "SVStyle", host: "light", outcome: outcome)
    #expect(
      report.jsonLine
        == #"{"name": "a \"b\"\n", "style": "SVStyle", "host": "light", "#
        + #""sequence": ["header:pulling", "header:ACTION"], "native": ["loading"], "#
        + #""headerActions": 1, "footerActions": 0, "#
        + #""final": {"y": 0, "insetTop": 60, "insetBottom": null, "ownTop": 60.13, "ownBottom": null, "#
        + #""contentHeight": null, "header": "refreshing", "footer": null, "headerActions": 1, "#
        + #""footerActions": 0, "headerVisible": true, "footerVisible": null, "#
        + #""headerFrame": [0, -60, 320, 60.5], "footerFrame": null, "alive": null}, "#
        + #""pass": false, "failures": ["headerActions: expected 2, found 1"], "notOffered": null}"#)
  }

  @Test("A trace line has all keys in order")
  func traceLine() {
    var state = FinalState()
    state.y = -12.5
    state.insetTop = 0
    state.insetBottom = 0
    state.ownTop = 0
    state.ownBottom = 0
    state.header = "pulling"
    let line = TraceLine(t: 1.0 / 60, ev: "move", by: "finger", state: state, dragging: true)
    #expect(
      line.jsonLine
        == #"{"t": 0.0167, "ev": "move", "by": "finger", "y": -12.5, "insetTop": 0, "insetBottom": 0, "#
        + #""ownTop": 0, "ownBottom": 0, "dragging": true, "header": "pulling", "footer": null, "#
        + #""headerActions": 0, "footerActions": 0}"#)
  }

  @Test(
    "Numbers are short",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.004, "0"), (0.005, "0.01"), (-0.5, "-0.5"), (1.05, "1.05"),
      (1333, "1333"), (2086.5376, "2086.54"), (-93.2528, "-93.25"), (99.999, "100"), (.nan, "null"),
      (.infinity, "null"),
    ])
  func numbers(number: Double, text: String) {
    var state = FinalState()
    state.y = number
    let line = TraceLine(t: 0, ev: "", state: state, dragging: false)
    #expect(line.jsonLine.contains("\"y\": \(text), "))
  }

  @Test(
    "Times tell frames at 120 Hz apart", arguments: [(1.0 / 120, "0.0083"), (2.0 / 120, "0.0167"), (1, "1")])
  func times(time: Double, text: String) {
    let line = TraceLine(t: time, ev: "", state: FinalState(), dragging: false)
    #expect(line.jsonLine.hasPrefix("{\"t\": \(text), "))
  }

  @Test("What would break a line is escaped")
  func escaping() {
    let line = TraceLine(
      t: 0, ev: "a\\\t\r\u{1}\u{2028}é", by: nil, state: FinalState(), dragging: false)
    #expect(line.jsonLine.contains(#""ev": "a\\\t\r\u0001\u2028é", "by": null"#))
  }
}
