import RefreshScenario

extension Conformance {
  /// Few rows fool nobody.
  static let shortContent: [ConformanceCase] =
    [("G1", 100.0), ("G1a", 0), ("G1b", 479), ("G1c", 480)].map { id, length in
      .play(
        id, "With \(Int(length)) points of content a pull refreshes and loads nothing", .shortContent,
        issues(Reported.sv, 119, 101, 266)
          + pulls(Reported.sv, 245, 236, 277, 254, 260, 163, 233), CaseShape.tall.content(length),
        header: .plain, footer: .plain, [.hold("rest - T - 20"), .release(), .settle],
        .with(header: "refreshing", headerActions: 1, footerActions: 0))
    } + [
      .play(
        "G2", "The bounce back from a pull is no arrival at the end", .shortContent,
        issues("DanisFabric/Infinity", 9), .short, footer: .plain,
        [.hold("rest - 80"), .release(), .settle], .with(y: "rest", footer: "idle", footerActions: 0)),
      .play(
        "G4", "A preload fires so far before the end", .shortContent, issues(Reported.mj, 1386),
        .tall, footer: .automatic.but { $0.preloadDistance = 400 },
        [
          .hold(500), .hold("end - 420"), .check(.with(footerActions: 0)), .hold("max - 395"),
        ], .with(footerActions: 1)),
      .play(
        "G4b", "And only on the way there", .shortContent, issues(Reported.mj, 1386), CaseShape.tall.at(1300),
        header: .plain, footer: .automatic.but { $0.preloadDistance = 400 },
        [.hold(1250), .hold(900), .hold("rest - 30"), .release(), .settle],
        .with(headerActions: 0, footerActions: 0)),
      .play(
        "G5", "A footer may stand right after few rows", .shortContent,
        issues(Reported.mj, 938) + issues("LeoMobileDeveloper/PullToRefreshKit", 36)
          + pulls("LeoMobileDeveloper/PullToRefreshKit", 37) + issues(Reported.easy, 840), .short,
        footer: .automatic.but { $0.shortContent = .afterContent }, [.settle],
        .with(footerVisible: true, [.footerStart: 100])),
      .play(
        "G5v", "Or at the end of the viewport", .shortContent, issues(Reported.mj, 938),
        CaseShape.short.inset(bottom: 20), footer: .automatic.but { $0.shortContent = .viewportEnd },
        [.settle], .with(footerVisible: true, [.footerEnd: 460])),
      .play(
        "G5h", "Or nowhere", .shortContent, issues(Reported.mj, 938), .short,
        footer: .automatic.but { $0.shortContent = .hidden }, [.settle],
        .with(ownBottom: 0, footerVisible: false)),
      .play(
        "G7", "Where the policy allows it, few rows load when pulled up", .shortContent,
        issues(Reported.infinite, 2), .short, footer: .automatic.but { $0.firesWhenShort = true },
        [.drag(-60), .release(), .settle], .with(footerActions: 1)),
      .play(
        "G7n", "Where it does not, they do not", .shortContent, issues(Reported.infinite, 2), .short,
        footer: .automatic.but { $0.firesWhenShort = false }, [.drag(-60), .release(), .settle],
        .with(footerActions: 0)),
      .play(
        "G8", "Few rows show no footer while the header refreshes", .shortContent,
        issues("captainbupt/android-Ultra-Pull-To-Refresh-With-Load-More", 41, 27), .short,
        header: .with { $0.together = .exclusive },
        footer: .automatic.but {
          $0.together = .exclusive
          $0.shortContent = .afterContent
        },
        [.hold("rest - T - 20"), .release(), .check(.with(footerVisible: false))]
          + again(5) { _ in [.wait(0.1), .check(.with(header: "refreshing", footerVisible: false))] }
          + [.end(), .settle], .with(footerVisible: true)),
      .play(
        "G10", "A little pull and back fires neither end", .shortContent,
        issues("ionic-team/ionic-framework", 6866), .short, header: .plain, footer: .plain,
        [.hold("rest - 40"), .hold("rest"), .release(), .settle],
        .with(headerActions: 0, footerActions: 0)),
    ]
}
