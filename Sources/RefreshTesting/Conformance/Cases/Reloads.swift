import RefreshScenario

extension Conformance {
  /// Content may change at any time.
  static let reloads: [ConformanceCase] = [
    .check(
      "N2", "Nothing is written inside a layout pass, and once after it", .reloads,
      issues(Reported.mj, 1423, 1348, 1351, 1231, 9), ConformanceChecks.nothingInLayout),
    .play(
      "N3", "A reload during a refresh that empties the list and fills it again leaves the refresh alone",
      .reloads, issues(Reported.mj, 9), .tall, header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .size(0), .settle, .size(3000), .settle,
        .check(.with(y: "rest - H", header: "refreshing")), .end(), .settle,
      ], .with(y: "rest", ownTop: 0, headerActions: 1)),
    .play(
      "N4", "Content that shrinks while the footer loads ends at its new end", .reloads,
      issues(Reported.mj, 1351), .tall, footer: .approached,
      [
        .hold("end - 40"), .hold("end + 10"), .release(), .settle, .size(600), .settle, .end(.footer),
        .settle,
      ], .with(y: "end", ownBottom: 0, footer: "idle", footerActions: 1)),
    .play(
      "N5", "Rows that come above a pull do not count as one", .reloads, issues(Reported.mj, 1231), .tall,
      header: .plain, footer: .plain, [.size(500), .size(2400), .settle],
      .with(headerActions: 0, footerActions: 0)),
    .play(
      "N6", "Content that comes after attaching is followed by the footer", .reloads, issues(Reported.mj, 9),
      .empty, footer: .automatic, [.size(1500), .settle], .with(footerActions: 0, [.footerStart: 1500])),
  ]

  /// Dropping a scroll view frees it and its controls, whatever they are doing.
  static let goingAway: [ConformanceCase] =
    [
      ("O1", "while idle", []),
      ("O1a", "under a pull", [.hold("rest - 30")]),
      ("O1b", "under an armed pull", [.hold("rest - T - 20")]),
      ("O1c", "during a bounce", [.hold("rest - 30"), .release(), .wait(0.05)]),
      ("O1d", "while a refresh opens", [.hold("rest - T - 20"), .release(), .wait(0.05)]),
      ("O1e", "while refreshing", [.hold("rest - T - 20"), .release(), .settle]),
      ("O1f", "under a finger while refreshing", [.hold("rest - T - 20"), .release(), .settle, .hold(100)]),
      (
        "O1g", "while a refresh closes",
        [.hold("rest - T - 20"), .release(), .settle, .end(), .wait(0.05)]
      ),
      (
        "O1h", "after a refresh", [.hold("rest - T - 20"), .release(), .settle, .end(), .settle]
      ),
      ("O1i", "while a begin waits for a window", [.window(false), .begin()]),
      ("O1j", "while the footer loads", [.hold("end - 40"), .hold("end + F + 20"), .release(), .settle]),
      ("O1k", "with no more data", [.noMore()]),
      ("O1l", "with a removed header", [.remove(), .wait(0.05)]),
      (
        "P1", "without ever removing anything",
        [.hold("rest - T - 20"), .release(), .settle, .end(), .settle]
      ),
    ].map { (id: String, moment: String, steps: [ScenarioStep]) in
      .play(
        id, "A scroll view that is dropped \(moment) is freed", id == "P1" ? .retainCycles : .goingAway,
        id == "P1" ? retainCycleReports : observerReports, .tall, header: .plain,
        footer: needsFooter(id) ? .plain : nil, steps + [.drop, .wait(1)], .with(alive: false))
    } + [
      ConformanceCase(
        "O3", "Nothing is swizzled", .goingAway, reports: issues(Reported.mj, 252),
        .elsewhere("it is a rule for sources, kept by Scripts/check-layers.sh"))
    ]

  private static func needsFooter(_ id: String) -> Bool { id == "O1j" || id == "O1k" }

  private static let retainCycleReports =
    issues("coolbeet/CBStoreHouseRefreshControl", 28) + issues("dbsGen/SlimeRefresh", 12)
    + pulls(Reported.sv, 2) + pulls("coolbeet/CBStoreHouseRefreshControl", 29)

  private static let observerReports =
    issues(Reported.sv, 19, 280) + pulls(Reported.sv, 133, 134, 137, 244) + issues(Reported.yalantis, 26)
    + issues("gontovnik/DGElasticPullToRefresh", 12) + pulls("gontovnik/DGElasticPullToRefresh", 30)
    + issues(Reported.od, 11, 13, 16) + issues("xiekw2010/DXRefresh", 2)
    + issues("sonnyparlin/PullToRefresh", 1)
}
