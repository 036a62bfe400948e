@preconcurrency @MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@preconcurrency @MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { sizeDidChange(from: oldValue.size) } }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var transform = CGAffineTransform.identity
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var tag = 0
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  open var contentMode = ContentMode.scaleToFill
  open var semanticRightToLeft = false
  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticRightToLeft ? .rightToLeft : .leftToRight
  }
  open var traitCollection = UITraitCollection()
  public private(set) lazy var layer: CALayer = {
    let layer = CALayer()
    layer.delegate = self
    return layer
  }()

  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }

  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
  open var safeAreaInsets: UIEdgeInsets { (superview?.safeAreaInsets ?? .zero) + barInsets }
  /// The controller whose view this is.
  weak var owner: UIViewController?
  private var needsLayout = true
  public private(set) var needsDisplay = true

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }
  public override convenience init() { self.init(frame: .zero) }

  open override var next: UIResponder? { owner ?? superview }

  // MARK: The hierarchy

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }
  open func sendSubviewToBack(_ view: UIView) { insert(view, at: 0) }
  open func bringSubviewToFront(_ view: UIView) { insert(view, at: subviews.count) }

  private func insert(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    view.leave(for: self)
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    if window != nil { view.windowDidChange() }
    setNeedsLayout()
  }

  open func removeFromSuperview() {
    guard superview != nil else { return }
    leave(for: nil)
    didMoveToSuperview()
  }

  private func leave(for new: UIView?) {
    willMove(toSuperview: new)
    guard let old = superview else { return }
    let hadWindow = window != nil
    old.subviews.removeAll { $0 === self }
    superview = nil
    if hadWindow && new?.window == nil { windowDidChange() }
  }

  func windowDidChange() {
    didMoveToWindow()
    for view in subviews { view.windowDidChange() }
  }

  func safeAreaDidChange() {
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    for view in subviews { view.safeAreaDidChange() }
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  // MARK: Layout and display

  open func setNeedsLayout() { needsLayout = true }
  open func setNeedsDisplay() { needsDisplay = true }
  open func layoutSubviews() {}
  open func draw(_ rect: CGRect) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  func sizeDidChange(from old: CGSize) {
    setNeedsLayout()
    for view in subviews {
      var frame = view.frame
      if view.autoresizingMask.contains(.flexibleWidth) { frame.size.width += self.frame.width - old.width }
      if view.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height += self.frame.height - old.height
      }
      if frame != view.frame { view.frame = frame }
      view.layoutIfNeeded()
    }
  }
}
