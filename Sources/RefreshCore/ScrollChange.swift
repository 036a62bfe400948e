/// One combined write: the room at an edge and, optionally, the offset along the edge's axis.
public struct ScrollChange {
  /// The edge at which room is opened or closed.
  public let edge: ScrollEdge

  /// The points of room that are ours at that edge after the change, all refreshers together.
  public let room: Double

  /// The offset to have after the change, or nil to leave the content where it is.
  public let offset: Double?

  /// How to get there; nil means at once.
  public let animation: ScrollAnimation?

  /// Called once: before ``ScrollHost/write(_:)`` returns if there is no animation, else when the
  /// animation ends or a later write at the same edge takes its place.
  public let completion: ((ScrollOutcome) -> Void)?

  /// Describes a write. The room must be a finite number of points, 0 or more.
  public init(
    edge: ScrollEdge, room: Double, offset: Double? = nil, animation: ScrollAnimation? = nil,
    completion: ((ScrollOutcome) -> Void)? = nil
  ) {
    precondition(room >= 0 && room.isFinite, "Room at an edge is 0 points or more")
    self.edge = edge
    self.room = room
    self.offset = offset
    self.animation = animation
    self.completion = completion
  }
}

/// How a ``ScrollChange`` came to its end.
nonisolated public enum ScrollOutcome: Hashable, Sendable {
  /// The content is where the change wanted it.
  case finished

  /// A later write at the same edge replaced this one.
  case superseded
}

/// A duration and a curve.
nonisolated public struct ScrollAnimation: Hashable, Sendable {
  /// How progress runs over time.
  public enum Curve: Hashable, Sendable {
    /// Slow, fast, slow: a cubic Bézier curve through (0.42, 0) and (0.58, 1).
    case easeInOut

    /// A damped spring.
    ///
    /// - Parameters:
    ///   - damping: The damping ratio; 1 does not overshoot.
    ///   - initialVelocity: Whole distances per second at the start.
    case spring(damping: Double, initialVelocity: Double)
  }

  /// How long the change takes, in seconds.
  public let duration: Double

  /// How progress runs over the duration.
  public let curve: Curve

  /// Describes an animation; `easeInOut` unless said otherwise.
  public init(duration: Double, curve: Curve = .easeInOut) {
    precondition(duration >= 0 && duration.isFinite, "An animation takes 0 seconds or more")
    self.duration = duration
    self.curve = curve
  }
}
