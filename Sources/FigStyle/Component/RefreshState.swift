/// What a refresh component is doing.
nonisolated public enum RefreshState: Hashable, Sendable {
  /// Nothing is going on.
  case idle

  /// The user pulls; the component is not fully shown.
  case pullingInRect

  /// The user pulls; the component is fully shown, and letting go refreshes.
  case pullingOutRect

  /// The user let go too early; the list travels back.
  case releaseing

  /// Loading, from letting go until the room has closed again.
  case refreshing

  /// A footer has nothing more to load.
  case noMoreData

  /// The same as ``releaseing``, spelled right: for dictionaries, comparisons, and patterns beside a
  /// `default`.
  public static let releasing = RefreshState.releaseing

  init(_ phase: RefreshPhase) {
    self =
      switch phase {
      case .idle: .idle
      case .pulling: .pullingInRect
      case .armed: .pullingOutRect
      case .returning: .releaseing
      case .refreshing, .finishing: .refreshing
      case .noMoreData: .noMoreData
      }
  }
}
