import RefreshScenario

extension Conformance {
  /// Nobody is moved.
  static let jumps: [ConformanceCase] = [
    .play(
      "C2", "Rows that come with the end of a load leave the content where it is", .jumps,
      issues(Reported.mj, 359), .tall, footer: .automatic,
      [
        .hold("end - 40"), .hold("max"), .release(), .settle,
        .check(.with(y: "1520 + F", footerActions: 1)), .together(.size(2600), .end(.footer)), .settle,
      ], .with(y: "1520 + F", footerActions: 1)),
    .play(
      "C2b", "The same with room only while loading", .jumps, issues(Reported.mj, 359), .tall,
      footer: .approached,
      [
        .hold("end - 40"), .hold("end + 10"), .release(), .settle, .check(.with(footerActions: 1)),
        .together(.size(2600), .end(.footer)), .settle, .check(.y, from: 1519.5, to: "1520 + F + 0.5"),
      ], .with(ownBottom: 0, footerActions: 1)),
    .check(
      "C3", "A load that ends in mid-flight does not bend the flight", .jumps,
      issues(Reported.kafka, 64) + pulls(Reported.infinite, 55), ConformanceChecks.loadInFlight),
    .play(
      "C5", "Estimates that shrink and grow while loading neither move the content nor load again", .jumps,
      issues(Reported.es, 125) + issues(Reported.mj, 1009, 992, 1097, 1071), .tall,
      footer: .automatic.but { $0.preloadDistance = 400 },
      [
        .hold(1000), .hold(1200), .check(.with(footerActions: 1)), .together(.size(1900), .size(2600)),
        .hold(1201), .release(), .settle,
      ], .with(y: 1201, footer: "refreshing", footerActions: 1)),
    .play(
      "C6", "Content of the same size changes nothing", .jumps, issues(Reported.mj, 424), .tall,
      footer: .automatic, [.size(2000), .settle],
      .with(y: 0, ownBottom: "F", footer: "idle", [.footerStart: 2000]),
      never: ["footer:refreshing", "footer:ACTION"]),
    .check(
      "C8", "An end while idle does not touch content in flight", .jumps,
      ["https://benscheirman.com/2017/12/jerky-scrolling-with-uirefreshcontrol-uitableview.html"],
      ConformanceChecks.endInFlight),
    .play(
      "C9", "After a load, scrolling to the top by code arrives there", .jumps, issues(Reported.infinite, 76),
      .tall, footer: .plain,
      [
        .hold("end - 40"), .hold("end + F + 20"), .release(), .settle, .end(.footer), .settle,
        .offset("rest", animated: true), .settle,
      ], .with(y: "rest", footerActions: 1)),
    .play(
      "C11", "Pulling past the threshold and back stays with the finger", .jumps,
      pulls("Tencent-TDS/KuiklyUI", 1372), .tall, header: .plain,
      [
        .hold("rest - T - 20"), .check(.with(y: "rest - T - 20", ownTop: 0)), .hold("rest - 30"),
        .check(.with(y: -30, insetTop: 0, ownTop: 0)), .release(), .settle,
      ], .with(y: 0, headerActions: 0)),
    .play(
      "C12", "An end while the finger holds the content does not pull it away", .jumps,
      issues(Reported.od, 27), .tall, header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .hold("rest - 0.5*H"), .end(),
        .check(.with(y: "rest - 0.5*H")), .release(), .settle,
      ], .with(y: 0, ownTop: 0, header: "idle")),
    .play(
      "C13", "A user who has scrolled away is not moved by the end", .jumps, issues(Reported.es, 125), .tall,
      header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .hold(800), .release(), .settle, .end(), .settle,
      ], .with(y: 800, ownTop: 0, header: "idle")),
  ]
}
