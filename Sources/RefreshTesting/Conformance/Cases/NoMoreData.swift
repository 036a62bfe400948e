import RefreshScenario

extension Conformance {
  /// The end of the data is the end until somebody says otherwise.
  static let noMoreData: [ConformanceCase] = [
    .play(
      "I1", "No more data right after an end is kept", .noMoreData,
      issues(Reported.mj, 944, 1025, 1192, 1185, 1184, 1013), .tall, footer: .automatic,
      load
        + [
          .together(.end(.footer), .noMore()), .settle, .check(.with(footer: "noMoreData")),
          .hold("max - 80"),
          .hold("max + 30"), .release(), .settle,
        ], .with(footer: "noMoreData", footerActions: 1)),
    .play(
      "I1r", "And right before one", .noMoreData, issues(Reported.mj, 944, 1025, 1192, 1185, 1184, 1013),
      .tall, footer: .automatic,
      load
        + [
          .together(.noMore(), .end(.footer)), .settle, .check(.with(footer: "noMoreData")),
          .hold("max - 80"),
          .hold("max + 30"), .release(), .settle,
        ], .with(footer: "noMoreData", footerActions: 1)),
    .play(
      "I2", "A begin does not load when there is no more data", .noMoreData, issues(Reported.mj, 944), .tall,
      footer: .automatic, [.noMore(), .begin(.footer), .settle],
      .with(footer: "noMoreData", footerActions: 0)),
    .play(
      "I3", "After a reset the footer is where it was and loads", .noMoreData, issues(Reported.mj, 649, 78),
      .tall, footer: .automatic,
      load
        + [
          .noMore(), .settle, .resetNoMore(), .settle,
          .check(.with(footer: "idle", [.footerStart: "content"])), .hold("max - 80"), .hold("max + 5"),
          .release(), .settle,
        ], .with(footer: "refreshing", footerActions: 2)),
    .play(
      "I3w", "A reset at the end waits for a drag", .noMoreData, issues(Reported.mj, 649), .tall,
      footer: .automatic, load + [.noMore(), .settle, .resetNoMore(), .settle],
      .with(footer: "idle", footerActions: 1)),
    .play(
      "I4", "No more data is told once, and last", .noMoreData, issues(Reported.mj, 1312), .tall,
      footer: .automatic, load + [.noMore(), .noMore(), .settle], .with(footer: "noMoreData"),
      sequence: ["footer:ACTION", "footer:noMoreData"]),
    .play(
      "I6", "A refresh clears it where its policy says so", .noMoreData, issues(Reported.smart, 490, 1543),
      .tall, header: .with { $0.resetsNoMoreOnRefresh = true }, footer: .automatic,
      refreshAfterNoMore + [.end(), .settle],
      .with(header: "idle", footer: "idle")),
    .play(
      "I6n", "And leaves it alone where it does not", .noMoreData, issues(Reported.smart, 490, 1543), .tall,
      header: .with { $0.resetsNoMoreOnRefresh = false }, footer: .automatic,
      refreshAfterNoMore + [.end(), .settle], .with(header: "idle", footer: "noMoreData")),
    .play(
      "I6f", "A refresh that fails never clears it", .noMoreData, issues(Reported.smart, 490, 1543), .tall,
      header: .with { $0.resetsNoMoreOnRefresh = true }, footer: .automatic,
      refreshAfterNoMore + [.fail(), .settle], .with(header: "idle", footer: "noMoreData")),
    .play(
      "I7", "A reset is told at once", .noMoreData, pulls(Reported.cr, 39), .tall, footer: .automatic,
      [.noMore(), .resetNoMore()], .with(footer: "idle"), sequence: ["footer:noMoreData", "footer:idle"]),
    .play(
      "I9", "The end of the content shows it", .noMoreData, issues(Reported.kafka, 74),
      CaseShape.notched.inset(bottom: 30), footer: .automatic, [.noMore(), .settle, .offset("max")],
      .with(
        y: "1520 + F + 34 + 30", ownBottom: "F", footerVisible: true, [.footerEnd: "content + F"])),
  ]

  private static let load: [ScenarioStep] = [.hold("end - 40"), .hold("max"), .release(), .settle]

  private static let refreshAfterNoMore: [ScenarioStep] = [
    .noMore(), .hold("rest - T - 20"), .release(), .settle,
    .check(.with(header: "refreshing", footer: "noMoreData")),
  ]
}
