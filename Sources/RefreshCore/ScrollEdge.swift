/// A direction in which content scrolls.
nonisolated public enum ScrollAxis: Hashable, Sendable, CaseIterable {
  /// Up and down.
  case vertical

  /// Along the line of text.
  case horizontal
}

/// One of the four edges past which content can be pulled.
///
/// Edges are named by reading direction: where text runs from right to left, ``leading`` is the right
/// edge.
nonisolated public enum ScrollEdge: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Where vertical content starts.
  case top

  /// Where vertical content ends.
  case bottom

  /// Where horizontal content starts.
  case leading

  /// Where horizontal content ends.
  case trailing

  /// The direction in which content is pulled past this edge.
  public var axis: ScrollAxis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// Whether content starts at this edge; otherwise it ends here.
  public var isStart: Bool {
    switch self {
    case .top, .leading: true
    case .bottom, .trailing: false
    }
  }

  /// The edge at the other end of the same axis.
  public var opposite: ScrollEdge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The edge's name in lower case, such as `top`.
  public var description: String {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }
}
