@preconcurrency @MainActor open class UINavigationBar: UIView {
  weak var controller: UINavigationController?

  open var prefersLargeTitles = false { didSet { controller?.followContent() } }
  open var isTranslucent = true
  open var barTintColor: UIColor?
  public internal(set) var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
}

/// How tall a navigation bar can be: its content scrolls it from one end to the other.
struct BarHeights: Equatable {
  static let plain: CGFloat = 44
  static let largeTitle: CGFloat = 52
  static let searchBar: CGFloat = 52

  var collapsed = Self.plain
  var expanded = Self.plain

  @MainActor init(_ bar: UINavigationBar, _ item: UINavigationItem, isFirst: Bool) {
    if let search = item.searchController {
      guard !search.isActive else {
        // A search takes the title's place.
        (collapsed, expanded) = (Self.searchBar, Self.searchBar)
        return
      }
      expanded += Self.searchBar
      if !item.hidesSearchBarWhenScrolling { collapsed += Self.searchBar }
    }
    guard bar.prefersLargeTitles else { return }
    switch item.largeTitleDisplayMode {
    case .automatic: if isFirst || item.controller?.lastWasLarge == true { expanded += Self.largeTitle }
    case .always: expanded += Self.largeTitle
    case .never: break
    }
  }

  /// The height that leaves `space` above the content covered.
  func height(above space: CGFloat) -> CGFloat { min(max(space, collapsed), expanded) }
}
