import RefreshCore
import RefreshLooks

// What every look view does, whatever the platform's view is.

extension LookPlayer {
  /// Plays what the engine does.
  final func follow(_ refresher: Refresher, did event: RefreshEvent) {
    switch event {
    case .attached:
      update { $0.isAtEnd = !refresher.slot.edge.isStart }
      follow(refresher.host)
    case .phaseChanged(_, let phase): show(phase)
    case .geometryChanged: wake()
    case .detached:
      show(.idle)
      follow(nil)
    case .opening, .acting, .ended, .moved: break
    }
  }

  /// Draws as large as a view is.
  final func fit(_ bounds: CGRect) {
    update {
      $0.width = Double(bounds.width)
      $0.height = Double(bounds.height)
    }
  }
}

extension PlatformView {
  /// Whether the view, or one that it is in, is hidden.
  final var isHiddenInTree: Bool {
    var view: PlatformView? = self
    while let current = view {
      if current.isHidden { return true }
      view = current.superview
    }
    return false
  }
}
