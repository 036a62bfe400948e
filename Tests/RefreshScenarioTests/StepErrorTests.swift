import Testing

@Suite("Steps and expectations that are refused")
struct StepErrorTests {
  @Test(
    "A step",
    arguments: [
      ("3", "step: expected an object, found a number"),
      ("{}", "step.op: required, but missing"),
      (#"{"op": "drag"}"#, "step.by: required, but missing"),
      (#"{"op": "drag", "by": "x"}"#, "step.by: \(noExpression) \"x\""),
      (#"{"op": "drag", "by": 1, "steps": 0}"#, "step.steps: expected 1 or more, found 0"),
      (#"{"op": "drag", "by": 1, "steps": 1.5}"#, "step.steps: expected a whole number, found 1.5"),
      (#"{"op": "drag", "by": 1, "s": 1}"#, "step.s: unknown key; known here: op, who, by, steps"),
      (#"{"op": "begin", "who": "both"}"#, #"step.who: unknown word "both"; allowed: header, footer"#),
      (#"{"op": "begin", "at": 1}"#, "step.at: unknown key; known here: op, who"),
      (#"{"op": "wait"}"#, "step.s: required, but missing"),
      (#"{"op": "wait", "s": -0.5}"#, "step.s: expected a time of 0 seconds or more, found -0.5"),
      (#"{"op": "wait", "s": 1e9}"#, "step.s: expected a time of a day (86400 s) at most, found 1000000000"),
      (#"{"op": "drag", "by": 1, "steps": 10001}"#, "step.steps: expected 10000 or less, found 10001"),
      (#"{"op": "fling"}"#, "step.velocity: required, but missing"),
      (#"{"op": "hold"}"#, "step.y: required, but missing"),
      (#"{"op": "enable", "on": 1}"#, "step.on: expected true or false, found a number"),
      (#"{"op": "hide"}"#, "step.on: required, but missing"),
      (#"{"op": "setState", "to": ""}"#, "step.to: must not be empty"),
      (#"{"op": "inset"}"#, "step: expected one of top, topBy, bottom, bottomBy"),
      (#"{"op": "inset", "top": 1, "topBy": 1}"#, "step: expected only one of top, topBy"),
      (
        #"{"op": "userInset", "top": 1, "animated": true}"#,
        "step.animated: unknown key; known here: op, who, top, topBy, bottom, bottomBy"
      ),
      (#"{"op": "bars"}"#, "step: expected one of top, bottom"),
      (#"{"op": "size", "h": -1}"#, "step.h: expected 0 or more, found -1"),
      (
        #"{"op": "frame", "w": 1, "h": 0}"#,
        "step: expected a positive size, or 0 by 0 before layout, found 1 by 0"
      ),
      (#"{"op": "frame", "w": 1}"#, "step.h: required, but missing"),
      (#"{"op": "add", "config": {"height": ""}}"#, "step.config.height: expected a number, found a string"),
      (#"{"op": "together"}"#, "step.steps: required, but missing"),
      (#"{"op": "together", "steps": [{"op": "wait"}]}"#, "step.steps[0].s: required, but missing"),
      (#"{"op": "check", "y": "0"}"#, "step.y: \(noExpression) \"0\""),
      (#"{"op": "check", "within": {"y": [2, 1]}}"#, "step.within.y: expected low to be at most high"),
    ])
  func step(text: String, line: String) {
    #expect(complaint(step: text) == line)
  }

  @Test("An operation that nobody knows")
  func unknownOperation() {
    let line = complaint(step: #"{"op": "draag", "by": 1}"#)
    #expect(
      line == #"step.op: unknown word "draag"; allowed: touchDown, drag, hold, release, cancel, fling, "#
        + "stroke, wheel, wait, settle, begin, end, endWithReset, fail, noMore, resetNoMore, remove, add, "
        + "readdSame, assignNil, enable, hide, interaction, setState, offset, inset, userInset, bars, size, "
        + "frame, window, clear, drop, together, check")
  }

  @Test("The place is that of the step")
  func place() {
    let text = #"{"name": "short pull", "steps": [{"op": "begin"}, {"op": "drag", "by": "x"}]}"#
    #expect(
      complaint(text) == "a.json: scenario \"short pull\", steps[1].by: \(noExpression) \"x\"")
  }

  @Test(
    "A stroke",
    arguments: [
      ("[[0, 1]]", ": expected two samples or more, found 1"),
      ("3", ": expected an array, found a number"),
      ("[[0, 1], [0, 2]]", "[1]: expected a time after 0, found 0"),
      ("[[0, 1], [0.2, 2], [0.1, 2]]", "[2]: expected a time after 0.2, found 0.1"),
      ("[[-0.1, 1], [0, 2]]", "[0]: expected a time of 0 seconds or more, found -0.1"),
      ("[[0, 1], [1]]", "[1]: expected [time, y], found an array of 1"),
    ])
  func stroke(samples: String, line: String) {
    #expect(complaint(step: #"{"op": "stroke", "samples": \#(samples)}"#) == "step.samples\(line)")
  }

  @Test(
    "An expectation",
    arguments: [
      (
        #"{"headeractions": 1}"#,
        "headeractions: unknown key; known here: headerActions, footerActions, sequence, never, final, within"
      ),
      (#"{"headerActions": -1}"#, "headerActions: expected 0 or more, found -1"),
      (#"{"sequence": "header:idle"}"#, "sequence: expected an array, found a string"),
      (
        #"{"never": ["header:loading"]}"#,
        #"never[0]: unknown token "header:loading"; allowed: header: or footer: and one of idle, pulling, "#
          + "armed, returning, refreshing, finishing, noMoreData, ACTION, ENDED"
      ),
      (
        #"{"final": {"header": "loading"}}"#,
        #"final.header: unknown word "loading"; allowed: idle, pulling, armed, returning, refreshing, "#
          + "finishing, noMoreData"
      ),
      (#"{"final": {"alive": 0}}"#, "final.alive: expected true or false, found a number"),
      (#"{"final": {"headerActions": 0.5}}"#, "final.headerActions: expected a whole number, found 0.5"),
      (
        #"{"final": {"headerFrame": [0, 0, -1, 1]}}"#,
        "final.headerFrame: expected a width and a height of 0 or more"
      ),
      (#"{"within": {"y": 3}}"#, "within.y: expected [low, high], found a number"),
      (
        #"{"within": {"header": [0, 1]}}"#,
        "within.header: unknown key; known here: y, insetTop, insetBottom, ownTop, ownBottom, contentHeight, "
          + "headerStart, headerEnd, footerStart, footerEnd, headerLeft, headerWidth, headerActions, footerActions"
      ),
    ])
  func expectation(text: String, line: String) {
    #expect(complaint(expect: text) == line)
  }
}

/// What is said of a string that is neither.
nonisolated private let noExpression =
  "expected a number, or an expression of T, H, F, rest, end, max, content, viewport, found"
