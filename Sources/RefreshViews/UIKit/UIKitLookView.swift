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
    player.fit(bounds)
    takeTraits()
    motionNotice = Notice(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] in
      self?.takeTraits()
    }
  }

  /// The app's own colour in place of the look's main one, as it is in the surroundings of the moment.
  package final var tint: UIColor? {
    didSet {
      if tint == nil { player.update { $0.palette.tint = nil } }
      takeTraits()
    }
  }

  private final var motionNotice: Notice?

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
    player.follow(refresher, did: event)
  }

  /// Tells the look its size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    player.fit(bounds)
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

  private final func takeTraits() {
    let tint = tint?.resolvedColor(with: traitCollection).drawingColor
    player.update {
      if let tint { $0.palette.tint = tint }
      $0.palette.isDark = traitCollection.userInterfaceStyle == .dark
      $0.reducesMotion = UIAccessibility.isReduceMotionEnabled
      $0.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }
}
#endif
