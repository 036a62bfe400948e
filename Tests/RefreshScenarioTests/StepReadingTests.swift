import RefreshScenario
import Testing

@Suite("Reading steps")
struct StepReadingTests {
  @Test(
    "Every operation",
    arguments: [
      (#""touchDown""#, .touchDown),
      (#""drag", "by": -20, "steps": 4"#, .drag(by: -20, steps: 4)),
      (#""drag", "by": 20"#, .drag(by: 20, steps: 10)),
      (#""hold", "y": -70"#, .hold(y: -70)),
      (#""release""#, .release(velocity: 0)),
      (#""release", "velocity": -900"#, .release(velocity: -900)),
      (#""cancel""#, .cancel),
      (#""fling", "velocity": 1200"#, .fling(velocity: 1200)),
      (
        #""stroke", "samples": [[0, 1], [0.5, 2]]"#,
        .stroke([StrokeSample(time: 0, y: 1), StrokeSample(time: 0.5, y: 2)])
      ),
      (#""wheel", "by": 3"#, .wheel(by: 3, steps: 10)),
      (#""wait", "s": 0.25"#, .wait(seconds: 0.25)),
      (#""settle""#, .settle),
      (#""begin""#, .begin),
      (#""end""#, .end),
      (#""endWithReset""#, .endWithReset),
      (#""fail""#, .fail),
      (#""noMore""#, .noMore),
      (#""resetNoMore""#, .resetNoMore),
      (#""remove""#, .remove),
      (#""add""#, .add(nil)),
      (#""add", "config": {}"#, .add(ControlSetup())),
      (#""readdSame""#, .readdSame),
      (#""assignNil""#, .assignNil),
      (#""enable", "on": false"#, .enable(false)),
      (#""hide", "on": true"#, .hide(true)),
      (#""interaction", "on": false"#, .interaction(false)),
      (#""setState", "to": "refreshing""#, .setState("refreshing")),
      (#""offset", "y": 5"#, .offset(y: 5, animated: false)),
      (#""offset", "y": 5, "animated": true"#, .offset(y: 5, animated: true)),
      (#""inset", "top": 5"#, .inset(InsetChange(top: .to(5)), animated: false)),
      (#""inset", "bottomBy": -5, "animated": true"#, .inset(InsetChange(bottom: .by(-5)), animated: true)),
      (#""userInset", "topBy": 1, "bottom": 2"#, .userInset(InsetChange(top: .by(1), bottom: .to(2)))),
      (#""bars", "top": 88"#, .bars(top: 88, bottom: nil)),
      (#""size", "h": 0"#, .size(height: 0)),
      (#""frame", "w": 10, "h": 20"#, .frame(ScenarioSize(width: 10, height: 20))),
      (#""window", "on": true"#, .window(true)),
      (#""clear""#, .clear),
      (#""drop""#, .drop),
      (#""together", "steps": []"#, .together([])),
      (#""check""#, .check(ScenarioCheck())),
    ] as [(String, ScenarioStep.Operation)])
  func everyOperation(text: String, expected: ScenarioStep.Operation) throws {
    #expect(try operation(#"{"op": \#(text)}"#) == expected)
    #expect(text.hasPrefix("\"\(expected.name)\""))
  }

  @Test("Steps that hold steps keep place and role")
  func together() throws {
    let text = #"{"op": "together", "steps": [{"op": "end"}, {"op": "begin", "who": "footer"}]}"#
    let steps = [ScenarioStep(.end), ScenarioStep(.begin, who: .footer, index: 1)]
    #expect(try operation(text) == .together(steps))
  }

  @Test("A check holds what a final state may hold, and ranges")
  func check() throws {
    var check = ScenarioCheck()
    check.final[.y] = -60
    check.final.header = "refreshing"
    check.final.footerFrame = ScenarioFrame(x: 0, y: 2000, width: 320, height: 44)
    check.within = [.ownTop: ScenarioRange(0...60)]
    let text = """
      {"op": "check", "y": -60, "header": "refreshing", "footerFrame": [0, 2000, 320, 44],
       "within": {"ownTop": [0, 60]}}
      """
    #expect(try operation(text) == .check(check))
  }

  @Test("A scenario with a check anywhere expects something")
  func expectsSomething() throws {
    func expects(_ parts: String) throws -> Bool {
      try read(#"{"name": "s", \#(parts)}"#)[0].expectsSomething
    }
    #expect(try !expects(#""steps": [{"op": "begin"}]"#))
    #expect(try !expects(#""steps": [], "expect": {}"#))
    #expect(try expects(#""steps": [], "expect": {"headerActions": 0}"#))
    #expect(try expects(#""steps": [{"op": "together", "steps": [{"op": "check", "y": 0}]}]"#))
  }

  @Test("An inset changes edge by edge")
  func insetChange() {
    let change = InsetChange(top: .by(10), bottom: .to(3))
    #expect(
      change.applied(to: ScenarioInsets(top: 5, bottom: 9)) == ScenarioInsets(top: 15, bottom: 3))
    #expect(InsetChange().applied(to: ScenarioInsets(top: 5)) == ScenarioInsets(top: 5))
  }
}
