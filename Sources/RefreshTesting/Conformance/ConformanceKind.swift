/// What kind of fault a conformance case keeps away.
nonisolated public enum ConformanceKind: String, Hashable, Sendable, CaseIterable {
  /// Insets that grow or shrink from refresh to refresh.
  case insetDrift = "A"
  /// Insets taken at the wrong moment: bars, safe area, large titles.
  case bars = "B"
  /// Content that jumps, mostly at the end of a refresh.
  case jumps = "C"
  /// Refreshes that are stuck; the order of begin and end.
  case stuck = "D"
  /// A begin before layout, or before the view appears.
  case beforeAppearing = "E"
  /// Actions that run twice or for ever.
  case firingTwice = "F"
  /// Content shorter than the screen.
  case shortContent = "G"
  /// Footers shown without data, or not shown when they should be.
  case footerVisibility = "H"
  /// No more data: lost, or not reset.
  case noMoreData = "I"
  /// Fast flings and momentum.
  case momentum = "J"
  /// The edges of one drag, cancelled gestures, other input devices.
  case gestures = "K"
  /// Rotation and other changes of size.
  case sizes = "L"
  /// Section headers that stick to the edge.
  case stickyHeaders = "M"
  /// Reloads during a refresh, rows that size themselves.
  case reloads = "N"
  /// Scroll views that go away.
  case goingAway = "O"
  /// Retain cycles.
  case retainCycles = "P"
  /// Horizontal lists and the direction of a pull.
  case horizontal = "Q"
  /// Scroll views within scroll views.
  case nested = "R"
  /// Accessibility.
  case accessibility = "S"
  /// Appearance, dark mode, how long an indicator is seen.
  case appearance = "T"
  /// Threads and Swift concurrency.
  case concurrency = "U"
  /// Freezes, recursion, blocked scrolling.
  case freezes = "V"
  /// Properties of the scroll view that are not a refresh control's to change.
  case hostProperties = "W"
  /// Packaging, versions, languages, traps of the API.
  case packaging = "X"
  /// Keyboards.
  case keyboard = "Y"
  /// Header and footer at the same time.
  case bothEnds = "Z"
  /// Faults found by reading the sources of existing libraries.
  case sources = "SRC"
  /// Cases of your own.
  case own = "OWN"

  /// The kind in a few words.
  public var title: String {
    switch self {
    case .insetDrift: "insets that drift"
    case .bars: "bars and safe areas"
    case .jumps: "content that jumps"
    case .stuck: "refreshes that are stuck"
    case .beforeAppearing: "before the view appears"
    case .firingTwice: "actions that run twice"
    case .shortContent: "short content"
    case .footerVisibility: "footers to be seen or not"
    case .noMoreData: "no more data"
    case .momentum: "flings and momentum"
    case .gestures: "gestures and devices"
    case .sizes: "changes of size"
    case .stickyHeaders: "sticky section headers"
    case .reloads: "reloads"
    case .goingAway: "scroll views that go away"
    case .retainCycles: "retain cycles"
    case .horizontal: "horizontal lists"
    case .nested: "nested scrolling"
    case .accessibility: "accessibility"
    case .appearance: "appearance"
    case .concurrency: "concurrency"
    case .freezes: "freezes and recursion"
    case .hostProperties: "properties left alone"
    case .packaging: "packaging and languages"
    case .keyboard: "keyboards"
    case .bothEnds: "header and footer together"
    case .sources: "found by reading sources"
    case .own: "of your own"
    }
  }
}
