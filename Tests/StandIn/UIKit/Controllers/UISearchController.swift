@preconcurrency @MainActor open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? { didSet { controller?.textDidChange() } }
  open var placeholder: String?
  open var showsCancelButton = false
  weak var controller: UISearchController?

  /// The user types.
  public func standInType(_ text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
  }
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 52))
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
  }
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
  }

  /// Whether the user is searching.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      navigation?.followContent()
      if !isActive { searchBar.text = nil }
    }
  }

  /// The bar in which the search bar stands.
  weak var navigation: UINavigationController?

  func textDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }
}
