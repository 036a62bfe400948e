import RefreshScenario

extension Conformance {
  /// Where the content rests is asked for, never remembered.
  static let bars: [ConformanceCase] = [
    .play(
      "B2", "Bars that come and go during a refresh do not close it", .bars, issues(Reported.mj, 1001), .tall,
      header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .bars(top: 20), .check(.with(ownTop: "H")),
        .bars(top: 0), .settle, .check(.with(ownTop: "H", header: "refreshing")), .end(), .settle,
      ], .with(y: 0, ownTop: 0, header: "idle", headerActions: 1)),
    .play(
      "B3", "Between bars, five refreshes rest where they began", .bars,
      issues("soffes/SSPullToRefresh", 65) + issues("Friend-LGA/LGRefreshView", 6)
        + issues(Reported.mj, 913, 956), .notched, header: .plain,
      again(5) { count in
        [
          .hold("rest - T - 10"), .release(), .settle, .check(.with(y: "-88 - H", headerActions: count)),
          .end(), .settle, .check(.with(y: -88, ownTop: 0)),
        ]
      }, .with(y: -88, insetTop: 0, headerActions: 5)),
    .play(
      "B5", "Under a large title a refresh leaves nothing behind", .bars, issues(Reported.mj, 1029), .titled,
      header: .plain,
      again(3) { _ in [.hold("rest - T - 15"), .release(), .settle, .end(), .settle] },
      .with(y: "rest", ownTop: 0, header: "idle", headerActions: 3)),
    .check(
      "B5w", "No move under a large title is answered with more than two inset writes", .bars,
      issues(Reported.mj, 1029), ConformanceChecks.writesUnderTitle),
    .play(
      "B5s", "A begin under a collapsed title is shown below the expanded one", .bars,
      issues(Reported.mj, 1029),
      CaseShape(title: ScenarioLargeTitle(collapsed: 88, expanded: 140), offset: -88),
      header: .with { $0.reveals = .always },
      [.begin(), .settle, .check(.with(y: "-140 - H", ownTop: "H")), .end(), .settle],
      .with(y: "rest", ownTop: 0)),
    .play(
      "B6", "Expanding a large title is no pull; pulling further is one", .bars,
      issues(Reported.es, 93) + issues(Reported.kafka, 29) + issues("GTMYang/GTMRefresh", 16)
        + issues("jcavar/refresher", 38) + issues(Reported.rentals, 38), CaseShape.titled.at(0),
      header: .plain,
      [
        .hold(-88), .hold(-110), .hold(-140), .check(.with(header: "idle", headerActions: 0)),
        .hold("-140 - T - 1"), .check(.with(header: "armed")), .release(), .settle,
      ], .with(y: "-140 - H", headerActions: 1)),
    .play(
      "B8", "At its end the footer stands above the home indicator", .bars,
      issues(Reported.mj, 968, 1154, 1152), .notched, footer: .automatic, [.offset("max")],
      .with(
        y: "content + F + 34 - 480", footerVisible: true,
        [.footerStart: "content", .footerEnd: "content + F"])),
    .play(
      "B9", "Bars that move the content when the screen appears refresh nothing", .bars,
      issues(Reported.cr, 35), .offScreen, header: .plain,
      [.offset(-88), .bars(top: 88), .window(true), .settle],
      .with(y: -88, ownTop: 0, header: "idle", headerActions: 0), never: ["header:armed"]),
    .play(
      "B11", "Under an inset of the app's the header stands right above the content", .bars,
      issues(Reported.kafka, 28) + pulls(Reported.sv, 177), CaseShape.tall.inset(top: 100), header: .plain,
      [.hold("-100 - T + 1")], .with(headerVisible: true, [.headerEnd: 0])),
    .play(
      "B12", "A top inset written after attaching does not push the footer out of reach", .bars,
      issues(Reported.mj, 1190), .tall, footer: .automatic, [.inset(top: .to(64)), .offset("max")],
      .with(y: "1520 + F", footerVisible: true, [.footerEnd: "1520 + F + 480"])),
    .play(
      "B12u", "The same, the app naming its own part", .bars, issues(Reported.mj, 1190), .tall,
      footer: .automatic, [.userInset(top: .to(64)), .offset("max")],
      .with(y: "1520 + F", footerVisible: true, [.footerEnd: "1520 + F + 480"])),
    .play(
      "B14", "A relative change of the app's own inset during a refresh is just that", .bars,
      issues(Reported.mj, 956), CaseShape.tall.inset(top: 64), header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .userInset(top: .by(-20)), .settle,
        .check(.with(y: "-44 - H", ownTop: "H")), .end(), .settle,
      ], .with(y: -44, insetTop: 44)),
    .play(
      "B13", "A bar that changes during a refresh is kept to afterwards", .bars, issues(Reported.mj, 913),
      CaseShape(bars: ScenarioInsets(top: 64)), header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .bars(top: 44), .settle, .check(.with(y: "-44 - H")),
        .end(), .settle,
      ], .with(y: -44, insetTop: 0)),
  ]
}
