/// What a pull-to-refresh animator shows.
nonisolated public enum PullToRefreshState: Equatable, Sendable, CustomStringConvertible {
  /// Nothing is going on.
  case none

  /// The list is pulled, or travels back. Progress runs from 0 to 1, where letting go refreshes.
  case releasing(progress: CGFloat)

  /// The action is running.
  case loading

  /// `None`, `Releasing: ` with the progress, or `Loading`.
  public var description: String {
    switch self {
    case .none: "None"
    case .releasing(let progress): "Releasing: \(progress)"
    case .loading: "Loading"
    }
  }

  init(_ phase: RefreshPhase) {
    self =
      switch phase {
      case .idle, .finishing, .noMoreData: .none
      case .pulling(let progress), .armed(let progress), .returning(let progress):
        .releasing(progress: CGFloat(min(progress, 1)))
      case .refreshing: .loading
      }
  }
}

/// What an infinite-scrolling animator shows.
nonisolated public enum InfiniteScrollState: Equatable, Sendable, CustomStringConvertible {
  /// Nothing is going on.
  case none

  /// The action is running.
  case loading

  /// `None` or `Loading`.
  public var description: String {
    switch self {
    case .none: "None"
    case .loading: "Loading"
    }
  }

  init(_ phase: RefreshPhase) {
    self =
      switch phase {
      case .idle, .pulling, .armed, .returning, .finishing, .noMoreData: .none
      case .refreshing: .loading
      }
  }
}
