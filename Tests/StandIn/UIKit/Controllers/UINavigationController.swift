@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
  open weak var delegate: (any UINavigationControllerDelegate)?
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()

  var running: Transition?
  var swipe: Transition?
  var lastWasLarge = false
  private var stack: [UIViewController] = []
  private var following: NSKeyValueObservation?
  private weak var followed: UIScrollView?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    setViewControllers([rootViewController], animated: false)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { navigationBar.controller = self }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = topViewController
    for controller in stack where !viewControllers.contains(controller) { leave(controller) }
    for controller in viewControllers where controller.parent !== self { join(controller) }
    stack = viewControllers
    updateItems()
    transit(from: old, to: topViewController, animated: animated)
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first, stack.count > 1 else { return nil }
    let popped = Array(stack.dropFirst())
    setViewControllers([root], animated: animated)
    return popped
  }

  private func join(_ controller: UIViewController) {
    addChild(controller)
    controller.navigationItem.controller = self
    controller.didMove(toParent: self)
  }

  private func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.navigationItem.controller = nil
    controller.removeFromParent()
  }

  func updateItems() { navigationBar.items = stack.map(\.navigationItem) }

  override var visibleChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  private func transit(from old: UIViewController?, to new: UIViewController?, animated: Bool) {
    running?.finish()
    guard isViewLoaded, old !== new else { return followContent() }
    let isAnimated = animated && appearance == .appeared
    running = Transition(self, from: old, to: new, animated: isAnimated)
    followContent()
    guard isAnimated else { return running?.finish() ?? () }
    let transition = running
    StandIn.after(transitionTime) { transition?.finish() }
  }

  // MARK: The view

  open override func loadView() {
    super.loadView()
    view.addSubview(navigationBar)
    navigationBar.autoresizingMask = .flexibleWidth
    if let top = topViewController { top.show(in: view, at: 0) }
    followContent()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    followContent()
  }

  // MARK: The bar

  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    followContent()
  }

  /// Gives the bar the height that goes with where the content stands, and the content the inset that goes
  /// with that.
  func followContent() {
    guard isViewLoaded, let top = topViewController else { return }
    follow(top.contentScrollView(for: .top) ?? Self.firstScrollView(in: top.viewIfLoaded))
    top.barInsets.top = barHeight(of: top)
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: top.barInsets.top)
  }

  private func barHeight(of top: UIViewController) -> CGFloat {
    guard !navigationBar.isHidden else { return 0 }
    let heights = BarHeights(navigationBar, top.navigationItem, isFirst: stack.count == 1)
    lastWasLarge = heights.expanded > heights.collapsed
    guard let scrollView = followed, scrollView.window != nil,
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return heights.expanded }
    let isFirstLook = top.barInsets.top == 0
    guard !isFirstLook else { return heights.expanded }
    let covered = -scrollView.contentOffset.y - scrollView.contentInset.top
    return heights.height(above: covered - view.safeAreaInsets.top)
  }

  private func follow(_ scrollView: UIScrollView?) {
    guard scrollView !== followed else { return }
    followed = scrollView
    following = scrollView?.observe(\.contentOffset) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.followContent() }
    }
  }

  private static func firstScrollView(in view: UIView?) -> UIScrollView? {
    guard let view else { return nil }
    return (view as? UIScrollView) ?? firstScrollView(in: view.subviews.first)
  }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
