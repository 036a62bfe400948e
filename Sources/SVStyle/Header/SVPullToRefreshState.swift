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
}

/// What an infinite-scrolling view is doing.
nonisolated public enum SVInfiniteScrollingState: UInt, Sendable {
  /// Nothing.
  case stopped = 0

  /// A finger has passed the content's end; letting go loads.
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
}
