import RefreshCore

/// How a refresh looks: a name and one pure function from a moment to a drawing.
///
///     var drawing = Drawing()
///     Look.svArrow.draw(Moment(.pulling(progress: 0.5)), &drawing)
///
/// Every look is available from every style. Write your own the same way: no views, no timers, no state;
/// the moment says all there is to know.
nonisolated public struct Look: Sendable {
  /// Where a look comes from.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// SVPullToRefresh and CHQPullToRefresh.
    case sv = "SVStyle"
    /// Infinity.
    case infinity = "InfinityStyle"
    /// FigRefresh.
    case fig = "FigStyle"
    /// GMPullToRefresh.
    case gm = "GMStyle"
    /// This project.
    case own = "RefreshStyles"
  }

  /// Which edges a look is made for; it can be shown at any.
  public enum Place: Hashable, Sendable {
    /// Where content is refreshed.
    case header
    /// Where more is loaded.
    case footer
  }

  /// The look's unique name, such as `sv-arrow`.
  public let name: String

  /// Where the look comes from.
  public let origin: Origin

  /// Which edge the look is made for.
  public let place: Place

  /// The height that the look is made for, in points; it is drawn in any.
  public let height: Double

  /// How long one loop takes while refreshing, in seconds; 0 for a look that stands still.
  public let loop: Double

  /// How long after a phase began the look goes on moving by itself, besides its loop, in seconds.
  public let settling: Double

  /// By how many points the look may draw outside its view's bounds.
  public let overshoot: Double

  /// Whether the look shows ``Moment/texts``.
  public let hasTexts: Bool

  private let drawing: @Sendable (Moment, inout Drawing) -> Void

  /// A look of that name, drawn by that function.
  public init(
    _ name: String, origin: Origin = .own, place: Place = .header, height: Double = 60, loop: Double,
    settling: Double = 0.3, overshoot: Double = 0, hasTexts: Bool = false,
    draw: @escaping @Sendable (Moment, inout Drawing) -> Void
  ) {
    self.name = name
    self.origin = origin
    self.place = place
    self.height = height
    self.loop = loop
    self.settling = settling
    self.overshoot = overshoot
    self.hasTexts = hasTexts
    drawing = draw
  }

  /// Adds what is to be seen at `moment` to a drawing; in a view without a size, that is nothing.
  public func draw(_ moment: Moment, _ drawing: inout Drawing) {
    guard moment.width > 0, moment.height > 0 else { return }
    self.drawing(moment, &drawing)
  }

  /// Whether the look changes by itself at this moment, so that frames are wanted.
  public func isMoving(_ moment: Moment) -> Bool {
    if moment.seconds < settling { return true }
    switch moment.phase {
    case .refreshing: return loop > 0 && !moment.reducesMotion
    case .idle, .pulling, .armed, .returning, .finishing, .noMoreData: return false
    }
  }
}
