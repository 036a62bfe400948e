/// What a pull-to-refresh view is doing. Raw values count from 1.
nonisolated public enum GMPullToRefreshState: UInt, Sendable {
  /// Nothing, and out of sight.
  case hidden = 1

  /// In sight, not far enough to refresh.
  case visible = 2

  /// The user has pulled far enough; letting go refreshes.
  case triggered = 3

  /// The action is running.
  case loading = 4

  init(_ phase: RefreshPhase) {
    self =
      switch phase {
      case .idle, .finishing, .noMoreData: .hidden
      case .pulling, .returning: .visible
      case .armed: .triggered
      case .refreshing: .loading
      }
  }
}
