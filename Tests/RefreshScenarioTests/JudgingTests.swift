import RefreshScenario
import Testing

@Suite("Judging outcomes")
struct JudgingTests {
  private func failures(_ expect: String, sequence: [String]) throws -> [String] {
    var outcome = ScenarioOutcome()
    outcome.sequence = sequence
    return try expectation(expect).failures(of: outcome)
  }

  private func failures(_ expect: String, state: FinalState) throws -> [String] {
    var outcome = ScenarioOutcome()
    outcome.final = state
    return try expectation(expect).failures(of: outcome)
  }

  @Test("Equal neighbours count once, whatever their progress")
  func merging() throws {
    let found = [
      "header:pulling(0.1)", "header:pulling(0.5)", "header:armed 1.2", "header:armed", "header:idle",
    ]
    let expect = #"{"sequence": ["header:pulling", "header:armed", "header:idle"]}"#
    #expect(try failures(expect, sequence: found) == [])
  }

  @Test("Kinds that the expectation never names are left out, of either role")
  func leavingOut() throws {
    let found = ["header:armed", "footer:idle", "header:refreshing", "header:ACTION", "header:idle"]
    #expect(
      try failures(#"{"sequence": ["header:refreshing", "header:ACTION"]}"#, sequence: found) == [])
    #expect(
      try failures(#"{"sequence": ["header:ACTION", "header:idle"]}"#, sequence: found)
        == [
          "sequence: expected [header:ACTION, header:idle], "
            + "found [footer:idle, header:ACTION, header:idle]"
        ])
  }

  @Test("Neighbours are merged before kinds are left out, not after")
  func mergedFirst() throws {
    let twice = ["header:ACTION", "header:idle", "header:ACTION"]
    let two = #"{"sequence": ["header:ACTION", "header:ACTION"]}"#
    #expect(try failures(two, sequence: twice) == [])
    #expect(try failures(two, sequence: ["header:ACTION", "header:ACTION"]).count == 1)
  }

  @Test("Tokens that must not occur")
  func never() throws {
    let expect = #"{"never": ["footer:ACTION", "header:pulling"]}"#
    #expect(try failures(expect, sequence: ["header:ACTION"]) == [])
    #expect(
      try failures(expect, sequence: ["header:pulling(0.2)"]) == ["never: header:pulling occurred"])
  }

  @Test("Actions are counted exactly")
  func actions() throws {
    var state = FinalState()
    state.headerActions = 2
    #expect(
      try failures(#"{"headerActions": 1, "footerActions": 0}"#, state: state)
        == ["headerActions: expected 1, found 2"])
    #expect(
      try failures(#"{"final": {"headerActions": 1}}"#, state: state)
        == ["final.headerActions: expected 1, found 2"])
  }

  @Test("Numbers may be half a point off", arguments: [(-60.5, true), (-59.5, true), (-59.49, false)])
  func tolerance(y: Double, passes: Bool) throws {
    var state = FinalState()
    state.y = y
    let failures = try failures(#"{"final": {"y": -60}}"#, state: state)
    #expect(failures == (passes ? [] : ["final.y: expected -60, found -59.49"]))
  }

  @Test("Phases, visibility, frames and life")
  func members() throws {
    var state = FinalState()
    state.header = "idle"
    state.headerVisible = true
    state.headerFrame = ScenarioFrame(x: 0, y: -60.2, width: 320, height: 60)
    state.alive = false
    let good = """
      {"final": {"header": "idle", "headerVisible": true, "headerFrame": [0, -60, 320, 60], "alive": false}}
      """
    #expect(try failures(good, state: state) == [])
    let bad = """
      {"final": {"header": "armed", "footer": "idle", "headerVisible": false, "footerVisible": true,
       "headerFrame": [0, -61, 320, 60], "alive": true, "y": 0}}
      """
    #expect(
      try failures(bad, state: state) == [
        "final.y: expected 0, found none",
        "final.header: expected armed, found idle",
        "final.footer: expected idle, found none",
        "final.headerVisible: expected false, found true",
        "final.footerVisible: expected true, found none",
        "final.headerFrame: expected [0, -61, 320, 60], found [0, -60.2, 320, 60]",
        "final.alive: expected true, found false",
      ])
  }

  @Test("Ranges include their bounds")
  func ranges() throws {
    var state = FinalState()
    state.y = 10
    #expect(try failures(#"{"within": {"y": [0, 10]}}"#, state: state) == [])
    #expect(
      try failures(#"{"within": {"y": [0, 9.75], "ownTop": [1, 2]}}"#, state: state) == [
        "within.y: expected within [0, 9.75], found 10",
        "within.ownTop: expected within [1, 2], found none",
      ])
  }

  @Test("A check names keys without a prefix")
  func check() throws {
    guard case .check(let check) = try operation(#"{"op": "check", "y": 0, "within": {"ownTop": [1, 2]}}"#)
    else {
      Issue.record("not a check")
      return
    }
    var state = FinalState()
    state.y = 3
    state.ownTop = 2
    #expect(check.failures(of: state) == ["y: expected 0, found 3"])
  }
}
