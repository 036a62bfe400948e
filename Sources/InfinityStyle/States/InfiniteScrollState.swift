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

  /// The phase that looks as the state does.
  var phase: RefreshPhase {
    switch self {
    case .none: .idle
    case .loading: .refreshing
    }
  }
}
