import RefreshScenario

extension Conformance {
  /// Data comes from anywhere.
  static let concurrency: [ConformanceCase] = [
    .check(
      "U1", "A hundred ends from other threads are one end", .concurrency,
      issues("RoverPlatform/rover-ios", 286) + pulls("GitHawkApp/GitHawk", 1814)
        + pulls("iskugor/Ti.SwipeRefreshLayout", 12)
        + issues("jamesmontemagno/Xamarin.Forms-PullToRefreshLayout", 49), ConformanceChecks.hundredEnds),
    .check(
      "U1l", "An end that comes late does not end the refresh after its own", .concurrency,
      issues("RoverPlatform/rover-ios", 286), ConformanceChecks.lateEnd),
    .check(
      "U2", "Replacing the action does not cancel the work that runs; losing the list does", .concurrency,
      pulls("woocommerce/woocommerce-ios", 14870) + issues("ruddarr/app", 55, 80)
        + issues("supabase/supabase-swift", 480) + issues("Esri/arcgis-maps-sdk-swift-toolkit", 1104),
      ConformanceChecks.replacedAction),
  ]

  /// The main thread is free, and the list scrolls.
  static let freezes: [ConformanceCase] = [
    .check(
      "V1", "A scroll view that rounds insets is not written to again and again", .freezes,
      issues(Reported.mj, 1612), ConformanceChecks.roundingHost),
    .play(
      "V2", "The list scrolls during a refresh", .freezes,
      issues("android-cjj/Android-MaterialRefreshLayout", 75), .tall, header: .with { $0.stickyRoom = true },
      [
        .hold("rest - T - 20"), .release(), .settle, .drag(-400, steps: 20),
        .check(.y, from: "400 - H - 1", to: 401), .check(.with(ownTop: 0)), .release(), .settle,
      ], .with(ownTop: 0, header: "refreshing")),
    .play(
      "V3", "The footer's list scrolls during a load", .freezes,
      issues("android-cjj/Android-MaterialRefreshLayout", 75), .tall, footer: .approached,
      [.hold("end - 40"), .hold("end + 10"), .release(), .settle, .hold(300), .release(), .settle],
      .with(y: 300, footer: "refreshing")),
  ]

  /// A scroll view's other properties are the app's.
  static let hostProperties: [ConformanceCase] = [
    .check(
      "W1", "No property of the scroll view changes but inset and offset", .hostProperties,
      issues("LeoMobileDeveloper/PullToRefreshKit", 20), ConformanceChecks.propertiesLeftAlone),
    .play(
      "W2", "Inset and offset are after a refresh what they were before", .hostProperties,
      pulls(Reported.rentals, 40), CaseShape.notched.inset(top: 12, bottom: 7), header: .plain,
      footer: .with { $0.room = .whileRefreshing },
      [
        .hold("rest - T - 20"), .release(), .settle, .end(), .settle, .hold("end - 40"),
        .hold("end + F + 20"), .release(), .settle, .end(.footer), .settle, .offset("rest"), .settle,
      ], .with(y: -100, insetTop: 12, insetBottom: 7)),
  ]

  /// What an app links and reads.
  static let packaging: [ConformanceCase] = [
    .check(
      "X2", "Whatever the user's language is called, there are texts", .packaging,
      issues(Reported.mj, 816, 1542), ConformanceChecks.languages),
    ConformanceCase(
      "X3", "No public name goes in a minor version", .packaging, reports: issues(Reported.mj, 223, 1518),
      .elsewhere("it is a rule for releases, kept where the sources are")),
    ConformanceCase(
      "X5", "It builds without warnings with the newest tools", .packaging,
      reports: issues(Reported.es, 103) + issues("gontovnik/DGElasticPullToRefresh", 85)
        + issues("zhaokaiyuan99/PullRefresh", 10) + issues("riteshhgupta/PullToRefreshPaginationManager", 2),
      .elsewhere("it is a rule for builds, kept by Scripts/check.sh")),
    .play(
      "X6", "A plain header draws something when it is pulled", .packaging, issues(Reported.mj, 232, 1274),
      .tall, header: .plain, [.hold("rest - T + 1")], .with(headerVisible: true)),
    .check(
      "X6d", "And what it draws is not nothing", .packaging, issues(Reported.mj, 232, 1274),
      ConformanceChecks.drawsSomething),
  ]
}
