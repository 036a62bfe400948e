public import RefreshCore

/// Points at each of the four edges, by reading direction.
///
/// Where text runs from right to left, ``leading`` is the right edge.
///
///     list.bars = SimulatedInsets(top: 88, bottom: 34)
nonisolated public struct SimulatedInsets: Equatable, Sendable {
  /// Points where vertical content starts.
  public var top: Double

  /// Points where horizontal content starts.
  public var leading: Double

  /// Points where vertical content ends.
  public var bottom: Double

  /// Points where horizontal content ends.
  public var trailing: Double

  /// No points at any edge.
  public static let zero = SimulatedInsets()

  /// Insets; 0 at each edge that is not named.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The points at `edge`.
  public subscript(edge: ScrollEdge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

/// One value for each edge.
nonisolated struct EdgeMap<Value> {
  private var values: [Value]

  init(repeating value: Value) { values = Array(repeating: value, count: 4) }

  subscript(edge: ScrollEdge) -> Value {
    get { values[Self.index(edge)] }
    set { values[Self.index(edge)] = newValue }
  }

  private static func index(_ edge: ScrollEdge) -> Int {
    switch edge {
    case .top: 0
    case .leading: 1
    case .bottom: 2
    case .trailing: 3
    }
  }
}

/// How tall a navigation bar with a large title is, in points.
nonisolated public struct LargeTitle: Equatable, Sendable {
  /// The bar's height once the content is scrolled.
  public let collapsed: Double

  /// The bar's height with the content at its start.
  public let expanded: Double

  /// A bar whose height follows the offset between two bounds, `expanded` being no less than
  /// `collapsed`.
  public init(collapsed: Double, expanded: Double) {
    precondition(
      collapsed.isFinite && expanded.isFinite && collapsed <= expanded,
      "A large title's bar is no lower expanded (\(expanded)) than collapsed (\(collapsed))")
    self.collapsed = collapsed
    self.expanded = expanded
  }

  /// The bar's height over content that starts `distance` points below the viewport's top.
  func height(above distance: Double) -> Double { min(max(distance, collapsed), expanded) }
}
