/// The edge at which content is pulled to refresh.
nonisolated public enum SVPullToRefreshPosition: UInt, Sendable {
  /// Above the content.
  case top = 0

  /// Below it.
  case bottom = 1
}

/// The number of ``SVPullToRefreshPosition/top``.
nonisolated public let SVPullToRefreshPositionTop = 0

/// The number of ``SVPullToRefreshPosition/bottom``.
nonisolated public let SVPullToRefreshPositionBottom = 1
