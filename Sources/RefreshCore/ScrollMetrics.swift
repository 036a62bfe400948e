/// Where a scroll view stands along one axis, in points.
///
/// The engine thinks in one dimension: a distance along an axis, growing from where the content starts
/// to where it ends. A host translates its own coordinates; where text runs from right to left, it
/// counts a horizontal offset from the right.
///
/// The insets are the *resting* ones: the app's part and the system's (bars, safe area), never the
/// room that the engine opened.
nonisolated public struct ScrollMetrics: Equatable, Sendable {
  /// How far the content is scrolled; negative past its start.
  public let offset: Double

  /// How long the content is.
  public let contentLength: Double

  /// How much of the content can be seen at once, bars included.
  public let viewportLength: Double

  /// The resting inset before the content.
  public let startInset: Double

  /// The resting inset after the content.
  public let endInset: Double

  /// Takes what a host measured.
  ///
  /// A host can be caught in mid-layout: what is not a finite number counts as 0, and so does a
  /// negative length. What is further away than a billion points counts as a billion.
  public init(
    offset: Double, contentLength: Double, viewportLength: Double, startInset: Double = 0,
    endInset: Double = 0
  ) {
    self.offset = Self.finite(offset)
    self.contentLength = max(0, Self.finite(contentLength))
    self.viewportLength = max(0, Self.finite(viewportLength))
    self.startInset = Self.finite(startInset)
    self.endInset = Self.finite(endInset)
  }

  /// The offset at which the content rests at its start.
  public var startRest: Double { -startInset }

  /// The offset at which the content rests at its end; its start, if it is short.
  public var endRest: Double { max(startRest, contentLength + endInset - viewportLength) }

  /// Whether content and insets fit into the viewport, so that there is nothing to scroll.
  public var isShort: Bool { contentLength + startInset + endInset <= viewportLength }

  /// Sums and differences of lengths have to stay finite, too.
  private static let limit = 1e9

  private static func finite(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -limit), limit) : 0
  }
}
