/// How a stroke begins, ends, turns and is interrupted.
nonisolated public struct StrokeStyle: Equatable, Sendable {
  /// How a stroke begins and ends.
  public enum Cap: Int, Sendable {
    /// Cut off.
    case butt
    /// Rounded off, by half the width beyond the end.
    case round
    /// Squared off, by half the width beyond the end.
    case square
  }

  /// How a stroke turns.
  public enum Join: Int, Sendable {
    /// In a point.
    case miter
    /// Rounded off.
    case round
    /// Cut off.
    case bevel
  }

  /// How the stroke begins and ends; butt by default.
  public var cap: Cap

  /// How the stroke turns; miter by default.
  public var join: Join

  /// The length of each dash, in points; 0, the default, is an unbroken line.
  public var dash: Double

  /// The length of each gap, in points.
  public var gap: Double

  /// From which share of the path on it is stroked; 0 by default.
  public var trimStart: Double

  /// Up to which share of the path it is stroked; 1 by default.
  public var trimEnd: Double

  /// Describes a stroke; a plain unbroken one unless said otherwise.
  public init(
    cap: Cap = .butt, join: Join = .miter, dash: Double = 0, gap: Double = 0, trimStart: Double = 0,
    trimEnd: Double = 1
  ) {
    (self.cap, self.join, self.dash, self.gap) = (cap, join, dash, gap)
    (self.trimStart, self.trimEnd) = (trimStart, trimEnd)
  }
}

/// How heavy a text is.
nonisolated public enum TextWeight: Int, Sendable {
  /// As in a paragraph.
  case regular
  /// As in a title.
  case bold
}

/// Which part of a text stands at its place.
nonisolated public enum TextAlignment: Int, Sendable {
  /// Its left end.
  case left
  /// Its middle.
  case centre
  /// Its right end.
  case right
}
