import RefreshScenario

extension Conformance {
  /// Insets come out as they went in.
  static let insetDrift: [ConformanceCase] = [
    .play(
      "A1", "Ending and beginning in one turn, ten times over, leaves one room", .insetDrift,
      issues(Reported.mj, 899, 765), .tall, header: .plain,
      [.begin(), .settle]
        + again(10) { _ in [.together(.end(), .begin())] }
        + [.settle, .check(.with(insetTop: "H", ownTop: "H", header: "refreshing")), .end(), .settle],
      .with(y: 0, insetTop: 0, header: "idle")),
    .play(
      "A1b", "Each new beginning runs the action once", .insetDrift, issues(Reported.mj, 899), .tall,
      header: .plain,
      [.begin(), .settle] + again(10) { _ in [.together(.end(), .begin()), .settle] },
      .with(y: "rest - H", ownTop: "H", headerActions: 11)),
    .play(
      "A1c", "Refreshing again and again by hand leaves no inset behind", .insetDrift,
      issues(Reported.mj, 899), CaseShape.tall.inset(top: 24), header: .plain,
      again(5) { _ in [.hold("rest - T - 20"), .release(), .settle, .end(), .settle] },
      .with(y: -24, insetTop: 24, ownTop: 0, header: "idle", headerActions: 5)),
    .play(
      "A2", "Beginning twice makes room once", .insetDrift, issues("jcavar/refresher", 22), .tall,
      header: .plain, [.together(.begin(), .begin()), .settle],
      .with(insetTop: "H", ownTop: "H", headerActions: 1)),
    .play(
      "A2b", "Beginning once more while it is refreshing makes no more room", .insetDrift,
      issues("jcavar/refresher", 22), .tall, header: .plain, [.begin(), .settle, .begin(), .settle],
      .with(y: "rest - H", ownTop: "H", headerActions: 1)),
    .play(
      "A4", "Attaching and removing a footer twenty times gives all back", .insetDrift,
      issues(Reported.cr, 22), CaseShape.tall.inset(bottom: 10),
      again(20) { _ in
        [.add(.footer, .automatic), .check(.with(ownBottom: "F")), .remove(.footer), .settle]
      }, .with(insetBottom: 10, ownBottom: 0)),
    .play(
      "A4b", "Hiding and showing a footer twenty times takes and gives its room", .insetDrift,
      issues(Reported.cr, 22), CaseShape.tall.inset(bottom: 10), footer: .automatic,
      again(20) { _ in
        [
          .hide(true, .footer), .settle, .check(.with(insetBottom: 10, ownBottom: 0)), .hide(false, .footer),
          .settle, .check(.with(insetBottom: "F + 10", ownBottom: "F")),
        ]
      }),
    .play(
      "A5", "A footer that is removed and attached again leaves no blank strip", .insetDrift,
      issues(Reported.es, 29), .tall,
      [.add(.footer, .automatic), .remove(.footer), .settle, .add(.footer, .automatic), .offset("max")],
      .with(y: "1520 + F", ownBottom: "F")),
    .play(
      "A7", "An inset that the app writes while a footer is shown is the app's", .insetDrift,
      issues(Reported.mj, 916), .tall, footer: .automatic,
      [
        .inset(bottom: .to(40)), .check(.with(insetBottom: "F + 40")), .hide(true, .footer), .settle,
      ], .with(insetBottom: 40, ownBottom: 0)),
    .play(
      "A7u", "The same, the app naming its own part", .insetDrift, issues(Reported.mj, 916), .tall,
      footer: .automatic,
      [
        .userInset(bottom: .to(40)), .check(.with(insetBottom: "F + 40")), .hide(true, .footer), .settle,
      ], .with(insetBottom: 40, ownBottom: 0)),
    .play(
      "A7r", "The same, the footer removed instead of hidden", .insetDrift, issues(Reported.mj, 916), .tall,
      footer: .automatic,
      [.inset(bottom: .to(40)), .check(.with(insetBottom: "F + 40")), .remove(.footer), .settle],
      .with(insetBottom: 40, ownBottom: 0)),
    .play(
      "A8", "The app's bottom inset is there after a load", .insetDrift, issues("sofach/SFPullRefresh", 2),
      CaseShape.tall.inset(bottom: 50), footer: .with { $0.room = .whileRefreshing },
      [
        .hold("end - 40"), .hold("end + F + 20"), .release(), .settle,
        .check(.with(insetBottom: "F + 50", footerActions: 1)), .end(.footer), .settle,
      ], .with(insetBottom: 50, ownBottom: 0)),
    .play(
      "A10", "Hiding a footer gives its room back, and the content goes along", .insetDrift,
      issues(Reported.sv, 52), .tall, footer: .automatic,
      [.offset("max"), .check(.with(y: "1520 + F")), .hide(true, .footer), .settle],
      .with(y: 1520, ownBottom: 0)),
    .play(
      "A10r", "Removing a footer does the same", .insetDrift, issues(Reported.sv, 52), .tall,
      footer: .automatic, [.offset("max"), .remove(.footer), .settle], .with(y: 1520, ownBottom: 0)),
    .play(
      "A11", "A footer hidden while the header refreshes leaves every inset alone", .insetDrift,
      issues(Reported.ins, 66), CaseShape.tall.inset(top: 8, bottom: 16), header: .plain, footer: .automatic,
      [
        .hold("rest - T - 20"), .release(), .wait(0.1), .hide(true, .footer), .wait(0.1), .end(), .settle,
      ], .with(y: -8, insetTop: 8, insetBottom: 16)),
    .play(
      "A11r", "The same, the footer removed", .insetDrift, issues(Reported.ins, 66),
      CaseShape.tall.inset(top: 8, bottom: 16), header: .plain, footer: .automatic,
      [
        .hold("rest - T - 20"), .release(), .wait(0.1), .remove(.footer), .wait(0.1), .end(), .settle,
      ], .with(y: -8, insetTop: 8, insetBottom: 16)),
    .play(
      "A12", "A header removed in the middle of a refresh gives its room back", .insetDrift,
      issues(Reported.cr, 22), CaseShape.tall.inset(top: 20), header: .plain,
      [.hold("rest - T - 20"), .release(), .wait(0.05), .remove(), .settle],
      .with(y: -20, insetTop: 20, ownTop: 0)),
    .play(
      "A13", "A load at the bottom leaves the top inset alone", .insetDrift, issues(Reported.yalantis, 101),
      CaseShape.notched.inset(top: 64), header: .plain, footer: .plain,
      [
        .hold("end - 40"), .check(.with(insetTop: 64, ownTop: 0)), .hold("end + F + 20"), .release(),
        .check(.with(insetTop: 64, ownTop: 0)), .settle,
        .check(.with(insetTop: 64, ownTop: 0, footer: "refreshing")), .end(.footer),
        .check(.with(insetTop: 64, ownTop: 0)), .settle,
      ], .with(insetTop: 64, ownTop: 0, footerActions: 1)),
    .check(
      "A14", "A scroll view that answers a write with another inset is not fought", .insetDrift,
      pulls(Reported.ins, 79), ConformanceChecks.answeringHost),
    .play(
      "A15", "Putting back an inset that was read during a refresh changes nothing", .insetDrift,
      issues(Reported.ins, 66), CaseShape.tall.inset(top: 12), header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .inset(top: .by(0)), .check(.with(insetTop: "H + 12")),
        .end(), .settle,
      ], .with(y: -12, insetTop: 12)),
  ]

  /// The same steps so many times over.
  static func again(_ count: Int, _ steps: (Int) -> [ScenarioStep]) -> [ScenarioStep] {
    (1...count).flatMap(steps)
  }
}
