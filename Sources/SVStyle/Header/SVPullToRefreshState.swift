/// What a pull-to-refresh view is doing.
nonisolated public enum SVPullToRefreshState: UInt, Sendable {
  /// Nothing, or a pull that is not far enough yet.
  case stopped = 0

  /// The user has pulled far enough; letting go refreshes.
  case triggered = 1

  /// The action is running.
  case loading = 2

  /// Every state at once: only an argument of setters, never a state that a view is in.
  case all = 10

  init(_ phase: RefreshPhase) {
    self =
      switch phase {
      case .idle, .pulling, .returning, .finishing, .noMoreData: .stopped
      case .armed: .triggered
      case .refreshing: .loading
      }
  }

  /// The real states that this one stands for: itself, or for ``all`` all three.
  var members: [SVPullToRefreshState] {
    switch self {
    case .stopped, .triggered, .loading: [self]
    case .all: [.stopped, .triggered, .loading]
    }
  }

  /// Whether a state has a number, as code from Objective-C compares them.
  public static func == (state: SVPullToRefreshState, number: UInt) -> Bool { state.rawValue == number }

  /// Whether a state has another number, as code from Objective-C compares them.
  public static func != (state: SVPullToRefreshState, number: UInt) -> Bool { state.rawValue != number }
}

/// The number of ``SVPullToRefreshState/stopped``.
nonisolated public let SVPullToRefreshStateStopped = 0

/// The number of ``SVPullToRefreshState/triggered``.
nonisolated public let SVPullToRefreshStateTriggered = 1

/// The number of ``SVPullToRefreshState/loading``.
nonisolated public let SVPullToRefreshStateLoading = 2

/// The number of ``SVPullToRefreshState/all``.
nonisolated public let SVPullToRefreshStateAll = 10
