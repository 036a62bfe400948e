import RefreshCore
import RefreshPhysics

@preconcurrency @MainActor open class UIScrollView: UIView, StandInObservable {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  nonisolated public let observerTable = StandInObserverTable()
  public let panGestureRecognizer = UIPanGestureRecognizer()
  open weak var delegate: (any UIScrollViewDelegate)?
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var isScrollEnabled = true { didSet { if !isScrollEnabled { standInCancel() } } }
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetDidChange() } }
  }

  private var size = CGSize.zero
  private var inset = UIEdgeInsets.zero
  private var lastSafeTop: CGFloat = 0
  var touch = StandInTouch.none
  var motion = AxisPair(vertical: Motion.none, horizontal: Motion.none)
  var raw = AxisPair(vertical: 0.0, horizontal: 0.0)
  var isScrollingByCode = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    StandIn.register(self)
  }

  open var isDragging: Bool { touch == .dragging }
  open var isTracking: Bool { touch != .none }
  open var isDecelerating: Bool {
    standInIsMoving && !isScrollingByCode
  }

  // MARK: Properties that observers hear of

  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      stopMotion()
      if touch == .dragging {
        for axis in ScrollAxis.allCases { raw[axis] = edges(axis).raw(newValue[axis], bounces: bounces) }
      }
      move(to: newValue)
    }
  }

  open var contentSize: CGSize {
    get { size }
    set {
      let old = size
      size = newValue
      clamp()
      observerTable.table.tell(\UIScrollView.contentSize, old: old, new: newValue)
    }
  }

  open var contentInset: UIEdgeInsets {
    get { inset }
    set {
      let old = inset
      inset = newValue
      adjustedInsetDidChange()
      clamp()
      observerTable.table.tell(\UIScrollView.contentInset, old: old, new: newValue)
    }
  }

  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return inset }
    return inset + safeAreaInsets
  }
  open func adjustedContentInsetDidChange() {}

  private func adjustedInsetDidChange() {
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue.origin != boundsOrigin { contentOffset = newValue.origin }
      super.bounds = CGRect(origin: boundsOrigin, size: newValue.size)
    }
  }

  override func sizeDidChange(from old: CGSize) {
    clamp()
    super.sizeDidChange(from: old)
  }

  override func safeAreaDidChange() {
    // Content that rests at its top stays under the bar.
    let wasAtTop = abs(contentOffset.y + lastSafeTop + inset.top) < 0.5
    lastSafeTop = safeAreaInsets.top
    if wasAtTop && touch == .none {
      move(to: CGPoint(x: contentOffset.x, y: -adjustedContentInset.top))
    }
    clamp()
    adjustedInsetDidChange()
    super.safeAreaDidChange()
  }

  /// Another window has other bars, and none has none: content at its top moves along, both ways.
  override func windowDidChange() {
    super.windowDidChange()
    safeAreaDidChange()
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    isScrollingByCode = true
    for axis in ScrollAxis.allCases where contentOffset[axis] != boundsOrigin[axis] {
      motion[axis] = .scrolling(
        AnimatedScroll(start: StandIn.tick, origin: boundsOrigin[axis], target: contentOffset[axis]))
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    var target = contentOffset
    let (top, bottom) = (rect.minY - inset.top, rect.maxY + inset.bottom - bounds.height)
    if top < target.y { target.y = top } else if bottom > target.y { target.y = bottom }
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// The offset changes, and everyone hears of it.
  func move(to new: CGPoint) {
    let old = boundsOrigin
    StandIn.changes(self, "bounds.origin", [old.x, old.y], [new.x, new.y])
    boundsOrigin = new
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
    observerTable.table.tell(\UIScrollView.contentOffset, old: old, new: new)
  }
}
