import RefreshScenario

extension Conformance {
  /// Controls fit whatever they stand in.
  static let sizes: [ConformanceCase] = [
    .play(
      "L2", "After a rotation the header is as wide as its list", .sizes,
      issues(Reported.ins, 38) + pulls(Reported.yalantis, 14) + issues("SSA111/SSAPullToRefresh", 4)
        + issues("Yalantis/PullToMakeSoup", 15) + pulls("cemolcay/PullToRefreshCoreText", 7),
      .tall, header: .plain,
      [.frame(320, 240), .check(.with([.headerWidth: 320])), .frame(320, 480), .settle],
      .with(y: "rest", [.headerWidth: 320, .headerEnd: 0])),
    .play(
      "L2w", "Also when it is wider than before", .sizes, issues(Reported.ins, 38), .tall, header: .plain,
      [.frame(480, 320), .settle], .with(y: "rest", [.headerWidth: 480, .headerEnd: 0])),
    .play(
      "L2r", "A rotation during a refresh neither ends it nor leaves room", .sizes, issues(Reported.ins, 38),
      .tall, header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .frame(320, 240), .settle,
        .check(.with(y: "rest - H", ownTop: "H", header: "refreshing")), .frame(320, 480), .settle, .end(),
        .settle,
      ], .with(y: "rest", ownTop: 0, header: "idle")),
    .play(
      "L3", "Bars of another height leave no inset behind", .sizes, issues(Reported.ins, 68),
      CaseShape(bars: ScenarioInsets(top: 64)), header: .plain, [.bars(top: 32), .settle],
      .with(y: -32, insetTop: 0, ownTop: 0)),
    .play(
      "L5", "In a split view the header is as wide as its list, not as the screen", .sizes,
      pulls("WXGBridgeQ/SwiftPullToRefresh", 31), .tall, header: .plain, [.frame(200, 480), .settle],
      .with([.headerWidth: 200])),
    .check(
      "L6", "With an inset at the side the header is centred in the viewport", .sizes,
      issues(Reported.kafka, 58) + issues("DanisFabric/Infinity", 20), ConformanceChecks.sideInset),
  ]

  /// The header's room gives way to section headers.
  static let stickyHeaders: [ConformanceCase] = [
    .play(
      "M1", "While refreshing, the room follows the content, so that section headers stick to the edge",
      .stickyHeaders,
      issues(Reported.mj, 400, 374) + issues(Reported.es, 53) + issues(Reported.ins, 2)
        + issues("Karumi/BothamUI", 46) + issues(Reported.sv, 181), .tall,
      header: .with { $0.stickyRoom = true },
      [
        .begin(), .settle, .hold(100), .check(.with(y: 100, ownTop: 0)), .hold("-0.5*H"),
        .check(.with(ownTop: "0.5*H")), .hold("-H"), .check(.with(ownTop: "H")), .hold("-H - 30"),
        .check(.with(ownTop: "H", header: "refreshing")), .release(), .settle,
      ], .with(y: "-H", ownTop: "H", headerActions: 1)),
    .play(
      "M1p", "The same for a refresh that was pulled", .stickyHeaders, issues(Reported.mj, 400), .tall,
      header: .with { $0.stickyRoom = true },
      [
        .hold("rest - T - 20"), .release(), .settle, .hold(100), .check(.with(ownTop: 0)), .release(),
        .settle,
        .check(.with(y: 100, ownTop: 0, header: "refreshing")), .end(), .settle,
      ], .with(y: 100, ownTop: 0, header: "idle")),
    .play(
      "M2", "A container that zeroes the inset during a refresh does not end it", .stickyHeaders,
      issues("pujiaxin33/JXPagingView", 172), .tall, header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .inset(top: .to(0)),
        .check(.with(ownTop: "H", header: "refreshing")), .settle, .check(.with(y: "-H")),
        .check(.with(header: "refreshing")), .end(), .settle,
      ], .with(y: 0, insetTop: 0, header: "idle")),
    .play(
      "M2u", "The same, the container naming its own part", .stickyHeaders,
      issues("pujiaxin33/JXPagingView", 172), CaseShape.tall.inset(top: 30), header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .userInset(top: .to(0)), .settle,
        .check(.with(ownTop: "H", header: "refreshing")), .end(), .settle,
      ], .with(y: 0, insetTop: 0, header: "idle")),
  ]
}
