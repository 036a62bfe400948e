import RefreshScenario
import Testing

@Suite("Numbers that follow the style")
struct NumberTests {
  private let lengths: [ScenarioLength: Double] = [
    .trigger: 60, .header: 50, .footer: 44, .rest: -88, .end: 1520,
  ]

  @Test(
    "Expressions of lengths, factors and numbers",
    arguments: [
      ("H", 50.0), ("-H", -50), ("rest - T - 10", -158), ("end+F+20", 1584), ("0.5*H", 25),
      ("-0.5*H + 2", -23), ("content", 0), ("12.5", 12.5), ("-3", -3), ("1-2-3", -4),
    ])
  func value(text: String, value: Double) throws {
    #expect(try #require(ScenarioNumber(expression: text)).value(lengths) == value)
  }

  @Test(
    "What is none",
    arguments: [
      "", " ", "-", "+", "x", "h", "H H", "2H", "H*2", "H*H", "1*2*H", "--H", "+H", "H-", "H+", "H+-1", "1e3",
      "inf", "nan", "0x10", "*H", "2*", "9999999999",
    ])
  func none(text: String) { #expect(ScenarioNumber(expression: text) == nil) }

  @Test("Only a plain number is plain")
  func plain() {
    #expect(ScenarioNumber(3).plain == 3 && ScenarioNumber("-3").plain == -3)
    #expect(ScenarioNumber("H").plain == nil && ScenarioNumber("1+2").plain == nil)
  }

  @Test("In a file, a number may be one, in steps and in expectations")
  func file() throws {
    #expect(try operation(#"{"op": "hold", "y": "rest - T"}"#) == .hold(y: "rest - T"))
    let wanted = try expectation(#"{"final": {"y": "-H"}, "within": {"ownTop": [0, "H"]}}"#)
    #expect(wanted.final[.y] == "-H" && wanted.within[.ownTop] == ScenarioRange(0, "H"))
    var state = FinalState()
    state.lengths = lengths
    (state.y, state.ownTop) = (-50, 51)
    #expect(wanted.final.failures(of: state) == [])
    #expect(wanted.failures(of: outcome(state)) == ["within.ownTop: expected within [0, 50], found 51"])
    state.y = -60
    #expect(wanted.final.failures(of: state) == ["y: expected -50, found -60"])
  }

  private func outcome(_ state: FinalState) -> ScenarioOutcome {
    var outcome = ScenarioOutcome()
    outcome.final = state
    return outcome
  }
}
