#if !canImport(UIKit)
public import RefreshCore

/// A rectangle on screen that holds others: the part of `UIView` that refresh views use.
///
/// It draws nothing itself. Hosts and tests read its geometry and its subviews.
open class PlatformView: HostedView {
  /// Where the view is in its superview, in points.
  public final var frame: CGRect {
    didSet {
      guard frame.size != oldValue.size else { return }
      for view in subviews { view.follow(superviewFrom: oldValue.size, to: frame.size) }
      setNeedsLayout()
    }
  }

  /// The view's own coordinates: its size, from zero.
  public final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The middle of ``frame``; moving it keeps the size.
  public final var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
    }
  }

  /// Whether the view is not shown; false by default.
  open var isHidden = false

  /// How what the view shows is moved, turned and scaled around its ``center``; not at all by default.
  public final var transform = PlatformTransform.identity

  /// How opaque the view is, from 0 to 1, its default.
  public final var alpha: CGFloat = 1

  /// Whether the view takes touches; true by default.
  open var isUserInteractionEnabled = true

  /// What of the frame gives way when the superview changes its size; nothing by default.
  public final var autoresizingMask: AutoresizingMask = []

  /// Whether what stands out of the bounds is cut off; false by default.
  public final var clipsToBounds = false

  /// A number for the app's own use.
  public final var tag = 0

  /// What fills the bounds; nothing by default.
  public final var backgroundColor: PlatformColor?

  /// The colour of what the view draws, handed down by superviews in UIKit.
  public final var tintColor: PlatformColor! = .systemBlue

  /// Whether assistive technology finds the view, and nothing inside it; false by default.
  open var isAccessibilityElement = false

  /// Whether assistive technology finds nothing inside the view; false by default.
  open var accessibilityElementsHidden = false

  /// What the view is called; nothing by default.
  open var accessibilityLabel: String?

  /// How the view stands; nothing by default.
  open var accessibilityValue: String?

  /// How the view behaves; nothing in particular by default.
  open var accessibilityTraits = PlatformAccessibilityTraits.none

  /// What the view can do besides being activated; nothing by default.
  open var accessibilityCustomActions: [PlatformAccessibilityCustomAction]?

  /// The views inside this one, from back to front.
  public private(set) final var subviews: [PlatformView] = []

  /// The view that this one is inside of.
  public final var superview: PlatformView? { superviewLink.object }

  private final var superviewLink = Link<PlatformView>()
  private final var needsLayout = true

  /// A view with a place of its own.
  public init(frame: CGRect) { self.frame = frame }

  /// A view without size.
  public convenience init() { self.init(frame: .zero) }

  /// Nothing is decoded without UIKit: always nil.
  public required init?(coder: PlatformCoder) { nil }

  // MARK: The hierarchy

  /// Puts `view` in front of the other subviews, taking it out of where it was.
  public final func addSubview(_ view: PlatformView) {
    insertSubview(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  /// Puts `view` at `index` among the subviews, 0 being the back.
  public final func insertSubview(_ view: PlatformView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: max(0, min(index, subviews.count)))
      return
    }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superviewLink = Link(self)
    view.didMoveToSuperview()
    setNeedsLayout()
  }

  /// Takes the view out of its superview; does nothing without one.
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    superviewLink = Link()
    didMoveToSuperview()
  }

  /// Called before the superview changes; does nothing itself.
  open func willMove(toSuperview newSuperview: PlatformView?) {}

  /// Called after the superview changed; does nothing itself.
  open func didMoveToSuperview() {}

  // MARK: Layout

  /// Asks for ``layoutSubviews()`` in the next layout pass.
  public final func setNeedsLayout() { needsLayout = true }

  /// Lays out this view and those inside it, where that was asked for.
  public final func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Places the subviews; does nothing itself.
  open func layoutSubviews() {}
}
#endif
