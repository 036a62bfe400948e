#if !canImport(UIKit)
public import RefreshCore
public import RefreshLooks

/// A view that shows a look.
///
/// It follows a refresher's phases, draws a frame only while something moves, and stops when it is hidden,
/// off screen or idle.
///
///     let view = LookView(look: .quiet)
///     refresher.addObserver(view)
open class LookView: PlatformView, RefreshObserver {
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
    player.isVisible = { [link = Link(self)] in link.object.map { !$0.isHiddenInTree } ?? false }
    player.fit(bounds)
  }

  /// The app's own colour in place of the look's main one.
  package final var tint: PlatformColor? {
    didSet {
      let tint = tint?.drawingColor
      player.update { $0.palette.tint = tint }
    }
  }

  /// Nothing is decoded without UIKit: always nil.
  public required init?(coder: PlatformCoder) { nil }

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
}
#endif
