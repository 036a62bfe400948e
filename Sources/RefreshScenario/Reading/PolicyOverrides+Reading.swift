import RefreshCore

nonisolated extension PolicyOverrides {
  /// The names that a scenario may use.
  static let names = [
    "triggerLength", "restingLength", "fires", "preloadDistance", "preloadShare", "preloadItems", "needsLift",
    "actionTiming", "closing", "room", "stickyRoom", "duration", "shortContent", "firesWhenShort",
    "hiddenWhenEmpty", "secondBegin", "together", "reveals", "minimumTime", "timeOut", "noMoreDelay",
    "resetsNoMoreOnRefresh", "loadsPerDrag", "ignoredInset",
  ]

  /// Reads the object `policy`.
  init(reading node: Node) throws(ScenarioError) {
    let fields = try node.fields(Self.names)
    self.init()
    try readLengths(fields)
    try readTimes(fields)
    try readWords(fields)
    try readRules(fields)
  }

  private mutating func readLengths(_ fields: Fields) throws(ScenarioError) {
    triggerLength = try fields["triggerLength"]?.length()
    restingLength = try fields["restingLength"]?.length()
    preloadDistance = try fields["preloadDistance"]?.length()
    preloadShare = try fields["preloadShare"]?.length()
    preloadItems = try fields["preloadItems"]?.count()
    ignoredInset = try fields["ignoredInset"]?.length()
  }

  private mutating func readTimes(_ fields: Fields) throws(ScenarioError) {
    duration = try fields["duration"]?.time()
    minimumTime = try fields["minimumTime"]?.time()
    timeOut = try fields["timeOut"]?.time()
    noMoreDelay = try fields["noMoreDelay"]?.time()
  }

  private mutating func readWords(_ fields: Fields) throws(ScenarioError) {
    fires = try fields["fires"]?.choice([
      "onRelease": .onRelease, "atThreshold": .atThreshold, "onApproach": .onApproach,
    ])
    actionTiming = try fields["actionTiming"]?.choice([
      "atStart": .atStart, "afterOpening": .afterOpening,
    ])
    closing = try fields["closing"]?.choice(["idleFirst": .idleFirst, "closeFirst": .closeFirst])
    room = try fields["room"]?.choice([
      "permanent": RefreshPolicy.Room.permanent, "whileRefreshing": .whileRefreshing, "none": .none,
    ])
    shortContent = try fields["shortContent"]?.choice([
      "hidden": .hidden, "afterContent": .afterContent, "viewportEnd": .viewportEnd,
    ])
    secondBegin = try fields["secondBegin"]?.choice([
      "ignore": .ignore, "restart": .restart, "queue": .queue,
    ])
    together = try fields["together"]?.choice([
      "exclusive": .exclusive, "parallel": .parallel, "queue": .queue,
    ])
    reveals = try fields["reveals"]?.choice(["always": .always, "near": .near, "never": .never])
  }

  private mutating func readRules(_ fields: Fields) throws(ScenarioError) {
    needsLift = try fields["needsLift"]?.bool()
    stickyRoom = try fields["stickyRoom"]?.bool()
    firesWhenShort = try fields["firesWhenShort"]?.bool()
    hiddenWhenEmpty = try fields["hiddenWhenEmpty"]?.bool()
    resetsNoMoreOnRefresh = try fields["resetsNoMoreOnRefresh"]?.bool()
    loadsPerDrag = try fields["loadsPerDrag"]?.count()
  }
}
