/// The band of the list in which an animator stands, centred, at the size it came with.
final class AnimatorContainer: PlatformView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.center = CGPoint(x: bounds.midX, y: bounds.midY) }
  }
}

/// Hands an animator the states of a pull, each change once.
final class PullAnimatorLink: RefreshObserver {
  private let animate: (PullToRefreshState) -> Void
  private var state = PullToRefreshState.none

  init(_ animate: @escaping (PullToRefreshState) -> Void) { self.animate = animate }

  func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    switch event {
    case .phaseChanged(_, let phase): enter(PullToRefreshState(phase))
    case .detached: enter(.none)
    case .attached, .opening, .acting, .ended, .moved, .geometryChanged: break
    }
  }

  private func enter(_ new: PullToRefreshState) {
    guard new != state else { return }
    // A refresh that code begins passes the whole pull in an instant, so that an animator which draws
    // what it loops while it is pulled has drawn it.
    if state == .none && new == .loading { animate(.releasing(progress: 1)) }
    state = new
    animate(new)
  }
}

/// Hands an animator the states of infinite scrolling, each change once.
final class InfiniteAnimatorLink: RefreshObserver {
  private let animate: (InfiniteScrollState) -> Void
  private var state = InfiniteScrollState.none

  init(_ animate: @escaping (InfiniteScrollState) -> Void) { self.animate = animate }

  func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    switch event {
    case .phaseChanged(_, let phase): enter(InfiniteScrollState(phase))
    case .detached: enter(.none)
    case .attached, .opening, .acting, .ended, .moved, .geometryChanged: break
    }
  }

  private func enter(_ new: InfiniteScrollState) {
    guard new != state else { return }
    state = new
    animate(new)
  }
}
