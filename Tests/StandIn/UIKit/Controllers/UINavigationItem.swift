@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// The bar that shows the item, told of what changes.
  weak var controller: UINavigationController? { didSet { searchController?.navigation = controller } }

  open var title: String? { didSet { controller?.followContent() } }
  open var titleView: UIView?
  open var prompt: String?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { controller?.followContent() } }
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var searchController: UISearchController? {
    didSet {
      searchController?.navigation = controller
      controller?.followContent()
    }
  }
  open var hidesSearchBarWhenScrolling = true { didSet { controller?.followContent() } }

  public init(title: String) { self.title = title }
}
