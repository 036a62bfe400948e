// The states as the original's documentation writes them. They are values; of the patterns, those
// without a progress work beside a `default`.

nonisolated extension PullToRefreshState {
  /// The same as `none`.
  public static let None = PullToRefreshState.none

  /// The same as `loading`.
  public static let Loading = PullToRefreshState.loading

  /// The same as `releasing(progress:)`.
  public static func Releasing(_ progress: CGFloat) -> PullToRefreshState { .releasing(progress: progress) }
}

nonisolated extension InfiniteScrollState {
  /// The same as `none`.
  public static let None = InfiniteScrollState.none

  /// The same as `loading`.
  public static let Loading = InfiniteScrollState.loading
}

/// The same as ``InfiniteScrollState``.
public typealias InfinityScrollState = InfiniteScrollState

/// The same as ``CustomInfiniteScrollAnimator``.
public typealias CustomInfinityScrollAnimator = CustomInfiniteScrollAnimator
