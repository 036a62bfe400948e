import RefreshScenario

extension Conformance {
  /// Faults that nobody has reported, found by reading.
  static let sources: [ConformanceCase] = [
    .check(
      "SRC-today", "A refresh on the same day of another month is not of today", .sources,
      source(Reported.mj),
      ConformanceChecks.anotherMonth),
    .play(
      "SRC-reveal", "A begin under a bar shows the header", .sources, source(Reported.sv),
      CaseShape(bars: ScenarioInsets(top: 64)), header: .plain, [.begin(), .settle],
      .with(y: "-64 - H", ownTop: "H")),
    .play(
      "SRC-trigger", "A begin runs the action once", .sources, [], .tall,
      header: .plain, [.begin(), .settle], .with(ownTop: "H", header: "refreshing", headerActions: 1)),
    .play(
      "SRC-noanimation", "A begin without animation runs the action once", .sources,
      source("DanisFabric/Infinity"), .tall, header: .with { $0.duration = 0 }, [.begin(), .settle],
      .with(y: "rest - H", header: "refreshing", headerActions: 1)),
    .play(
      "SRC-noanimation-end", "A begin and an end without animation are over", .sources,
      source("DanisFabric/Infinity"), .tall, header: .with { $0.duration = 0 }, [.begin(), .end(), .settle],
      .with(y: "rest", ownTop: 0, header: "idle")),
    .play(
      "SRC-zero", "After a refresh the list rests at its inset, not at zero", .sources, [],
      CaseShape.tall.inset(top: 64), header: .plain,
      [.hold("rest - T - 20"), .release(), .settle, .end(), .settle], .with(y: -64, insetTop: 64)),
    .play(
      "SRC-replaced", "A footer's room comes on top of the app's inset", .sources, [],
      CaseShape.tall.inset(bottom: 30), footer: .with { $0.room = .whileRefreshing },
      [.hold("end - 40"), .hold("end + F + 20"), .release(), .settle], .with(insetBottom: "F + 30")),
    .play(
      "SRC-nil", "A header that is set to nil is gone", .sources, [], .tall, header: .plain,
      [ScenarioStep(.assignNil), .settle, .hold("rest - 130"), .release(), .settle],
      .with(y: "rest", headerActions: 0)),
    .play(
      "SRC-fling", "A bounce after a drag refreshes nothing", .sources, [], CaseShape.tall.at(300),
      header: .plain, [.drag(-40), .release(), .settle, .fling(4000), .settle],
      .with(y: "rest", headerActions: 0)),
    .play(
      "SRC-stop", "An end does not throw a user who reads row fifty back to the top", .sources,
      source(Reported.es), .tall, header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .hold(400), .hold(800), .release(), .settle, .end(),
        .settle,
      ], .with(y: 800, ownTop: 0)),
    .check(
      "SRC-scrollable", "A list that does not scroll is not made to", .sources, source(Reported.es),
      ConformanceChecks.staysUnscrollable),
    .play(
      "SRC-idle-end", "An end of an idle header moves nothing and tells nothing", .sources,
      source("LeoMobileDeveloper/PullToRefreshKit"), CaseShape.tall.at(300), header: .plain,
      [.end(), .settle], .with(y: 300, header: "idle"),
      never: ["header:ENDED", "header:finishing", "header:refreshing"]),
    .play(
      "SRC-idle-end-held", "An end of an idle header leaves a pull under the finger alone", .sources, [],
      .tall, header: .plain,
      [
        .hold("rest - T - 20"), .end(), .check(.with(y: "rest - T - 20", header: "armed")), .release(),
        .settle,
      ],
      .with(header: "refreshing", headerActions: 1)),
    .play(
      "SRC-two-steps", "Room that the content has left is not taken back twice", .sources,
      source(Reported.cr),
      .tall, header: .with { $0.stickyRoom = true },
      [
        .hold("rest - T - 20"), .release(), .settle, .hold(100), .check(.with(ownTop: 0)), .end(),
        .check(.with(insetTop: 0, ownTop: 0)), .release(), .settle,
      ], .with(y: 100, insetTop: 0, header: "idle")),
    .play(
      "SRC-hidden-end", "An end reaches a header that is hidden", .sources, source(Reported.kafka), .tall,
      header: .plain, [.begin(), .settle, .hide(true), .end(), .settle],
      .with(y: "rest", ownTop: 0, header: "idle")),
    .check(
      "SRC-theme", "Changing a footer's theme changes its look and keeps its action", .sources,
      [], ConformanceChecks.footerTheme),
  ]

  /// The repository whose sources were read.
  private static func source(_ repository: String) -> [String] { ["https://github.com/\(repository)"] }
}
