nonisolated extension ScenarioStep {
  /// Reads an array of steps.
  static func list(_ node: Node) throws(ScenarioError) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    for (index, node) in try node.elements().enumerated() {
      steps.append(try ScenarioStep(reading: node, index: index))
    }
    return steps
  }

  private init(reading node: Node, index: Int) throws(ScenarioError) {
    let name = try node.anyFields().need("op").word(Operation.Name.self)
    let fields = try node.fields(["op", "who"] + name.keys)
    self.init(
      try Operation(name, members: fields),
      who: try fields["who"]?.word(ScenarioRole.self) ?? .header,
      index: index)
  }
}

nonisolated extension ScenarioStep.Operation {
  /// How many touch events a movement has if its file does not say.
  private static let defaultSteps = 10

  /// A touch event a frame: more than this is longer than a minute and a half of dragging.
  private static let mostSteps = 10_000

  /// Reads what belongs to the operation of that name.
  fileprivate init(_ name: Name, members fields: Fields) throws(ScenarioError) {
    switch name {
    case .touchDown: self = .touchDown
    case .drag: self = .drag(by: try fields.need("by").expression(), steps: try Self.steps(fields))
    case .hold: self = .hold(y: try fields.need("y").expression())
    case .release: self = .release(velocity: try fields["velocity"]?.number() ?? 0)
    case .cancel: self = .cancel
    case .fling: self = .fling(velocity: try fields.need("velocity").number())
    case .stroke: self = .stroke(try StrokeSample.list(fields.need("samples")))
    case .wheel: self = .wheel(by: try fields.need("by").expression(), steps: try Self.steps(fields))
    case .wait: self = .wait(seconds: try fields.need("s").time())
    case .settle: self = .settle
    case .begin: self = .begin
    case .end: self = .end
    case .endWithReset: self = .endWithReset
    case .fail: self = .fail
    case .noMore: self = .noMore
    case .resetNoMore: self = .resetNoMore
    case .remove: self = .remove
    case .add: self = .add(try Self.config(fields))
    case .readdSame: self = .readdSame
    case .assignNil: self = .assignNil
    case .enable: self = .enable(try fields.need("on").bool())
    case .hide: self = .hide(try fields.need("on").bool())
    case .interaction: self = .interaction(try fields.need("on").bool())
    case .setState: self = .setState(try fields.need("to").name())
    case .offset: self = .offset(y: try fields.need("y").expression(), animated: try Self.animated(fields))
    case .inset: self = .inset(try InsetChange(members: fields), animated: try Self.animated(fields))
    case .userInset: self = .userInset(try InsetChange(members: fields))
    case .bars: self = try Self.bars(fields)
    case .size: self = .size(height: try fields.need("h").length())
    case .frame: self = .frame(try ScenarioSize(members: fields))
    case .window: self = .window(try fields.need("on").bool())
    case .clear: self = .clear
    case .drop: self = .drop
    case .together: self = .together(try ScenarioStep.list(fields.need("steps")))
    case .check: self = .check(try ScenarioCheck(members: fields))
    }
  }

  private static func steps(_ fields: Fields) throws(ScenarioError) -> Int {
    try fields["steps"]?.count(least: 1, most: mostSteps) ?? defaultSteps
  }

  private static func animated(_ fields: Fields) throws(ScenarioError) -> Bool {
    try fields["animated"]?.bool() ?? false
  }

  private static func config(_ fields: Fields) throws(ScenarioError) -> ControlSetup? {
    guard let config = fields["config"] else { return nil }
    return try ControlSetup(reading: config)
  }

  private static func bars(_ fields: Fields) throws(ScenarioError) -> Self {
    let top = try fields["top"]?.length()
    let bottom = try fields["bottom"]?.length()
    guard top != nil || bottom != nil else { throw fields.node.error("expected one of top, bottom") }
    return .bars(top: top, bottom: bottom)
  }
}

nonisolated extension ScenarioStep.Operation.Name {
  /// The keys that an operation has besides `op` and `who`.
  fileprivate var keys: [String] {
    switch self {
    case .drag, .wheel: ["by", "steps"]
    case .hold: ["y"]
    case .release, .fling: ["velocity"]
    case .stroke: ["samples"]
    case .wait: ["s"]
    case .add: ["config"]
    case .enable, .hide, .interaction, .window: ["on"]
    case .setState: ["to"]
    case .offset: ["y", "animated"]
    case .inset: InsetChange.keys + ["animated"]
    case .userInset: InsetChange.keys
    case .bars: ["top", "bottom"]
    case .size: ["h"]
    case .frame: ["w", "h"]
    case .together: ["steps"]
    case .check: FinalExpectation.keys + ["within"]
    case .touchDown, .cancel, .settle, .begin, .end, .endWithReset, .fail, .noMore, .resetNoMore, .remove,
      .readdSame, .assignNil, .clear, .drop:
      []
    }
  }
}
