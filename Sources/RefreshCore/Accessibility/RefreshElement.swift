/// What assistive technology finds where a refresher is to be seen, in no language yet.
///
/// There is no element where there is nothing to be seen: a header at rest beyond the edge is none.
nonisolated public struct RefreshElement: Hashable, Sendable {
  /// What the refresher is doing, as far as anyone would say it aloud.
  public enum State: Hashable, Sendable {
    /// It is in view and waits.
    case resting

    /// A finger pulls, or let go too early: so many hundredths of the way, in steps of ten.
    case pulling(percent: Int)

    /// Letting go refreshes.
    case armed

    /// The action is running.
    case refreshing

    /// The refresh has ended and its room closes.
    case finishing

    /// There is nothing more to load.
    case noMoreData
  }

  /// What the refresher is for.
  public let role: RefreshRole

  /// What it is doing.
  public let state: State

  /// Whether the user can start a refresh from here, without pulling.
  public let offersAction: Bool

  /// The element of a refresher; nil where there is nothing to be seen.
  ///
  /// - Parameters:
  ///   - role: What the refresher is for.
  ///   - phase: What it is doing.
  ///   - hasRoom: Whether the scroll view keeps room for it.
  ///   - isHidden: Whether the app hides it.
  ///   - offersAction: Whether the user can start a refresh without pulling.
  public init?(role: RefreshRole, phase: RefreshPhase, hasRoom: Bool, isHidden: Bool, offersAction: Bool) {
    guard !isHidden, let state = State(phase, hasRoom: hasRoom) else { return nil }
    self.role = role
    self.state = state
    self.offersAction = offersAction
  }
}

nonisolated extension RefreshElement.State {
  fileprivate init?(_ phase: RefreshPhase, hasRoom: Bool) {
    switch phase {
    case .idle:
      guard hasRoom else { return nil }
      self = .resting
    case .pulling(let progress), .returning(let progress):
      self = .pulling(percent: Int(max(0, min(progress, 1)) * 10) * 10)
    case .armed: self = .armed
    case .refreshing: self = .refreshing
    case .finishing: self = .finishing
    case .noMoreData:
      guard hasRoom else { return nil }
      self = .noMoreData
    }
  }
}
