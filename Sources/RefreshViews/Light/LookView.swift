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
    measure()
  }

  /// Nothing is decoded without UIKit: always nil.
  public required init?(coder: PlatformCoder) { nil }

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

  private final func measure() {
    player.update {
      $0.width = Double(bounds.width)
      $0.height = Double(bounds.height)
    }
  }

  private final var isHiddenInTree: Bool {
    var view: PlatformView? = self
    while let current = view {
      if current.isHidden { return true }
      view = current.superview
    }
    return false
  }
}
#endif
