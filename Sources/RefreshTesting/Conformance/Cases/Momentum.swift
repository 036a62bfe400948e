import RefreshScenario

extension Conformance {
  /// Only a finger pulls.
  static let momentum: [ConformanceCase] = [
    .play(
      "J1", "A flick to the top bounces past the threshold and refreshes nothing", .momentum,
      issues("globulus/swiftui-pull-to-refresh", 14) + issues(Reported.od, 33)
        + issues("NiciusB/react-native-web-refresh-control", 15) + pulls(Reported.sv, 269)
        + issues("ProgressNS/nativescript-ui-feedback", 15), CaseShape.tall.at(1000), header: .plain,
      [.fling(6000), .settle], .with(y: 0, header: "idle", headerActions: 0),
      never: ["header:armed", "header:refreshing"]),
    .play(
      "J1t", "Nor does a short pull that is thrown further down", .momentum, issues(Reported.od, 33), .tall,
      header: .plain, [.hold("rest - 20"), .release(4000), .settle],
      .with(y: 0, header: "idle", headerActions: 0), never: ["header:armed", "header:refreshing"]),
    .play(
      "J1c", "Nor code that scrolls past the top", .momentum, issues(Reported.od, 33), .tall, header: .plain,
      [.offset("rest - T - 40", animated: true), .settle, .offset("rest", animated: true), .settle],
      .with(y: 0, header: "idle", headerActions: 0), never: ["header:armed", "header:refreshing"]),
    .play(
      "J2", "A flick to the end bounces past a footer that is pulled and loads nothing", .momentum,
      issues(Reported.od, 33), CaseShape.tall.at(1000),
      footer: .with {
        $0.fires = .onRelease
        $0.room = .whileRefreshing
      }, [.fling(-6000), .settle], .with(y: 1520, footer: "idle", footerActions: 0)),
    .play(
      "J3", "A pull that begins during a bounce counts", .momentum, issues("BoxFactura/pulltorefresh.js", 89),
      .tall, header: .plain,
      [
        .hold("rest - 50"), .release(), .wait(0.1),
        .hold("rest - T - 30"), .release(), .settle,
      ], .with(header: "refreshing", headerActions: 1)),
    .play(
      "J4", "A pull that begins while the refresh before it closes counts", .momentum,
      issues("BoxFactura/pulltorefresh.js", 89), .tall, header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .end(), .wait(0.1), .hold("rest - 20"),
        .hold("rest - T - 20"), .release(), .settle,
      ], .with(y: "rest - H", ownTop: "H", header: "refreshing", headerActions: 2)),
    .play(
      "J5", "A list that turns pages comes to rest under its header, too", .momentum, [], .paged,
      header: .plain,
      [
        .hold("rest - T - 40"), .release(), .settle, .check(.with(y: "rest - H", ownTop: "H")), .end(),
        .settle,
      ], .with(y: 0, insetTop: 0, header: "idle", headerActions: 1)),
  ]
}
