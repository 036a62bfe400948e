#if canImport(UIKit)
import RefreshCore
import RefreshViews
import UIKit

/// Lets the engine see and move a `UIScrollView`.
///
/// Nothing is swizzled and no property is written but `contentInset` and `contentOffset`. What the app
/// and the system put into the insets stays theirs: `contentInset` is the app's part and ours, told apart
/// by a ledger for each edge, and what `adjustedContentInset` has beyond that is the system's.
final class UIScrollViewHost: ScrollHost {
  private(set) lazy var refreshers = RefresherSlots(host: self)

  /// Held weakly: the scroll view owns the anchor, and the anchor this.
  private(set) weak var view: UIScrollView?

  /// Whether what is being reported comes out of a layout pass, so that a write would invalidate it.
  private(set) var isLayingOut = false

  var ledgers: [ScrollEdge: InsetLedger] = [:]
  var writes: [ScrollEdge: RunningWrite] = [:]
  var isWritingInset = false
  let clock: HostClock
  var placed: [PlacedView] = []
  lazy var frames = FrameLink()
  let presenter = AccessibilityPresenter()

  private var observations: [NSKeyValueObservation] = []
  /// The inset and the offset as they were when we last knew of a change.
  var knownInset = UIEdgeInsets.zero
  private(set) var knownOffset = CGPoint.zero

  private var lastSize = CGSize.zero
  private var lastResting: [ScrollEdge: Double] = [:]
  private var fingerWasDown = false

  /// The host of `view`, found again by its anchor.
  static func of(_ view: UIScrollView) -> UIScrollViewHost {
    if let known = existing(in: view) { return known }
    let host = UIScrollViewHost(view)
    _ = HostAnchorView(host, in: view)
    return host
  }

  /// The host of `view`, if it was made.
  static func existing(in view: UIScrollView) -> UIScrollViewHost? {
    for subview in view.subviews {
      if let anchor = subview as? HostAnchorView { return anchor.host }
    }
    return nil
  }

  private init(_ view: UIScrollView) {
    self.view = view
    clock = HostClock.current
    lastSize = view.bounds.size
    (knownInset, knownOffset) = (view.contentInset, view.contentOffset)
    for edge in ScrollEdge.allCases {
      ledgers[edge] = InsetLedger(user: view.contentInset[edge, isRightToLeft])
    }
    rememberRestingInsets()
    observe(view)
  }

  // MARK: What the engine reads

  var isOnScreen: Bool { view?.window != nil }

  var isDragging: Bool {
    switch view?.panGestureRecognizer.state {
    case .began, .changed: true
    default: false  // UIKit's own enum, which may grow.
    }
  }

  var isRightToLeft: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The scroll view; the host itself once that is gone.
  var hosting: any ScrollHosting {
    if let view { return view }
    return self
  }

  func metrics(along axis: ScrollAxis) -> ScrollMetrics {
    guard let view else { return ScrollMetrics(offset: 0, contentLength: 0, viewportLength: 0) }
    let (start, end) = Self.ends(of: axis)
    return ScrollMetrics(
      offset: offset(view.contentOffset, in: view, axis), contentLength: Double(view.contentSize[axis]),
      viewportLength: Double(view.bounds.size[axis]), startInset: restingInset(of: view, start),
      endInset: restingInset(of: view, end))
  }

  func restingInset(of view: UIScrollView, _ edge: ScrollEdge) -> Double {
    Double(view.adjustedContentInset[edge, isRightToLeft]) - (ledgers[edge]?.room ?? 0)
  }

  /// An offset of UIKit's as the engine counts it.
  func offset(_ offset: CGPoint, in view: UIScrollView, _ axis: ScrollAxis) -> Double {
    switch axis {
    case .vertical: return Double(offset.y)
    case .horizontal:
      let x = Double(offset.x)
      return isRightToLeft ? mirrored(x, in: view) : x
    }
  }

  static func ends(of axis: ScrollAxis) -> (start: ScrollEdge, end: ScrollEdge) {
    switch axis {
    case .vertical: (.top, .bottom)
    case .horizontal: (.leading, .trailing)
    }
  }

  // MARK: What UIKit says

  private func observe(_ view: UIScrollView) {
    observations = [
      view.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.didScroll() }
      },
      view.observe(\.contentSize, options: [.old, .new]) { [weak self] _, change in
        guard change.oldValue != change.newValue else { return }
        MainActor.assumeIsolated { self?.laidOut(.contentChanged) }
      },
      view.observe(\.contentInset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.insetWasWritten() }
      },
      view.panGestureRecognizer.observe(\.state) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.panStateDidChange() }
      },
    ]
  }

  private func panStateDidChange() {
    let isDown = isDragging
    defer { fingerWasDown = isDown }
    guard fingerWasDown && !isDown else { return }
    let isRelease = view?.panGestureRecognizer.state == .ended
    report(isRelease ? .released : .cancelled)
  }

  private func didScroll() {
    followContent()
    // UIKit moves the content to where another inset allows it to be before it tells of the inset.
    guard let view, isWritingInset || view.contentInset == knownInset else { return }
    reportScroll()
  }

  /// Reports where the content is, if it has moved since the last time.
  func reportScroll() {
    guard let view else { return }
    knownOffset = view.contentOffset
    report(.scrolled)
  }

  func report(_ event: ScrollEvent) { refreshers.report(event) }

  /// Reports what comes out of a layout pass.
  func laidOut(_ event: ScrollEvent) {
    let outer = isLayingOut
    isLayingOut = true
    layOutPlacedViews()
    report(event)
    isLayingOut = outer
  }

  func noticeBounds() {
    guard let view, view.bounds.size != lastSize else { return noticeRestingInsets() }
    lastSize = view.bounds.size
    laidOut(.boundsChanged)
    noticeRestingInsets()
  }

  /// Reports that the system's part of the insets changed, if it did: a bar came, went or grew.
  func noticeRestingInsets() {
    guard !isWritingInset, rememberRestingInsets() else { return }
    laidOut(.restingInsetChanged)
  }

  /// Takes in what the insets are without our room, and says whether that is news.
  @discardableResult
  func rememberRestingInsets() -> Bool {
    guard let view else { return false }
    var isNews = false
    for edge in ScrollEdge.allCases {
      let resting = restingInset(of: view, edge)
      // Room that is added and taken away again leaves the last bits different.
      if abs(resting - lastResting[edge, default: 0]) > 0.001 {
        lastResting[edge] = resting
        isNews = true
      }
    }
    return isNews
  }
}
#endif
