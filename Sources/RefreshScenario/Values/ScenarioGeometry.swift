/// A width and a height in points.
nonisolated public struct ScenarioSize: Equatable, Sendable {
  /// From left to right.
  public var width: Double

  /// From top to bottom.
  public var height: Double

  /// That width and height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A distance to the right and downwards in points.
nonisolated public struct ScenarioOffset: Equatable, Sendable {
  /// To the right.
  public var horizontal: Double

  /// Downwards.
  public var vertical: Double

  /// That distance.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A place and a size in content coordinates, in points.
nonisolated public struct ScenarioFrame: Equatable, Sendable {
  /// The left edge.
  public var x: Double

  /// The top edge.
  public var y: Double

  /// From left to right.
  public var width: Double

  /// From top to bottom.
  public var height: Double

  /// That place and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The four numbers in the order of a file.
  var numbers: [Double] { [x, y, width, height] }
}

/// Points at the two ends of the axis.
nonisolated public struct ScenarioInsets: Equatable, Sendable {
  /// Before the content.
  public var top: Double

  /// After the content.
  public var bottom: Double

  /// Those points; nothing by default.
  public init(top: Double = 0, bottom: Double = 0) {
    self.top = top
    self.bottom = bottom
  }
}

/// The heights of a top bar that follows the offset.
nonisolated public struct ScenarioLargeTitle: Equatable, Sendable {
  /// The least height, with the content scrolled away.
  public var collapsed: Double

  /// The height at rest.
  public var expanded: Double

  /// Those heights.
  public init(collapsed: Double, expanded: Double) {
    self.collapsed = collapsed
    self.expanded = expanded
  }
}
