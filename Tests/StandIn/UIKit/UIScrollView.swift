import RefreshCore
import RefreshPhysics

@preconcurrency @MainActor open class UIScrollView: UIView, StandInObservable {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  nonisolated public let observerTable = StandInObserverTable()
  public let panGestureRecognizer = UIPanGestureRecognizer()
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  private var offset = CGPoint.zero
  private var size = CGSize.zero
  private var inset = UIEdgeInsets.zero
  private var motion = AxisPair(vertical: Motion.none, horizontal: Motion.none)
  private var raw = AxisPair(vertical: 0.0, horizontal: 0.0)
  private var isFingerDown = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    StandIn.register(self)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isDragging: Bool { panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed }
  open var isTracking: Bool { isFingerDown }
  open var isDecelerating: Bool { motion.vertical != .none || motion.horizontal != .none }

  // MARK: Properties that observers hear of

  open var contentOffset: CGPoint {
    get { offset }
    set {
      motion = AxisPair(vertical: .none, horizontal: .none)
      if isFingerDown {
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
      clamp()
      observerTable.table.tell(\UIScrollView.contentInset, old: old, new: newValue)
    }
  }

  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return inset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: inset.top + safe.top, left: inset.left + safe.left, bottom: inset.bottom + safe.bottom,
      right: inset.right + safe.right)
  }

  open override var bounds: CGRect {
    get { CGRect(origin: offset, size: frame.size) }
    set { frame.size = newValue.size }
  }

  override func sizeDidChange(from old: CGSize) {
    clamp()
    super.sizeDidChange(from: old)
  }

  override func safeAreaDidChange() {
    // Content that rests at its top stays under the bar.
    let wasAtTop = abs(offset.y + lastSafeTop + inset.top) < 0.5
    lastSafeTop = safeAreaInsets.top
    if wasAtTop && !isFingerDown { move(to: CGPoint(x: offset.x, y: -adjustedContentInset.top)) }
    clamp()
    super.safeAreaDidChange()
  }

  private var lastSafeTop: CGFloat = 0

  /// Another window has other bars, and none has none: content at its top moves along, both ways.
  override func windowDidChange() {
    super.windowDidChange()
    safeAreaDidChange()
  }

  open func setContentOffset(_ new: CGPoint, animated: Bool) {
    guard animated else { return contentOffset = new }
    for axis in ScrollAxis.allCases where new[axis] != offset[axis] {
      motion[axis] = .scrolling(
        AnimatedScroll(start: StandIn.tick, origin: offset[axis], target: new[axis]))
    }
  }

  private func move(to new: CGPoint) {
    let old = offset
    if new != old { UIView.animatedChange = true }
    offset = new
    observerTable.table.tell(\UIScrollView.contentOffset, old: old, new: new)
  }

  // MARK: Physics

  private func edges(_ axis: ScrollAxis) -> AxisEdges {
    let all = adjustedContentInset
    switch axis {
    case .vertical:
      return AxisEdges(
        start: Double(all.top), end: Double(all.bottom), content: Double(size.height),
        viewport: Double(frame.height))
    case .horizontal:
      return AxisEdges(
        start: Double(all.left), end: Double(all.right), content: Double(size.width),
        viewport: Double(frame.width))
    }
  }

  private func clamp() {
    guard !isFingerDown else { return }
    var new = offset
    for axis in ScrollAxis.allCases {
      motion[axis].follow(edges(axis), at: StandIn.tick)
      if motion[axis] == .none { new[axis] = edges(axis).clamp(offset[axis]) }
    }
    if new != offset { move(to: new) }
  }

  func step() {
    var new = offset
    for axis in ScrollAxis.allCases {
      guard let place = motion[axis].step(to: StandIn.tick, edges: edges(axis), bounces: bounces) else {
        continue
      }
      new[axis] = place
    }
    if new != offset { move(to: new) }
  }

  // MARK: The finger

  /// A finger, put down if it was up, moves so that the offset is this, in one touch event.
  public func standInDrag(to new: CGPoint) {
    if !isFingerDown {
      isFingerDown = true
      motion = AxisPair(vertical: .none, horizontal: .none)
      panGestureRecognizer.state = .began
    } else {
      panGestureRecognizer.state = .changed
    }
    for axis in ScrollAxis.allCases { raw[axis] = edges(axis).raw(new[axis], bounces: bounces) }
    move(to: new)
  }

  /// The finger lifts.
  public func standInLift(velocity: CGPoint = .zero) { endTouch(.ended, velocity) }

  /// The system takes the touch.
  public func standInCancel() { endTouch(.cancelled, .zero) }

  private func endTouch(_ state: UIGestureRecognizer.State, _ velocity: CGPoint) {
    guard isFingerDown else { return }
    isFingerDown = false
    for axis in ScrollAxis.allCases {
      motion[axis] = Motion(
        from: offset[axis], velocity: -velocity[axis], edges: edges(axis), at: StandIn.tick)
    }
    panGestureRecognizer.state = state
    panGestureRecognizer.state = .possible
  }
}

extension CGPoint {
  fileprivate subscript(axis: ScrollAxis) -> Double {
    get {
      switch axis {
      case .vertical: Double(y)
      case .horizontal: Double(x)
      }
    }
    set {
      switch axis {
      case .vertical: y = CGFloat(newValue)
      case .horizontal: x = CGFloat(newValue)
      }
    }
  }
}

@preconcurrency @MainActor open class UITableView: UIScrollView {}
@preconcurrency @MainActor open class UICollectionView: UIScrollView {}
@preconcurrency @MainActor open class UITextView: UIScrollView {}
