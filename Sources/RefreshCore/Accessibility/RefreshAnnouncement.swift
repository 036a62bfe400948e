/// What a screen reader says of its own accord when something becomes of a refresh.
nonisolated public enum RefreshAnnouncement: Hashable, Sendable, CaseIterable {
  /// A refresh started.
  case started

  /// A refresh that the user began has brought something new.
  case succeeded

  /// A refresh that the user began has failed.
  case failed

  /// There is nothing more to load.
  case noMoreData
}
