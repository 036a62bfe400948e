import RefreshScenario

extension Conformance {
  /// What one drag may do, and what is no drag.
  static let gestures: [ConformanceCase] = [
    .play(
      "K1", "Where the policy says so, passing the threshold fires under the finger", .gestures,
      pulls(Reported.yalantis, 85) + issues(Reported.od, 75), .tall,
      header: .with {
        $0.fires = .atThreshold
        $0.actionTiming = .atStart
      },
      [
        .hold("rest - T - 1"), .check(.with(y: "rest - T - 1", header: "refreshing", headerActions: 1)),
        .hold("rest - T - 30"), .check(.with(y: "rest - T - 30")), .release(), .settle,
      ], .with(y: "rest - H", ownTop: "H", headerActions: 1)),
    .play(
      "K1r", "Where it does not, nothing fires before the finger lifts", .gestures,
      pulls(Reported.yalantis, 85), .tall, header: .plain,
      [
        .hold("rest - T - 1"), .wait(1), .check(.with(header: "armed", headerActions: 0)), .release(),
        .settle,
      ],
      .with(header: "refreshing", headerActions: 1)),
    .play(
      "K2", "A touch that the system takes away refreshes nothing", .gestures, issues(Reported.od, 75), .tall,
      header: .plain, [.hold("rest - T - 30"), .cancel, .settle],
      .with(y: "rest", header: "idle", headerActions: 0), never: ["header:refreshing"]),
    .play(
      "K3", "Armed, back, and armed again in one drag fires once", .gestures, pulls(Reported.mj, 1311), .tall,
      header: .plain,
      [
        .hold("rest - T - 10"), .hold("rest - 30"), .hold("rest - T - 10"), .release(), .settle,
      ], .with(headerActions: 1),
      sequence: ["header:armed", "header:pulling", "header:armed", "header:refreshing"]),
    .play(
      "K4", "A wheel that turns to the end loads", .gestures, issues(Reported.easy, 683), .tall,
      footer: .automatic, [.wheel(-2000, steps: 30), .settle], .with(footerActions: 1)),
    .play(
      "K4t", "A wheel that turns past the top refreshes nothing", .gestures, issues(Reported.easy, 683),
      .tall,
      header: .plain, [.wheel(400, steps: 10), .settle], .with(y: "rest", header: "idle", headerActions: 0)),
    .play(
      "K5", "A finger that may not scroll refreshes nothing", .gestures, issues(Reported.od, 75), .tall,
      header: .plain, [.interaction(false), .drag(300, steps: 6), .release(), .settle],
      .with(y: "rest", headerActions: 0)),
    .play(
      "K6", "A header that is disabled under the finger lets go", .gestures, pulls(Reported.mj, 1311), .tall,
      header: .plain, [.hold("rest - T - 20"), .enable(false), .release(), .settle, .enable(true), .settle],
      .with(y: "rest", ownTop: 0, header: "idle", headerActions: 0)),
    .play(
      "K7", "A pull of exactly the threshold and a hair more counts", .gestures, pulls(Reported.mj, 1311),
      .tall, header: .plain, [.hold("rest - T - 0.5"), .release(), .settle],
      .with(y: "rest - H", header: "refreshing", headerActions: 1)),
    .play(
      "K9", "After an end under the finger, pulling on asks for another refresh", .gestures,
      issues(Reported.od, 27), .tall, header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .hold("rest - H - 31"), .end(), .wait(0.5),
        .hold("rest - T - 3"), .hold("rest - T - 61"), .release(), .settle,
      ], .with(y: "rest - H", header: "refreshing", headerActions: 2)),
    .play(
      "K9h", "Letting go without pulling on does not", .gestures, issues(Reported.od, 27), .tall,
      header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .hold("rest - H - 31"), .end(), .wait(0.5),
        .hold("rest - T - 3"), .hold("rest - T - 8"), .release(), .settle,
      ], .with(y: "rest", header: "idle", headerActions: 1)),
    .play(
      "K8", "One that goes far in a single touch event counts as well", .gestures, issues(Reported.od, 55),
      .tall, header: .plain, [.drag(600, steps: 1), .release(), .settle],
      .with(y: "rest - H", header: "refreshing", headerActions: 1)),
  ]
}
