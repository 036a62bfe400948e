import RefreshScenario

extension Conformance {
  /// What begins ends, in whatever order it is asked to.
  static let stuck: [ConformanceCase] = [
    .play(
      "D1", "Beginning and ending in one turn closes for good", .stuck,
      issues(Reported.mj, 1433, 718) + pulls(Reported.mj, 673, 1417), .tall, header: .plain,
      [.together(.begin(), .end()), .settle], .with(y: "rest", ownTop: 0, header: "idle")),
    .check(
      "D1s", "An end at any millisecond of the opening closes for good", .stuck,
      issues(Reported.mj, 1433), ConformanceChecks.endAtAnyMoment),
    .play(
      "D3", "A policy may let the newest of two begins win", .stuck, issues(Reported.mj, 141), .tall,
      header: .with { $0.secondBegin = .restart },
      [
        .begin(), .settle, .begin(), .settle, .check(.with(ownTop: "H", headerActions: 2)), .end(), .settle,
      ], .with(ownTop: 0, header: "idle", headerActions: 2)),
    .play(
      "D3i", "Otherwise a second begin is ignored", .stuck, issues(Reported.mj, 141), .tall, header: .plain,
      [.begin(), .settle, .begin(), .settle, .end(), .settle],
      .with(ownTop: 0, header: "idle", headerActions: 1)),
    .play(
      "D3q", "Or follows when the first has ended", .stuck, issues(Reported.mj, 141), .tall,
      header: .with { $0.secondBegin = .queue },
      [
        .begin(), .settle, .begin(), .settle, .check(.with(headerActions: 1)), .end(), .settle,
        .check(.with(ownTop: "H", header: "refreshing", headerActions: 2)), .end(), .settle,
      ], .with(ownTop: 0, header: "idle", headerActions: 2)),
    .play(
      "D4", "A begin and an end while the page is covered leave no room", .stuck, pulls(Reported.mj, 497),
      .tall, header: .plain,
      [.begin(), .settle, .window(false), .begin(), .end(), .window(true), .settle],
      .with(y: "rest", ownTop: 0, header: "idle")),
    .play(
      "D6", "A refresh that ends on another tab leaves no gap", .stuck,
      issues("yongyuandouneng/YNPageViewController", 76) + pulls("bluesky-social/social-app", 9951), .tall,
      header: .plain,
      [.hold("rest - T - 20"), .release(), .settle, .window(false), .end(), .window(true), .settle],
      .with(y: "rest", ownTop: 0, header: "idle")),
    .play(
      "D7", "An end while the pull still bounces does not hang in mid-air", .stuck,
      issues(Reported.od, 27, 51), .tall, header: .plain,
      [.hold("rest - T - 80"), .release(), .wait(0.05), .end(), .settle],
      .with(y: "rest", ownTop: 0, header: "idle")),
    .play(
      "D9", "A pull that is taken back is over", .stuck, issues("dotnet/maui", 8926), .tall, header: .plain,
      [.hold("rest - T - 20"), .hold("rest"), .release(), .settle],
      .with(ownTop: 0, header: "idle", headerActions: 0, headerVisible: false)),
    .play(
      "D10", "An action that ends at once closes", .stuck,
      issues("NiciusB/react-native-web-refresh-control", 11) + issues("ooni/probe-multiplatform", 573),
      .tall, header: .plain.ending(after: 0), [.hold("rest - T - 20"), .release(), .settle],
      .with(y: "rest", ownTop: 0, header: "idle", headerActions: 1)),
    .play(
      "D12", "A begin shows the header", .stuck,
      issues(Reported.mj, 1419) + issues(Reported.od, 24) + pulls(Reported.od, 66, 43), .tall,
      header: .plain, [.begin(), .settle], .with(y: "rest - H", ownTop: "H", header: "refreshing")),
    .play(
      "D12n", "Unless its policy is never to", .stuck, issues(Reported.mj, 1419), .tall,
      header: .with { $0.reveals = .never }, [.begin(), .settle], .with(y: "rest", header: "refreshing")),
    .play(
      "D12f", "Nobody who is half a viewport away is moved", .stuck, issues(Reported.mj, 1419),
      CaseShape.tall.at(800), header: .with { $0.reveals = .near }, [.begin(), .settle],
      .with(y: 800, header: "refreshing", headerActions: 1)),
    .play(
      "D13", "A second arrival while loading asks for nothing", .stuck, issues(Reported.sv, 290, 243, 293),
      .tall, footer: .plain,
      [
        .hold("end - 40"), .hold("end + F + 20"), .release(), .settle, .hold("end - 100"),
        .hold("max + F + 20"), .release(), .settle,
      ], .with(footer: "refreshing", footerActions: 1)),
    .check(
      "D13a", "An asynchronous action that returns has ended the refresh", .stuck,
      issues(Reported.sv, 290, 243, 293), ConformanceChecks.asyncReturns),
    .check(
      "D13n", "A refresh that nobody ends is noted in debug builds after a minute", .stuck,
      issues(Reported.sv, 290, 243, 293), ConformanceChecks.longRunIsNoted),
    .play(
      "D15", "A fling to the new end loads again", .stuck, issues(Reported.easy, 813, 799), .tall,
      footer: .automatic,
      [
        .fling(-7000), .settle, .check(.with(footerActions: 1)), .together(.size(2600), .end(.footer)),
        .settle, .fling(-7000), .settle,
      ], .with(footer: "refreshing", footerActions: 2)),
    .play(
      "D16", "A disabled header does not keep the footer from folding", .stuck, issues(Reported.smart, 816),
      .tall, header: .plain, footer: .with { $0.room = .whileRefreshing },
      [
        .enable(false), .hold("end - 40"), .hold("end + F + 20"), .release(), .settle,
        .check(.with(ownBottom: "F", footerActions: 1)), .end(.footer), .settle,
      ], .with(y: 1520, ownBottom: 0, footer: "idle")),
    .play(
      "D18", "After a failed load, asking by hand loads", .stuck, issues(Reported.mj, 1524, 1525), .tall,
      footer: .automatic.but { $0.loadsPerDrag = 1 },
      [
        .hold("end - 40"), .hold("max"), .release(), .settle, .check(.with(footerActions: 1)),
        .fail(.footer), .settle, .begin(.footer), .settle,
      ], .with(footer: "refreshing", footerActions: 2)),
    .play(
      "D19", "Pulling again during a refresh changes nothing", .stuck,
      issues("watusi/jquery-mobile-iscrollview", 60), .tall, header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .hold("rest - 200"), .release(), .settle,
      ], .with(y: "rest - H", header: "refreshing", headerActions: 1)),
    .play(
      "D20", "A refresh ended while the header is hidden has ended", .stuck, issues(Reported.kafka, 64),
      .tall,
      header: .plain,
      [.hold("rest - T - 20"), .release(), .settle, .hide(true), .end(), .settle, .hide(false), .settle],
      .with(y: "rest", ownTop: 0, header: "idle")),
    .play(
      "D21", "A refresh that takes too long ends by itself where its policy says so", .stuck,
      issues(Reported.sv, 290), .tall, header: .with { $0.timeOut = 2 },
      [
        .hold("rest - T - 20"), .release(), .wait(1.9), .check(.with(header: "refreshing")), .wait(0.2),
        .settle,
      ], .with(y: "rest", ownTop: 0, header: "idle", headerActions: 1)),
  ]
}
