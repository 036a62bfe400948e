@preconcurrency @MainActor open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    StandIn.register(self)
  }
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    self.windowScene = windowScene
    StandIn.register(self)
    windowScene.windows.append(self)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var windowScene: UIWindowScene?

  /// What bars, notches and home indicators cover.
  public var systemInsets = UIEdgeInsets.zero {
    didSet { if systemInsets != oldValue { safeAreaDidChange() } }
  }
  open override var safeAreaInsets: UIEdgeInsets { systemInsets }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.beginAppearanceTransition(false, animated: false)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.endAppearanceTransition()
      if isVisible { showRoot() }
    }
  }
  private var isVisible = false
  open private(set) var isKeyWindow = false

  open func makeKeyAndVisible() {
    isKeyWindow = true
    guard !isVisible else { return }
    isVisible = true
    showRoot()
  }

  private func showRoot() {
    guard let root = rootViewController else { return }
    root.beginAppearanceTransition(true, animated: false)
    root.show(in: self, at: 0)
    root.endAppearanceTransition()
  }
}
