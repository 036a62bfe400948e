import RefreshCore
import RefreshScenario
import Testing

@Suite("Reading setups")
struct SetupReadingTests {
  @Test("What a file does not say has its documented value")
  func defaults() throws {
    let setup = try setup("{}")
    #expect(setup == ScenarioSetup())
    #expect(setup.frame == ScenarioSize(width: 375, height: 667))
    #expect(setup.contentHeight == 2000)
    #expect(setup.offset == nil)
    #expect(setup.axis == .vertical)
    #expect(setup.alwaysBounce && setup.bounces && setup.inWindow)
    #expect(!setup.sizeAfterAttach && !setup.paging && !setup.rtl)
    #expect(setup.hz == 60)
    #expect(setup[.header] == nil && setup[.footer] == nil)
  }

  @Test("Every key of the scroll view")
  func scrollView() throws {
    var expected = ScenarioSetup()
    expected.frame = ScenarioSize(width: 0, height: 0)
    expected.contentHeight = 100.5
    expected.inset = ScenarioInsets(top: -3, bottom: 4)
    expected.bars = ScenarioInsets(bottom: 34)
    expected.largeTitle = ScenarioLargeTitle(collapsed: 44, expanded: 96)
    expected.offset = 0
    expected.axis = .horizontal
    expected.alwaysBounce = false
    expected.bounces = false
    expected.inWindow = false
    expected.sizeAfterAttach = true
    expected.paging = true
    expected.rtl = true
    expected.hz = 120
    let text = """
      {"frame": [0, 0], "contentHeight": 100.5, "inset": {"top": -3, "bottom": 4}, "bars": {"bottom": 34},
       "largeTitle": {"collapsed": 44, "expanded": 96}, "offset": 0, "axis": "horizontal",
       "alwaysBounce": false, "bounces": false, "inWindow": false, "sizeAfterAttach": true,
       "paging": true, "rtl": true, "hz": 120}
      """
    #expect(try setup(text) == expected)
  }

  @Test("Every key of a control")
  func control() throws {
    var expected = ControlSetup()
    expected.endAfter = 0
    expected.endOp = .endWithReset
    expected.append = 800
    expected.newSize = 2600
    expected.noMoreAt = 2
    expected.height = 44
    expected.look = "text"
    expected.policy.stickyRoom = false
    expected.mode = .bind
    expected.stick = true
    expected.scrollsBackImmediately = false
    expected.animatorOffset = ScenarioOffset(horizontal: 10, vertical: 20)
    expected.removeInAction = true
    let text = """
      {"footer": {"endAfter": 0, "endOp": "endWithReset", "append": 800, "newSize": 2600, "noMoreAt": 2,
       "height": 44, "look": "text", "policy": {"stickyRoom": false}, "mode": "bind", "stick": true,
       "scrollsBackImmediately": false, "animatorOffset": [10, 20], "removeInAction": true}}
      """
    #expect(try setup(text)[.footer] == expected)
    #expect(try setup(#"{"header": {}}"#).header == ControlSetup())
  }

  @Test("Every name of a policy is applied, and nothing else changes")
  func policy() throws {
    let text = """
      {"header": {"policy": {"triggerLength": 70, "restingLength": 50, "fires": "onApproach",
       "preloadDistance": 1, "preloadShare": 0.5, "preloadItems": 3, "needsLift": true,
       "actionTiming": "afterOpening", "closing": "closeFirst", "room": "none", "stickyRoom": false,
       "duration": 0.5, "shortContent": "viewportEnd", "firesWhenShort": true, "hiddenWhenEmpty": false,
       "secondBegin": "queue", "together": "parallel", "reveals": "always", "minimumTime": 2, "timeOut": 9,
       "noMoreDelay": 1.5,
       "resetsNoMoreOnRefresh": true, "loadsPerDrag": 4, "ignoredInset": 8}}}
      """
    var expected = RefreshPolicy()
    expected.triggerLength = 70
    expected.restingLength = 50
    expected.fires = .onApproach
    expected.preloadDistance = 1
    expected.preloadShare = 0.5
    expected.preloadItems = 3
    expected.needsLift = true
    expected.actionTiming = .afterOpening
    expected.closing = .closeFirst
    expected.room = .none
    expected.stickyRoom = false
    expected.duration = 0.5
    expected.shortContent = .viewportEnd
    expected.firesWhenShort = true
    expected.hiddenWhenEmpty = false
    expected.secondBegin = .queue
    expected.together = .parallel
    expected.reveals = .always
    expected.minimumTime = 2
    expected.timeOut = 9
    expected.noMoreDelay = 1.5
    expected.resetsNoMoreOnRefresh = true
    expected.loadsPerDrag = 4
    expected.ignoredInset = 8
    var policy = RefreshPolicy()
    try setup(text).header?.policy.apply(to: &policy)
    #expect(policy == expected)
  }

  @Test("A policy without names changes nothing")
  func emptyPolicy() throws {
    var policy = RefreshPolicy()
    policy.triggerLength = 12
    let before = policy
    PolicyOverrides().apply(to: &policy)
    #expect(policy == before)
    #expect(PolicyOverrides().isEmpty)
  }
}
