import RefreshPhysics
public import RefreshCore

/// Something that happened to a simulated scroll view, and when.
nonisolated public struct TimelineEvent: Equatable, Sendable {
  /// When it happened, in ticks of 1/120,000 s.
  public let tick: Int

  /// What happened.
  public let what: What

  /// When it happened, in seconds.
  public var seconds: Double { Double(tick) / Ticks.perSecond }

  /// What can happen; points and seconds, offsets and edges by reading direction.
  public enum What: Equatable, Sendable {
    /// The finger touched the screen.
    case fingerDown
    /// The finger moved by so many points, downwards or to the right if positive.
    case fingerMoved(ScrollAxis, by: Double)
    /// The finger lifted, at so many points per second.
    case fingerLifted(velocity: Double)
    /// The system took the touch away.
    case fingerCancelled
    /// A wheel turned by so many points.
    case wheelTurned(ScrollAxis, by: Double)
    /// The offset changed, whoever moved it.
    case scrolled(ScrollAxis, offset: Double)
    /// The room at an edge changed.
    case roomChanged(ScrollEdge, points: Double)
    /// The app's part of the inset at an edge changed.
    case userInsetChanged(ScrollEdge, points: Double)
    /// The bar at an edge changed.
    case barsChanged(ScrollEdge, points: Double)
    /// The content changed its size.
    case contentChanged(width: Double, height: Double)
    /// The viewport changed its size.
    case boundsChanged(width: Double, height: Double)
    /// The scroll view came into a window or left it.
    case windowChanged(isInWindow: Bool)
    /// A view was placed for the first time or somewhere else; views are numbered as they come.
    case viewPlaced(Int, ViewPlacement)
    /// A view was removed.
    case viewRemoved(Int)
    /// A screen reader would have said something of its own accord.
    case announced(String)
    /// The app or the test had something to say.
    case note(String)
  }
}
