/// What a pull-to-refresh animator shows.
///
/// Equality tells progress apart, unlike the original's; ask ``isReleasing`` where any progress will do.
nonisolated public enum PullToRefreshState: Equatable, Sendable, CustomStringConvertible {
  /// Nothing is going on.
  case none

  /// The list is pulled, or travels back. Progress runs from 0 to 1, where letting go refreshes.
  case releasing(progress: CGFloat)

  /// The action is running.
  case loading

  /// Whether the list is pulled, however far.
  public var isReleasing: Bool {
    switch self {
    case .releasing: true
    case .none, .loading: false
    }
  }

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
        .releasing(progress: CGFloat(min(max(progress, 0), 1)))
      case .refreshing: .loading
      }
  }

  /// The phase that looks as the state does.
  var phase: RefreshPhase {
    switch self {
    case .none: .idle
    case .releasing(let progress):
      progress < 1 ? .pulling(progress: Double(progress)) : .armed(progress: Double(progress))
    case .loading: .refreshing
    }
  }
}
