#if canImport(UIKit)
public import RefreshCore
public import RefreshLooks
public import UIKit

/// A view that shows a look.
///
/// It follows a refresher's phases, draws a frame only while something moves, and stops when it is hidden,
/// off screen or idle.
///
///     let view = LookView(look: .quiet)
///     refresher.addObserver(view)
open class LookView: UIView, RefreshObserver {
  /// What plays the look.
  public final let player: LookPlayer

  /// What is to be seen now.
  public final var drawing: Drawing { player.drawing }

  /// What is shown.
  public final var look: Look {
    get { player.look }
    set { player.look = newValue }
  }

  /// A view of a look, with a place of its own.
  public init(look: Look, frame: CGRect = .zero) {
    player = LookPlayer(look)
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    player.isVisible = { [weak self] in self.map { !$0.isHiddenInTree } ?? false }
    player.onChange = { [weak self] in self?.setNeedsDisplay() }
    measure()
    takeTraits()
  }

  /// Look views are made in code; decoding one traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("A look view is made in code, not decoded")
  }

  /// Whether the view is hidden.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { player.wake() } }
  }

  /// Follows the engine; called by it.
  public final func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    switch event {
    case .attached:
      player.update { $0.isAtEnd = !refresher.slot.edge.isStart }
      player.follow(refresher.host)
    case .phaseChanged(_, let phase): player.show(phase)
    case .geometryChanged: player.wake()
    case .detached:
      player.show(.idle)
      player.follow(nil)
    case .opening, .acting, .ended, .moved: break
    }
  }

  /// Tells the look its size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    measure()
  }

  /// Takes the colours of the new surroundings.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    takeTraits()
  }

  /// Draws the look.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    DrawingPainter(context).paint(drawing)
  }

  private final func measure() {
    player.update {
      $0.width = Double(bounds.width)
      $0.height = Double(bounds.height)
    }
  }

  private final func takeTraits() {
    player.update {
      $0.palette.isDark = traitCollection.userInterfaceStyle == .dark
      $0.reducesMotion = UIAccessibility.isReduceMotionEnabled
      $0.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }

  private final var isHiddenInTree: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden { return true }
      view = current.superview
    }
    return false
  }
}
#endif
