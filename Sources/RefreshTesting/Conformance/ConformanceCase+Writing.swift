import RefreshCore
import RefreshScenario

// The words in which the cases are written.

/// The scroll views of the cases: 480 points of viewport, 320 wide.
nonisolated struct CaseShape {
  var content = 2000.0
  var bars = ScenarioInsets()
  var inset = ScenarioInsets()
  var title: ScenarioLargeTitle?
  var offset: Double?
  var inWindow = true
  var paging = false

  /// 2000 points of content.
  static let tall = CaseShape()

  /// 100 points of content.
  static let short = CaseShape(content: 100)

  /// No content.
  static let empty = CaseShape(content: 0)

  /// As tall, between bars of 88 and 34 points.
  static let notched = CaseShape(bars: ScenarioInsets(top: 88, bottom: 34))

  /// As tall, under a large title.
  static let titled = CaseShape(title: ScenarioLargeTitle(collapsed: 88, expanded: 140))

  /// As tall, turning pages.
  static let paged = CaseShape(paging: true)

  /// As tall, and not in a window.
  static let offScreen = CaseShape(inWindow: false)

  /// With insets of the app's.
  func inset(top: Double = 0, bottom: Double = 0) -> CaseShape {
    var shape = self
    shape.inset = ScenarioInsets(top: top, bottom: bottom)
    return shape
  }

  /// With so much content.
  func content(_ length: Double) -> CaseShape {
    var shape = self
    shape.content = length
    return shape
  }

  /// Scrolled to there.
  func at(_ offset: Double) -> CaseShape {
    var shape = self
    shape.offset = offset
    return shape
  }

  func setUp(_ setup: inout ScenarioSetup) {
    setup.frame = ScenarioSize(width: 320, height: 480)
    setup.contentHeight = content
    setup.bars = bars
    setup.inset = inset
    setup.largeTitle = title
    setup.offset = offset
    setup.inWindow = inWindow
    setup.paging = paging
  }
}

nonisolated extension ControlSetup {
  /// As the style has it, its refreshes ended by the script alone.
  static let plain = ControlSetup()

  /// A footer that asks for more where its room, which is always there, comes into view.
  static let automatic = ControlSetup.with {
    $0.fires = .onApproach
    $0.room = .permanent
    $0.needsLift = false
  }

  /// A footer that asks for more at the end of the content and has room only while it loads.
  static let approached = ControlSetup.with {
    $0.fires = .onApproach
    $0.room = .whileRefreshing
    $0.needsLift = false
  }

  /// A control with another policy.
  static func with(_ change: (inout PolicyOverrides) -> Void) -> ControlSetup { plain.but(change) }

  /// The same control with more of another policy.
  func but(_ change: (inout PolicyOverrides) -> Void) -> ControlSetup {
    var setup = self
    change(&setup.policy)
    return setup
  }

  /// The same control, its refreshes ended by the app so many seconds after the action.
  func ending(after seconds: Double, append: Double = 0, _ operation: EndOperation = .end) -> ControlSetup {
    var setup = self
    setup.endAfter = seconds
    setup.append = append
    setup.endOp = operation
    return setup
  }
}

extension ConformanceCase {
  /// A case that plays a scenario.
  static func play(
    _ id: String, _ name: String, _ kind: ConformanceKind, _ reports: [String] = [], _ shape: CaseShape,
    header: ControlSetup? = nil, footer: ControlSetup? = nil, style: String? = nil,
    _ steps: [ScenarioStep], _ expect: FinalExpectation = FinalExpectation(), sequence: [String]? = nil,
    never: [String] = []
  ) -> ConformanceCase {
    var scenario = Scenario(name: id)
    scenario.about = name
    scenario.style = style
    shape.setUp(&scenario.setup)
    scenario.setup.header = header
    scenario.setup.footer = footer
    scenario.steps = .numbered(steps)
    var expectation = ScenarioExpectation()
    expectation.final = expect
    expectation.sequence = sequence
    expectation.never = never
    scenario.expect = expectation
    return ConformanceCase(id, name, kind, reports: reports, .scenario(scenario))
  }

  /// A case that checks what no scenario can say.
  static func check(
    _ id: String, _ name: String, _ kind: ConformanceKind, _ reports: [String] = [],
    _ check: @escaping @MainActor (ConformanceSetting) async -> ConformanceVerdict
  ) -> ConformanceCase { ConformanceCase(id, name, kind, reports: reports, .check(check)) }
}

/// Addresses of reports, by repository and number.
nonisolated func issues(_ repository: String, _ numbers: Int...) -> [String] {
  numbers.map { "https://github.com/\(repository)/issues/\($0)" }
}

/// Addresses of proposed changes, by repository and number.
nonisolated func pulls(_ repository: String, _ numbers: Int...) -> [String] {
  numbers.map { "https://github.com/\(repository)/pull/\($0)" }
}

/// Some repositories whose reports are many.
nonisolated enum Reported {
  static let mj = "CoderMJLee/MJRefresh"
  static let sv = "samvermette/SVPullToRefresh"
  static let ins = "m1entus/INSPullToRefresh"
  static let es = "eggswift/pull-to-refresh"
  static let cr = "CRAnimation/CRRefresh"
  static let kafka = "BeatsKitano/KafkaRefresh"
  static let od = "Sephiroth87/ODRefreshControl"
  static let yalantis = "Yalantis/PullToRefresh"
  static let rentals = "Yalantis/Pull-to-Refresh.Rentals-iOS"
  static let easy = "xuelongqy/flutter_easy_refresh"
  static let smart = "scwang90/SmartRefreshLayout"
  static let infinite = "pronebird/UIScrollView-InfiniteScroll"
}
