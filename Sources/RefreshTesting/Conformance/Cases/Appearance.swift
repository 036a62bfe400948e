import RefreshScenario

extension Conformance {
  /// What users of assistive technologies hear and do.
  static let accessibility: [ConformanceCase] = [
    .check(
      "S1", "A refresh can be started with a screen reader's action, once", .accessibility,
      issues(Reported.mj, 869), ConformanceChecks.voiceOverAction),
    .check(
      "S2", "A three-finger swipe at the top refreshes, and says so", .accessibility,
      issues("soffes/SSPullToRefresh", 61) + issues("haiwen/seafile-iOS", 316)
        + issues("ionic-team/ionic-framework", 21527) + issues("flutter/flutter", 59693)
        + issues("VKCOM/VKUI", 3048), ConformanceChecks.scrollAtTheTop),
    .check(
      "S4", "The end of a refresh that brought nothing is not announced, nor a pull that goes back",
      .accessibility,
      pulls("wordpress-mobile/WordPressCom-Stats-iOS", 269), ConformanceChecks.quietEnds),
  ]

  /// What is seen, and how long.
  static let appearance: [ConformanceCase] = [
    .check(
      "T1", "Texts are legible on white and on black", .appearance,
      issues(Reported.mj, 1427) + pulls(Reported.mj, 1354), ConformanceChecks.contrast),
    .play(
      "T3", "A pull of a single event shows its refresh", .appearance, issues(Reported.od, 55), .tall,
      header: .plain, [.hold("rest - 200"), .release(), .settle],
      .with(y: "rest - H", header: "refreshing", headerActions: 1, headerVisible: true),
      sequence: ["header:armed", "header:refreshing"]),
    .play(
      "T4", "An end before the minimum time waits for it", .appearance, minimumTimeReports, .tall,
      header: .with { $0.minimumTime = 0.5 },
      [
        .begin(), .wait(0.01), .end(), .wait(0.489), .check(.with(ownTop: "H", header: "refreshing")),
        .wait(0.002), .check(.with(ownTop: 0)), .settle,
      ], .with(y: "rest", header: "idle")),
    .play(
      "T4l", "A later end does not", .appearance, minimumTimeReports, .tall,
      header: .with { $0.minimumTime = 0.5 },
      [.begin(), .wait(0.7), .end(), .check(.with(ownTop: 0)), .settle], .with(y: "rest", header: "idle")),
    .play(
      "T4b", "A begin within the minimum time after an end goes on", .appearance, minimumTimeReports, .tall,
      header: .with { $0.minimumTime = 0.5 },
      [
        .begin(), .wait(0.1), .end(), .wait(0.1), .begin(), .wait(1),
        .check(.with(ownTop: "H", header: "refreshing")), .end(), .settle,
      ], .with(y: "rest", header: "idle")),
  ]

  private static let minimumTimeReports =
    issues("wordpress-mobile/WordPress-iOS", 6177) + pulls("wordpress-mobile/WordPress-iOS", 6184)
    + issues(Reported.od, 47) + pulls("cuappdev/tempo", 42)

  /// Keyboards.
  static let keyboard: [ConformanceCase] = [
    .play(
      "Y1", "A keyboard that comes and goes while the footer shows leaves the footer's room", .keyboard,
      pulls("datwelk/RDRStickyKeyboardView", 16), .tall, footer: .automatic,
      [.userInset(bottom: .to(260)), .check(.with(insetBottom: "F + 260")), .userInset(bottom: .to(0))],
      .with(insetBottom: "F", ownBottom: "F")),
    .play(
      "Y2", "The same, the keyboard writing the whole inset", .keyboard,
      pulls("datwelk/RDRStickyKeyboardView", 16), .tall, footer: .automatic,
      [.inset(bottom: .to(260)), .check(.with(insetBottom: "F + 260")), .inset(bottom: .to(0)), .settle],
      .with(insetBottom: "F", ownBottom: "F")),
    .play(
      "Y3", "A keyboard that comes during a refresh is still there after it", .keyboard,
      pulls("datwelk/RDRStickyKeyboardView", 16), .tall, header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .inset(bottom: .by(300)), .end(), .settle,
        .check(.with(insetBottom: 300)), .inset(bottom: .by(-300)), .settle,
      ], .with(y: "rest", insetTop: 0, insetBottom: 0)),
    .play(
      "Y3u", "The same, the app naming its own part", .keyboard, pulls("datwelk/RDRStickyKeyboardView", 16),
      .tall, header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .userInset(bottom: .by(300)), .end(), .settle,
        .check(.with(insetBottom: 300)), .userInset(bottom: .by(-300)), .settle,
      ], .with(y: "rest", insetTop: 0, insetBottom: 0)),
    .play(
      "Y4", "A keyboard that comes while the footer loads is still there after it", .keyboard,
      pulls("datwelk/RDRStickyKeyboardView", 16), .tall, footer: .approached,
      [
        .hold("end - 40"), .hold("end + 10"), .release(), .settle, .userInset(bottom: .by(300)),
        .end(.footer),
        .settle,
      ], .with(insetBottom: 300, ownBottom: 0, footer: "idle")),
  ]
}
