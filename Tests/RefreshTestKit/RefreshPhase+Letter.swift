public import RefreshCore

extension RefreshPhase {
  /// One letter for the phase, progress left out, as timelines and logs write it.
  ///
  /// | letter | phase      |
  /// |--------|------------|
  /// | `i`    | idle       |
  /// | `p`    | pulling    |
  /// | `a`    | armed      |
  /// | `w`    | returning, on its way back |
  /// | `r`    | refreshing |
  /// | `f`    | finishing  |
  /// | `n`    | noMoreData |
  nonisolated public var letter: Character {
    switch self {
    case .idle: "i"
    case .pulling: "p"
    case .armed: "a"
    case .returning: "w"
    case .refreshing: "r"
    case .finishing: "f"
    case .noMoreData: "n"
    }
  }
}
