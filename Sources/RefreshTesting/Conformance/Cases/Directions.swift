import RefreshCore
import RefreshScenario

extension Conformance {
  /// Either axis, each with its own two ends.
  static let horizontal: [ConformanceCase] =
    [
      sideways(
        "Q1", "A horizontal list loads at its trailing edge", footer: .side,
        [
          .hold("end + F + 1"), .release(), .settle,
          .check(.with(y: "end + F", ownBottom: "F", footerActions: 1)), .end(.footer), .settle,
        ], .with(y: "end", ownBottom: 0)),
      sideways(
        "Q1l", "And refreshes at its leading edge", header: .plain,
        [
          .hold("rest - T - 1"), .release(), .settle,
          .check(.with(y: "rest - H", ownTop: "H", headerActions: 1)), .end(), .settle,
        ], .with(y: "rest", ownTop: 0)),
      sideways(
        "Q1x", "Also where text runs from right to left", isRightToLeft: true, header: .plain, footer: .side,
        [
          .hold("rest - T - 1"), .release(), .settle,
          .check(.with(y: "rest - H", headerActions: 1, footerActions: 0)), .end(), .settle,
          .hold("end + F + 1"),
          .release(), .settle,
        ], .with(y: "end + F", ownBottom: "F", headerActions: 1, footerActions: 1)),
    ] + [
      .check(
        "Q2", "A sideways pull does not fire a vertical header", .horizontal, issues(Reported.kafka, 46),
        ConformanceChecks.sidewaysPull),
      .check(
        "Q3", "A trailing control does not keep a header from being pulled", .horizontal,
        issues(Reported.mj, 942), ConformanceChecks.trailingBesideHeader),
    ]

  private static func sideways(
    _ id: String, _ name: String, isRightToLeft: Bool = false, header: ControlSetup? = nil,
    footer: ControlSetup? = nil, _ steps: [ScenarioStep], _ expect: FinalExpectation
  ) -> ConformanceCase {
    var scenario = Scenario(name: id)
    scenario.about = name
    scenario.setup.axis = .horizontal
    scenario.setup.frame = ScenarioSize(width: 320, height: 200)
    scenario.setup.contentHeight = 900
    scenario.setup.rtl = isRightToLeft
    (scenario.setup.header, scenario.setup.footer) = (header, footer)
    scenario.steps = .numbered(steps)
    scenario.expect = ScenarioExpectation()
    scenario.expect?.final = expect
    return ConformanceCase(
      id, name, .horizontal, reports: issues(Reported.mj, 942, 495, 1050) + pulls(Reported.mj, 1432),
      .scenario(scenario))
  }

  /// A scroll view may stand in another one, and hear odd things from it.
  static let nested: [ConformanceCase] = [
    .play(
      "R2", "A drag that reaches the end loads while the finger is down", .nested,
      issues(Reported.smart, 1526), .tall, footer: .automatic, [.hold("max - 60"), .hold("max")],
      .with(footer: "refreshing", footerActions: 1)),
    .play(
      "R3", "A way longer than the viewport in one event pulls no further than the band allows", .nested,
      issues(Reported.smart, 478), .tall, header: .plain,
      [
        .drag(5000, steps: 1), .check(.y, from: -480, to: "rest - T"), .release(), .settle,
      ], .with(y: "rest - H", header: "refreshing", headerActions: 1)),
    .check(
      "R4", "An end of the outer list leaves the inner list's refresh alone", .nested,
      issues("LeoMobileDeveloper/PullToRefreshKit", 36), ConformanceChecks.outerAndInner),
  ]

  /// Header and footer at the same time, as the policy says.
  static let bothEnds: [ConformanceCase] = [
    .play(
      "Z1", "By default of the engine one end refreshes at a time", .bothEnds, issues(Reported.mj, 194),
      .tall,
      header: .plain, footer: .automatic.but { $0.together = .exclusive },
      [
        .hold("rest - T - 20"), .release(), .settle, .begin(.footer), .settle,
        .check(.with(footerActions: 0)), .end(), .settle,
      ], .with(header: "idle", footerActions: 0)),
    .play(
      "Z1p", "Where the policy is parallel, both do", .bothEnds, issues(Reported.mj, 194), .tall,
      header: .plain, footer: .automatic.but { $0.together = .parallel },
      [.hold("rest - T - 20"), .release(), .settle, .begin(.footer), .settle],
      .with(header: "refreshing", footer: "refreshing", headerActions: 1, footerActions: 1)),
    .play(
      "Z1q", "Where it is to wait, the load follows the refresh", .bothEnds, issues(Reported.mj, 194), .tall,
      header: .plain, footer: .automatic.but { $0.together = .queue },
      [
        .hold("rest - T - 20"), .release(), .settle, .begin(.footer), .settle,
        .check(.with(footerActions: 0)), .end(), .settle,
      ], .with(header: "idle", footer: "refreshing", footerActions: 1)),
    .play(
      "Z2", "Each end gives back its own room and no other", .bothEnds, issues(Reported.ins, 66),
      CaseShape.tall.inset(top: 8, bottom: 16), header: .with { $0.together = .parallel },
      footer: .approached.but { $0.together = .parallel },
      [
        .hold("end - 40"), .hold("end + 10"), .release(), .settle, .hold("rest - T - 20"), .release(),
        .settle,
        .check(.with(ownTop: "H", ownBottom: "F", headerActions: 1, footerActions: 1)), .end(), .settle,
        .check(.with(insetTop: 8, ownBottom: "F", footer: "refreshing")), .end(.footer), .settle,
      ], .with(insetTop: 8, insetBottom: 16, header: "idle", footer: "idle")),
    .play(
      "Z3", "A begin of the header while the footer loads follows its policy", .bothEnds,
      issues(Reported.mj, 194), .tall, header: .with { $0.together = .exclusive }, footer: .automatic,
      [.hold("end - 40"), .hold("max"), .release(), .settle, .begin(), .settle],
      .with(ownTop: 0, headerActions: 0, footerActions: 1)),
  ]
}

nonisolated extension ControlSetup {
  /// A control at the end that is pulled.
  fileprivate static let side: ControlSetup = {
    var side = ControlSetup.with {
      $0.fires = .onRelease
      $0.room = .whileRefreshing
    }
    side.height = 60
    return side
  }()
}
