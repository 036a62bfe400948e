/// The edge at which a list loads more of itself.
nonisolated public enum SVInfiniteScrollingDirection: UInt, Sendable {
  /// After the content.
  case bottom = 0

  /// Before it, as in a conversation that begins at its end.
  case top = 1
}

/// The number of ``SVInfiniteScrollingDirection/bottom``.
nonisolated public let SVInfiniteScrollingDirectionBottom = 0

/// The number of ``SVInfiniteScrollingDirection/top``.
nonisolated public let SVInfiniteScrollingDirectionTop = 1
