/// What a refresher is doing: the finest division that the styles have in common.
nonisolated public enum RefreshPhase: Hashable, Sendable, CustomStringConvertible {
  /// Nothing is going on.
  case idle

  /// A finger pulls, not far enough yet. Progress is the share of the trigger length, from 0 to 1.
  case pulling(progress: Double)

  /// A finger has pulled far enough. Progress is 1 or more.
  case armed(progress: Double)

  /// The finger let go too early and the content travels back.
  case returning(progress: Double)

  /// The action is running, or about to.
  case refreshing

  /// The refresh has ended and its room closes.
  case finishing

  /// There is nothing more to load, until someone says otherwise.
  case noMoreData

  /// How far the content is pulled, as a share of the trigger length; 0 where nobody pulls.
  public var progress: Double {
    switch self {
    case .pulling(let progress), .armed(let progress), .returning(let progress): progress
    case .idle, .refreshing, .finishing, .noMoreData: 0
    }
  }

  /// The phase's name without its progress, such as `pulling`.
  public var name: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .armed: "armed"
    case .returning: "returning"
    case .refreshing: "refreshing"
    case .finishing: "finishing"
    case .noMoreData: "noMoreData"
    }
  }

  /// The phase's ``name``.
  public var description: String { name }

  /// Whether `other` is the same phase, whatever the progress of either.
  public func isSameKind(as other: RefreshPhase) -> Bool { kind == other.kind }

  private var kind: Int {
    switch self {
    case .idle: 0
    case .pulling: 1
    case .armed: 2
    case .returning: 3
    case .refreshing: 4
    case .finishing: 5
    case .noMoreData: 6
    }
  }
}

/// How a refresh ended.
nonisolated public enum RefreshResult: Hashable, Sendable {
  /// There is new data.
  case success

  /// All went well, and everything is as it was before. It counts as a success in every way, but nobody
  /// is told of it.
  case unchanged

  /// The data could not be had.
  case failure

  /// Whether all went well.
  public var isSuccess: Bool { self != .failure }
}
