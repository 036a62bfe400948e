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

  /// The real states that this one stands for: itself, or for ``all`` all three.
  var members: [SVInfiniteScrollingState] {
    switch self {
    case .stopped, .triggered, .loading: [self]
    case .all: [.stopped, .triggered, .loading]
    }
  }

  /// Whether a state has a number, as code from Objective-C compares them.
  public static func == (state: SVInfiniteScrollingState, number: UInt) -> Bool { state.rawValue == number }

  /// Whether a state has another number, as code from Objective-C compares them.
  public static func != (state: SVInfiniteScrollingState, number: UInt) -> Bool { state.rawValue != number }
}

/// The number of ``SVInfiniteScrollingState/stopped``.
nonisolated public let SVInfiniteScrollingStateStopped = 0

/// The number of ``SVInfiniteScrollingState/triggered``.
nonisolated public let SVInfiniteScrollingStateTriggered = 1

/// The number of ``SVInfiniteScrollingState/loading``.
nonisolated public let SVInfiniteScrollingStateLoading = 2

/// The number of ``SVInfiniteScrollingState/all``.
nonisolated public let SVInfiniteScrollingStateAll = 10
