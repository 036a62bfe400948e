/// Decides what a finger means that pulls past an edge.
///
///              dragged            past the threshold         lifted
///       idle ─────────▶ pulling ◀──────────────────▶ armed ─────────▶ fire
///        ▲                 │ lifted                      │ position says no
///        └── at rest ── returning ◀─────────────────────┘
///
/// The machine is a value and does nothing itself: each event is one method and returns the one thing
/// that its caller must do. Every event is welcome in every state. Distances are points past the edge,
/// as ``EdgeReading/pull`` measures them.
nonisolated package struct PullMachine: Equatable, Sendable {
  /// `idle`, `pulling`, `armed` or `returning`; nothing else.
  package private(set) var phase = RefreshPhase.idle

  /// Set when a refresh was fired or has ended under a finger that is still past the threshold: the pull up
  /// to here has been answered. The content has to go back before it can be armed anew, or, if the distance
  /// is a finite one, half a trigger length further.
  private var answered: Double?

  /// The last distance at which the finger was seen.
  private var lastDistance = 0.0

  /// No finger holds so still that less than this is pulling on.
  private static let leastStep = 10.0

  package init() {}

  package enum Decision: Equatable, Sendable {
    /// Nothing to do but to tell of a changed phase.
    case nothing

    /// Start a refresh.
    case fire
  }

  // MARK: moved

  /// The content stands `distance` points past the edge.
  package mutating func moved(
    to distance: Double, isDragging: Bool, policy: RefreshPolicy
  ) -> Decision {
    guard isDragging else { return movedByItself(to: distance, policy: policy) }
    lastDistance = distance
    guard distance > 0 else {
      answered = nil
      phase = .idle
      return .nothing
    }
    let progress = Self.progress(distance, policy)
    guard Self.isPast(distance, policy) else {
      answered = nil
      phase = .pulling(progress: min(progress, 1))
      return .nothing
    }
    if let known = answered, distance < known + max(policy.triggerLength / 2, Self.leastStep) {
      // Room that closes under the finger takes some of the pull along.
      if known.isFinite { answered = min(known, distance) }
      phase = .pulling(progress: 1)
      return .nothing
    }
    answered = nil
    phase = .armed(progress: progress)
    guard policy.fires == .atThreshold else { return .nothing }
    answered = .infinity
    return .fire
  }

  /// Momentum, bars, layout or code moved the content: none of them can arm a pull.
  private mutating func movedByItself(to distance: Double, policy: RefreshPolicy) -> Decision {
    // Whatever pull had been answered, its finger is gone.
    defer { answered = nil }
    switch phase {
    case .pulling, .armed:
      // The host did not report the release; it was where the finger was last seen.
      let decision = released(at: lastDistance, policy: policy)
      if decision == .nothing { settle(at: distance, policy: policy) }
      return decision

    case .returning:
      settle(at: distance, policy: policy)
      return .nothing

    case .idle, .refreshing, .finishing, .noMoreData:
      return .nothing
    }
  }

  // MARK: released

  /// The finger lifted with the content `distance` points past the edge.
  package mutating func released(at distance: Double, policy: RefreshPolicy) -> Decision {
    defer { answered = nil }
    switch phase {
    case .pulling, .armed:
      guard policy.release == .position else { break }
      // A finger that lifts pulls no further.
      if answered != nil { answered = .infinity }
      if moved(to: distance, isDragging: true, policy: policy) == .fire {
        phase = .idle
        return .fire
      }

    // No finger has moved the content since it was let go: momentum arms nothing.
    case .idle, .returning, .refreshing, .finishing, .noMoreData: break
    }
    switch phase {
    case .armed where answered == nil:
      phase = .idle
      return .fire

    case .pulling, .armed, .returning:
      settle(at: distance, policy: policy)
      return .nothing

    case .idle, .refreshing, .finishing, .noMoreData: return .nothing
    }
  }

  // MARK: cancelled

  /// The system took the touch: the user has decided nothing.
  package mutating func cancelled() {
    phase = .idle
    answered = nil
  }

  // MARK: displaced

  /// The edge moved, or the content by other hands than the user's. What travels back may have arrived
  /// by that; a finger is asked when it moves next.
  package mutating func displaced(to distance: Double, policy: RefreshPolicy) {
    switch phase {
    case .returning: settle(at: distance, policy: policy)
    case .idle, .pulling, .armed, .refreshing, .finishing, .noMoreData: break
    }
  }

  // MARK: taken over, refused, ended

  /// A refresh started: what the content does is no pull any more.
  package mutating func takenOver() { phase = .idle }

  /// The refresh that was fired may not start: the content travels back, or the finger goes on pulling.
  package mutating func refused(at distance: Double, isDragging: Bool, policy: RefreshPolicy) {
    guard isDragging && distance > 0 else { return settle(at: distance, policy: policy) }
    answered = .infinity
    phase = .pulling(progress: min(Self.progress(distance, policy), 1))
  }

  /// The refresh has ended, and whatever the finger does from here is a pull again. A finger that holds
  /// the content past its edge is pulling already. Where letting go fires, that finger has touched anew since
  /// the refresh began, and may ask for another one by pulling on.
  package mutating func ended(at distance: Double, isDragging: Bool, policy: RefreshPolicy) {
    let isHeld = isDragging && distance > 0
    let isAnswered = isHeld && Self.isPast(distance, policy)
    let mayPullOn = policy.fires == .onRelease && policy.triggerLength > 0
    answered = isAnswered ? (mayPullOn ? distance : .infinity) : nil
    lastDistance = distance
    phase = isHeld ? .pulling(progress: min(Self.progress(distance, policy), 1)) : .idle
  }

  // MARK: Arithmetic

  private mutating func settle(at distance: Double, policy: RefreshPolicy) {
    // Platforms come to rest on a pixel, not on a number.
    phase = distance < 0.5 ? .idle : .returning(progress: Self.progress(distance, policy))
  }

  private static func isPast(_ distance: Double, _ policy: RefreshPolicy) -> Bool {
    policy.armsAtThreshold ? distance >= policy.triggerLength : distance > policy.triggerLength
  }

  private static func progress(_ distance: Double, _ policy: RefreshPolicy) -> Double {
    policy.triggerLength > 0 ? distance / policy.triggerLength : 1
  }
}
