nonisolated extension ScenarioSize {
  /// Reads `[width, height]`.
  init(reading node: Node) throws(ScenarioError) {
    let numbers = try node.numbers(2, "[width, height]")
    self.init(width: numbers[0], height: numbers[1])
    try check(node)
  }

  /// Reads the members `w` and `h`.
  init(members fields: Fields) throws(ScenarioError) {
    self.init(width: try fields.need("w").number(), height: try fields.need("h").number())
    try check(fields.node)
  }

  /// Both must be positive; both 0 is a view before layout.
  private func check(_ node: Node) throws(ScenarioError) {
    let isUnknown = width == 0 && height == 0
    guard isUnknown || (width > 0 && height > 0) else {
      let found = "\(Node.plain(width)) by \(Node.plain(height))"
      throw node.error("expected a positive size, or 0 by 0 before layout, found \(found)")
    }
  }
}

nonisolated extension ScenarioFrame {
  /// Reads `[x, y, width, height]`.
  init(reading node: Node) throws(ScenarioError) {
    let numbers = try node.numbers(4, "[x, y, width, height]")
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw node.error("expected a width and a height of 0 or more")
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

nonisolated extension ScenarioOffset {
  /// Reads `[horizontal, vertical]`.
  init(reading node: Node) throws(ScenarioError) {
    let numbers = try node.numbers(2, "[horizontal, vertical]")
    self.init(horizontal: numbers[0], vertical: numbers[1])
  }
}

nonisolated extension ScenarioInsets {
  /// Reads `top` and `bottom`, which may be negative.
  init(reading node: Node) throws(ScenarioError) {
    let fields = try node.fields(["top", "bottom"])
    self.init(top: try fields["top"]?.number() ?? 0, bottom: try fields["bottom"]?.number() ?? 0)
  }

  /// Reads `top` and `bottom` of bars.
  init(readingBars node: Node) throws(ScenarioError) {
    let fields = try node.fields(["top", "bottom"])
    self.init(top: try fields["top"]?.length() ?? 0, bottom: try fields["bottom"]?.length() ?? 0)
  }
}

nonisolated extension ScenarioLargeTitle {
  /// Reads `collapsed` and `expanded`.
  init(reading node: Node) throws(ScenarioError) {
    let fields = try node.fields(["collapsed", "expanded"])
    self.init(
      collapsed: try fields.need("collapsed").length(), expanded: try fields.need("expanded").length())
    guard collapsed <= expanded else {
      throw node.error("expected collapsed to be at most expanded")
    }
  }
}

nonisolated extension InsetChange {
  /// The keys of a change.
  static let keys = ["top", "topBy", "bottom", "bottomBy"]

  /// Reads the members `top` or `topBy` and `bottom` or `bottomBy`, at least one of them.
  init(members fields: Fields) throws(ScenarioError) {
    self.init(
      top: try Self.edge(fields, "top", "topBy"), bottom: try Self.edge(fields, "bottom", "bottomBy"))
    guard top != nil || bottom != nil else {
      throw fields.node.error("expected one of top, topBy, bottom, bottomBy")
    }
  }

  private static func edge(
    _ fields: Fields, _ absolute: String, _ relative: String
  ) throws(ScenarioError) -> Edge? {
    guard fields[absolute] == nil || fields[relative] == nil else {
      throw fields.node.error("expected only one of \(absolute), \(relative)")
    }
    if let node = fields[absolute] { return .to(try node.number()) }
    if let node = fields[relative] { return .by(try node.number()) }
    return nil
  }
}
