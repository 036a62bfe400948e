import RefreshScenario

extension Conformance {
  /// A footer is seen when there is something to say.
  static let footerVisibility: [ConformanceCase] = [
    .play(
      "H1", "A footer is hidden until there is content", .footerVisibility, issues(Reported.mj, 96, 57, 901),
      .empty, header: .plain, footer: .automatic.but { $0.hiddenWhenEmpty = true },
      [
        .hold("rest - T - 20"), .release(), .settle,
        .check(.with(ownBottom: 0, header: "refreshing", footerVisible: false)),
        .together(.size(2000), .end()),
        .settle, .offset("max"),
      ], .with(ownBottom: "F", footerVisible: true)),
    .play(
      "H2", "A footer is hidden again when the content is gone", .footerVisibility, issues(Reported.mj, 96),
      .tall, footer: .automatic.but { $0.hiddenWhenEmpty = true }, [.size(0), .settle],
      .with(ownBottom: 0, footerVisible: false)),
    .play(
      "H3", "No more data that came out of sight is seen at the end", .footerVisibility,
      issues(Reported.mj, 1453), .tall, footer: .automatic, [.noMore(), .settle, .offset("max"), .settle],
      .with(ownBottom: "F", footer: "noMoreData", footerActions: 0, footerVisible: true)),
    .play(
      "H4", "No more data is shown if the first page is the last", .footerVisibility,
      issues(Reported.es, 73, 161) + pulls(Reported.es, 162), CaseShape.tall.content(300),
      footer: .automatic.but { $0.shortContent = .afterContent }, [.noMore(), .settle],
      .with(ownBottom: "F", footer: "noMoreData", footerVisible: true)),
    .play(
      "H5", "No more data takes room where the footer has none otherwise", .footerVisibility,
      issues(Reported.kafka, 74), .tall, footer: .approached,
      [.check(.with(ownBottom: 0)), .noMore(), .settle, .offset("max")],
      .with(y: "1520 + F", ownBottom: "F", footerVisible: true)),
    .play(
      "H6", "No more data stays behind rows that come a moment later", .footerVisibility,
      issues(Reported.smart, 1170), .tall, footer: .automatic.but { $0.noMoreDelay = 1 },
      [
        .hold("end - 40"), .hold("max"), .release(), .settle, .check(.with(footerVisible: true)), .noMore(),
        .wait(0.05), .check(.with(footerVisible: false, [.footerStart: "content"])), .size(2200),
        .check(.with([.footerStart: "content"])), .settle, .offset("max"),
      ], .with(footer: "noMoreData", footerVisible: true, [.footerStart: 2200])),
    .play(
      "H6b", "And is shown without them when it has waited long enough", .footerVisibility,
      issues(Reported.smart, 1170), .tall, footer: .automatic.but { $0.noMoreDelay = 1 },
      [
        .hold("end - 40"), .hold("max"), .release(), .settle, .noMore(), .wait(0.9),
        .check(.with(footerVisible: false)), .wait(0.2), .settle,
      ], .with(ownBottom: "F", footer: "noMoreData", footerVisible: true)),
    .play(
      "H7", "A hidden footer asks for nothing", .footerVisibility, issues(Reported.cr, 22), .tall,
      footer: .automatic, [.hide(true, .footer), .hold("end - 40"), .hold("max + 20"), .release(), .settle],
      .with(ownBottom: 0, footerActions: 0, footerVisible: false)),
  ]
}
