import RefreshScenario

extension Conformance {
  /// A wish is kept until it can be fulfilled.
  static let beforeAppearing: [ConformanceCase] = [
    .play(
      "E1", "A begin before the view appears runs once, when it does", .beforeAppearing,
      issues(Reported.mj, 862), .offScreen, header: .plain,
      [
        .begin(), .wait(1), .check(.with(ownTop: 0, header: "idle", headerActions: 0)), .window(true),
        .settle,
      ], .with(y: "rest - H", ownTop: "H", header: "refreshing", headerActions: 1)),
    .play(
      "E2", "It is shown at once then, without an animation of its own", .beforeAppearing,
      issues(Reported.mj, 862), .offScreen, header: .plain, [.begin(), .window(true)],
      .with(y: "rest - H", ownTop: "H", header: "refreshing")),
    .check(
      "E2w", "By one inset and one offset, neither animated", .beforeAppearing, issues(Reported.mj, 862),
      ConformanceChecks.appearsWithoutAnimation),
    .play(
      "E3", "Two begins before the view appears are one", .beforeAppearing,
      pulls("the-blue-alliance/the-blue-alliance-ios", 1141), .offScreen, header: .plain,
      [.begin(), .begin(), .wait(0.5), .window(true), .settle],
      .with(ownTop: "H", header: "refreshing", headerActions: 1)),
    .play(
      "E4", "A begin that is ended before the view appears never runs", .beforeAppearing,
      pulls("the-blue-alliance/the-blue-alliance-ios", 1141), .offScreen, header: .plain,
      [.begin(), .end(), .window(true), .settle],
      .with(y: "rest", ownTop: 0, header: "idle", headerActions: 0)),
    .play(
      "E5", "Bars that come in the same turn are rested under afterwards", .beforeAppearing,
      issues(Reported.ins, 54), .offScreen, header: .plain,
      [
        .begin(), .together(.window(true), .bars(top: 64)), .settle,
        .check(.with(y: "-64 - H", header: "refreshing")), .end(), .settle,
      ], .with(y: -64, ownTop: 0, header: "idle")),
    .play(
      "E6", "A begin without content shows the header all the same", .beforeAppearing,
      issues(Reported.ins, 54), .empty, header: .plain,
      [.begin(), .settle, .check(.with(y: "rest - H", ownTop: "H")), .size(900), .end(), .settle],
      .with(y: "rest", ownTop: 0, headerActions: 1)),
  ]
}
