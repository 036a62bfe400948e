import RefreshCore

nonisolated extension ScenarioExpectation {
  /// Reads the object `expect`.
  init(reading node: Node) throws(ScenarioError) {
    let fields = try node.fields([
      "headerActions", "footerActions", "sequence", "never", "final", "within",
    ])
    self.init()
    headerActions = try fields["headerActions"]?.count()
    footerActions = try fields["footerActions"]?.count()
    if let sequence = fields["sequence"] { self.sequence = try ScenarioToken.list(sequence) }
    if let never = fields["never"] { self.never = try ScenarioToken.list(never) }
    if let final = fields["final"] {
      self.final = try FinalExpectation(members: final.fields(FinalExpectation.keys))
    }
    if let within = fields["within"] { self.within = try FinalNumber.ranges(within) }
  }
}

nonisolated extension ScenarioCheck {
  /// Reads the members of a step that checks.
  init(members fields: Fields) throws(ScenarioError) {
    self.init()
    final = try FinalExpectation(members: fields)
    if let within = fields["within"] { self.within = try FinalNumber.ranges(within) }
  }
}

nonisolated extension FinalExpectation {
  /// The keys of a final state.
  static let keys =
    FinalNumber.allCases.map(\.rawValue) + [
      "header", "footer", "headerVisible", "footerVisible", "headerFrame", "footerFrame", "alive",
    ]

  /// Reads the members that describe a moment.
  init(members fields: Fields) throws(ScenarioError) {
    self.init()
    for number in FinalNumber.allCases {
      guard let node = fields[number.rawValue] else { continue }
      numbers[number] = number.isCount ? ScenarioNumber(Double(try node.count())) : try node.expression()
    }
    header = try fields["header"]?.choice(ScenarioToken.phases)
    footer = try fields["footer"]?.choice(ScenarioToken.phases)
    headerVisible = try fields["headerVisible"]?.bool()
    footerVisible = try fields["footerVisible"]?.bool()
    if let frame = fields["headerFrame"] { headerFrame = try ScenarioFrame(reading: frame) }
    if let frame = fields["footerFrame"] { footerFrame = try ScenarioFrame(reading: frame) }
    alive = try fields["alive"]?.bool()
  }
}

nonisolated extension FinalNumber {
  /// Reads the object `within`.
  static func ranges(_ node: Node) throws(ScenarioError) -> [FinalNumber: ScenarioRange] {
    let fields = try node.fields(allCases.map(\.rawValue))
    var ranges: [FinalNumber: ScenarioRange] = [:]
    for number in allCases {
      guard let node = fields[number.rawValue] else { continue }
      let bounds = try node.elements("[low, high]")
      guard bounds.count == 2 else {
        throw node.error("expected [low, high], found an array of \(bounds.count)")
      }
      let range = ScenarioRange(try bounds[0].expression(), try bounds[1].expression())
      if let low = range.low.plain, let high = range.high.plain, low > high {
        throw node.error("expected low to be at most high")
      }
      ranges[number] = range
    }
    return ranges
  }
}
