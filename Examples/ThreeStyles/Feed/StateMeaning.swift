/// What the styles' own state names have in common.
enum StateMeaning: String, CaseIterable {
  case resting
  case pulling
  case armed
  case loading
  case returning
  case noMore

  /// What `name` means in the style that has it; nil for a name that no style has.
  ///
  /// SV's `stopped` covers a pull that is not far enough, and Infinity's `releasing` the whole pull.
  init?(_ name: String) {
    switch name {
    case "stopped", "none", "idle", "hidden": self = .resting
    case "releasing", "pullingInRect", "visible": self = .pulling
    case "triggered", "pullingOutRect": self = .armed
    case "loading", "refreshing": self = .loading
    case "releaseing": self = .returning
    case "noMoreData": self = .noMore
    default: return nil
    }
  }

  /// Whether a control may be left in such a state.
  var isRest: Bool {
    switch self {
    case .resting, .noMore: true
    case .pulling, .armed, .loading, .returning: false
    }
  }

  /// What it is, in a word or two.
  var title: String {
    switch self {
    case .resting: "at rest"
    case .pulling: "pulled"
    case .armed: "letting go refreshes"
    case .loading: "loading"
    case .returning: "let go too early"
    case .noMore: "no more data"
    }
  }
}
