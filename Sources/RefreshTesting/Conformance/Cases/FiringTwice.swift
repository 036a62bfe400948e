import RefreshScenario

extension Conformance {
  /// One action for each refresh, and one refresh for each reason.
  static let firingTwice: [ConformanceCase] = [
    .play(
      "F1", "Dragging on past the end loads once", .firingTwice, issues(Reported.sv, 65), .tall,
      footer: .plain,
      [
        .hold("end - 40"), .hold("end + F + 20"), .release(), .settle, .hold("end + F + 20"),
        .hold("end + F + 60"), .hold("end + F + 100"), .release(), .settle,
      ], .with(footer: "refreshing", footerActions: 1)),
    .play(
      "F3", "A load that ends inside its action waits for a new drag", .firingTwice, issues(Reported.cr, 40),
      .tall, footer: .automatic.ending(after: 0),
      [
        .hold("end - 40"), .hold("max"), .drag(-20), .drag(-20), .settle, .check(.with(footerActions: 1)),
        .release(), .settle, .check(.with(footerActions: 1)), .hold("max - 60"), .hold("max + 5"), .release(),
        .settle,
      ], .with(footer: "idle", footerActions: 2)),
    .play(
      "F4", "A finger held at the end loads once", .firingTwice, issues(Reported.easy, 535), .tall,
      footer: .automatic.ending(after: 0.3),
      [
        .hold("end - 40"), .hold("max + 30"), .wait(1), .hold("max + 31"), .wait(1), .hold("max + 32"),
        .wait(1),
      ], .with(footer: "idle", footerActions: 1)),
    .play(
      "F4b", "Also when rows came and the end is further away", .firingTwice, issues(Reported.easy, 535),
      .tall, footer: .automatic.ending(after: 0.3, append: 600),
      [.hold("end - 40"), .hold("max + 30"), .wait(1), .drag(-5), .wait(1)],
      .with(footer: "idle", footerActions: 1)),
    .play(
      "F5", "A pull held past the threshold while its refresh ends does not fire again", .firingTwice,
      issues(Reported.sv, 65), .tall, header: .with { $0.fires = .atThreshold }.ending(after: 0.2),
      [.hold("rest - T - 40"), .wait(1), .hold("rest - T - 42"), .wait(0.5), .release(), .settle],
      .with(y: "rest", header: "idle", headerActions: 1)),
    .play(
      "F6", "Ending twice ends one refresh", .firingTwice, issues(Reported.mj, 899), .tall, header: .plain,
      [
        .hold("rest - T - 20"), .release(), .settle, .end(), .wait(0.1), .end(), .settle,
      ], .with(y: "rest", ownTop: 0, header: "idle", headerActions: 1)),
  ]
}
