@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment {
  // MARK: Geometry

  /// Where the view would be without its transform.
  private var place: CGRect
  /// Where the view's own coordinates begin.
  var boundsOrigin = CGPoint.zero

  open var frame: CGRect {
    get {
      guard !transform.isIdentity else { return place }
      let half = CGPoint(x: place.width / 2, y: place.height / 2)
      let box = CGRect(x: -half.x, y: -half.y, width: place.width, height: place.height).applying(transform)
      return box.offsetBy(dx: place.minX + half.x, dy: place.minY + half.y)
    }
    set {
      guard !transform.isIdentity else { return setPlace(newValue) }
      // Apple leaves it undefined what a frame means under a transform; its size goes to the bounds here.
      setPlace(newValue)
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: place.size) }
    set {
      let (dx, dy) = (newValue.width - place.width, newValue.height - place.height)
      if newValue.origin != boundsOrigin {
        StandIn.changes(
          self, "bounds.origin", [boundsOrigin.x, boundsOrigin.y], [newValue.minX, newValue.minY])
        boundsOrigin = newValue.origin
      }
      setPlace(
        CGRect(
          x: place.minX - dx / 2, y: place.minY - dy / 2, width: newValue.width, height: newValue.height))
    }
  }
  open var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set {
      setPlace(
        CGRect(
          x: newValue.x - place.width / 2, y: newValue.y - place.height / 2, width: place.width,
          height: place.height))
    }
  }
  open var transform = CGAffineTransform.identity {
    didSet { StandIn.changes(self, "transform", oldValue.numbers, transform.numbers) }
  }

  private func setPlace(_ new: CGRect) {
    guard new != place else { return }
    let old = place
    StandIn.changes(self, "position", [old.midX, old.midY], [new.midX, new.midY])
    StandIn.changes(self, "bounds.size", [old.width, old.height], [new.width, new.height])
    place = new
    if new.size != old.size { sizeDidChange(from: old.size) }
  }

  // MARK: Appearance

  open var isHidden = false
  open var alpha: CGFloat = 1 { didSet { StandIn.changes(self, "opacity", [oldValue], [alpha]) } }
  open var isOpaque = true
  open var tag = 0
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  open var contentMode = UIView.ContentMode.scaleToFill
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintDidChange()
    }
  }
  private var ownTint: UIColor?
  open func tintColorDidChange() {}
  private func tintDidChange() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tintDidChange() }
  }

  open class var layerClass: AnyClass { CALayer.self }
  public private(set) lazy var layer: CALayer = {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.delegate = self
    return layer
  }()

  open var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  // MARK: Traits

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { traitsDidChange() } }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: StandIn.layoutDirection
    }
  }
  open var traitCollection: UITraitCollection {
    let inherited = superview?.traitCollection ?? StandIn.systemTraits
    guard overrideUserInterfaceStyle != .unspecified else { return inherited }
    return UITraitCollection(overrideUserInterfaceStyle, inherited.preferredContentSizeCategory)
  }
  private lazy var lastTraits = traitCollection
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  func traitsDidChange() {
    let (old, new) = (lastTraits, traitCollection)
    lastTraits = new
    if old != new { new.performAsCurrent { traitCollectionDidChange(old) } }
    for view in subviews { view.traitsDidChange() }
  }

  // MARK: The hierarchy

  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
  open override var next: UIResponder? { owner ?? superview }
  /// The controller whose view this is.
  weak var owner: UIViewController?

  public init(frame: CGRect) {
    place = frame
    super.init()
    _ = lastTraits
  }
  public required init?(coder: NSCoder) {
    place = .zero
    super.init()
    _ = lastTraits
  }
  public override convenience init() { self.init(frame: .zero) }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
  }
  open func sendSubviewToBack(_ view: UIView) { insert(view, at: 0) }
  open func bringSubviewToFront(_ view: UIView) { insert(view, at: subviews.count) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be put into itself")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    view.leave(for: self)
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil { view.windowDidChange() }
    view.traitsDidChange()
    setNeedsLayout()
  }

  open func removeFromSuperview() {
    guard superview != nil else { return }
    leave(for: nil)
    didMoveToSuperview()
  }

  private func leave(for new: UIView?) {
    superview?.willRemoveSubview(self)
    willMove(toSuperview: new)
    guard let old = superview else { return }
    let hadWindow = window != nil
    if hadWindow && new?.window == nil { tellWindow(nil) }
    old.subviews.removeAll { $0 === self }
    superview = nil
    if hadWindow && new?.window == nil { windowDidChange() }
  }

  private func tellWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.tellWindow(window) }
  }

  func windowDidChange() {
    didMoveToWindow()
    for view in subviews { view.windowDidChange() }
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  // MARK: The safe area

  open var safeAreaInsets: UIEdgeInsets { (superview?.safeAreaInsets ?? .zero) + barInsets }
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(safeAreaOf: self)
  open func safeAreaInsetsDidChange() {}
  func safeAreaDidChange() {
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    for view in subviews { view.safeAreaDidChange() }
  }

  // MARK: Layout

  open var autoresizingMask: UIView.AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  private var needsLayout = true
  /// The constraints that are in force between this view and others, or things inside it.
  var heldConstraints: [NSLayoutConstraint] = []

  open func setNeedsLayout() { needsLayout = true }
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      owner?.viewWillLayoutSubviews()
      solveConstraints()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  public class var noIntrinsicMetric: CGFloat { -1 }

  func sizeDidChange(from old: CGSize) {
    setNeedsLayout()
    if contentMode == .redraw { setNeedsDisplay() }
    for view in subviews {
      if autoresizesSubviews && view.translatesAutoresizingMaskIntoConstraints {
        view.follow(superviewFrom: old, to: bounds.size)
      }
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  // MARK: Display

  private var needsDisplay = true
  open func setNeedsDisplay() { needsDisplay = true }
  open func setNeedsDisplay(_ rect: CGRect) { needsDisplay = true }
  open func draw(_ rect: CGRect) {}

  /// Draws the view if that was asked for, as the system does before a frame; nil if it was not.
  public func standInDisplay() -> CGContext? {
    guard needsDisplay else { return nil }
    needsDisplay = false
    let context = CGContext(standInSize: .zero)
    let outer = StandIn.context
    StandIn.context = context
    traitCollection.performAsCurrent { draw(bounds) }
    StandIn.context = outer
    return context
  }
}

extension CGAffineTransform {
  fileprivate var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}
