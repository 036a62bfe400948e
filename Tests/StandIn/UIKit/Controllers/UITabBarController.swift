@preconcurrency @MainActor open class UITabBar: UIView {
  public internal(set) var items: [UITabBarItem]?
  open var isTranslucent = true
}

@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public let tabBar = UITabBar(frame: CGRect(x: 0, y: 618, width: 375, height: 49))
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var tabs: [UIViewController] = []
  private var index = 0

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    for controller in tabs { controller.removeFromParent() }
    tabs = viewControllers ?? []
    for controller in tabs {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    index = min(index, max(0, tabs.count - 1))
    tabBar.items = tabs.map { $0.tabBarItem }
    change(from: old, to: selectedViewController)
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(index) ? tabs[index] : nil }
    set { if let new = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = new } }
  }
  open var selectedIndex: Int {
    get { index }
    set {
      let old = selectedViewController
      index = newValue
      change(from: old, to: selectedViewController)
    }
  }

  override var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  open override func loadView() {
    super.loadView()
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabBar)
    change(from: nil, to: selectedViewController)
  }

  private func change(from old: UIViewController?, to new: UIViewController?) {
    guard isViewLoaded, old !== new else { return }
    let isSeen = appearance == .appeared
    if isSeen { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isSeen { old?.endAppearanceTransition() }
    if isSeen { new?.beginAppearanceTransition(true, animated: false) }
    new?.barInsets.bottom = tabBar.isHidden ? 0 : tabBar.frame.height
    new?.show(in: view, at: 0)
    if isSeen { new?.endAppearanceTransition() }
  }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension UITabBarController {
  /// The user taps a tab.
  public func standInSelect(_ index: Int) {
    selectedIndex = index
    if let controller = selectedViewController { delegate?.tabBarController(self, didSelect: controller) }
  }
}
