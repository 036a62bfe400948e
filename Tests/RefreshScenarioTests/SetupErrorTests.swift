import Testing

@Suite("Setups that are refused")
struct SetupErrorTests {
  @Test("Parts of a scenario")
  func parts() {
    #expect(complaint(parts: #""style": "SV""#) == "steps: required, but missing")
    #expect(complaint(parts: #""steps": {}"#) == "steps: expected an array, found an object")
    #expect(complaint(parts: #""steps": [], "style": """#) == "style: must not be empty")
    #expect(complaint(parts: #""steps": [], "about": null"#) == "about: expected a string, found null")
    #expect(
      complaint(parts: #""steps": [], "step": 1"#)
        == "step: unknown key; known here: name, about, style, setup, steps, expect, recorded, source")
  }

  @Test(
    "The scroll view",
    arguments: [
      (
        #"{"frame": [0, 10]}"#, "frame: expected a positive size, or 0 by 0 before layout, found 0 by 10"
      ),
      (
        #"{"frame": [-1, 10]}"#, "frame: expected a positive size, or 0 by 0 before layout, found -1 by 10"
      ),
      (#"{"frame": [10]}"#, "frame: expected [width, height], found an array of 1"),
      (#"{"frame": 10}"#, "frame: expected [width, height], found a number"),
      (#"{"frame": [10, "a"]}"#, "frame[1]: expected a number, found a string"),
      (#"{"contentHeight": -0.001}"#, "contentHeight: expected 0 or more, found -0.001"),
      (
        #"{"contentHeight": 1e10}"#,
        "contentHeight: expected a number from -1000000000 to 1000000000, found 10000000000"
      ),
      (#"{"inset": {"left": 1}}"#, "inset.left: unknown key; known here: top, bottom"),
      (#"{"bars": {"top": -1}}"#, "bars.top: expected 0 or more, found -1"),
      (#"{"largeTitle": {"collapsed": 44}}"#, "largeTitle.expanded: required, but missing"),
      (
        #"{"largeTitle": {"collapsed": 9, "expanded": 8}}"#,
        "largeTitle: expected collapsed to be at most expanded"
      ),
      (#"{"offset": true}"#, "offset: expected a number, found true"),
      (#"{"axis": "diagonal"}"#, #"axis: unknown word "diagonal"; allowed: vertical, horizontal"#),
      (#"{"bounces": 1}"#, "bounces: expected true or false, found a number"),
      (#"{"rtl": "no"}"#, "rtl: expected true or false, found a string"),
      (#"{"hz": 90}"#, "hz: expected 60 or 120, found 90"),
      (#"{"hz": 59.999}"#, "hz: expected 60 or 120, found 59.999"),
    ])
  func scrollView(text: String, line: String) {
    #expect(complaint(setup: text) == line)
  }

  @Test(
    "A control",
    arguments: [
      (#"{"header": null}"#, "header: expected an object, found null"),
      (#"{"header": {"endAfter": -1}}"#, "header.endAfter: expected a time of 0 seconds or more, found -1"),
      (
        #"{"header": {"endOp": "stop"}}"#,
        #"header.endOp: unknown word "stop"; allowed: end, noMore, endWithReset, fail"#
      ),
      (#"{"footer": {"noMoreAt": 0}}"#, "footer.noMoreAt: expected 1 or more, found 0"),
      (#"{"footer": {"noMoreAt": 1.5}}"#, "footer.noMoreAt: expected a whole number, found 1.5"),
      (#"{"header": {"mode": ""}}"#, #"header.mode: unknown word ""; allowed: add, bind"#),
      (
        #"{"header": {"animatorOffset": [1, 2, 3]}}"#,
        "header.animatorOffset: expected [horizontal, vertical], found an array of 3"
      ),
      (
        #"{"header": {"endafter": 1}}"#,
        "header.endafter: unknown key; known here: endAfter, endOp, append, newSize, noMoreAt, height, look, "
          + "policy, mode, stick, scrollsBackImmediately, animatorOffset, removeInAction"
      ),
    ])
  func control(text: String, line: String) {
    #expect(complaint(setup: text) == line)
  }

  @Test(
    "A policy",
    arguments: [
      (#"{"fires": "soon"}"#, #"fires: unknown word "soon"; allowed: onRelease, atThreshold, onApproach"#),
      (#"{"room": "some"}"#, #"room: unknown word "some"; allowed: permanent, whileRefreshing, none"#),
      (#"{"triggerLength": -1}"#, "triggerLength: expected 0 or more, found -1"),
      (#"{"timeOut": -1}"#, "timeOut: expected a time of 0 seconds or more, found -1"),
      (#"{"preloadItems": 0.5}"#, "preloadItems: expected a whole number, found 0.5"),
      (#"{"stickyRoom": 0}"#, "stickyRoom: expected true or false, found a number"),
    ])
  func policy(text: String, line: String) {
    #expect(complaint(setup: #"{"footer": {"policy": \#(text)}}"#) == "footer.policy.\(line)")
  }

  @Test("A policy's name that nobody knows")
  func policyName() {
    let line = complaint(setup: #"{"header": {"policy": {"triggerlength": 1}}}"#)
    #expect(
      line?.hasPrefix("header.policy.triggerlength: unknown key; known here: triggerLength, ") == true)
  }
}
