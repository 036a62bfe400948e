/// Hands an animator the states of a pull, each change once.
final class PullAnimatorLink: RefreshObserver {
  private let animate: (PullToRefreshState) -> Void
  private let stage: AnimatorStage
  private var state = PullToRefreshState.none

  init(_ view: PlatformView?, _ animate: @escaping (PullToRefreshState) -> Void) {
    stage = AnimatorStage(view)
    self.animate = animate
  }

  func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    stage.refresher(refresher, did: event)
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
    if state == .none && new == .loading { show(.releasing(progress: 1)) }
    state = new
    show(new)
  }

  private func show(_ state: PullToRefreshState) {
    Infinity.log("Infinity shows \(state.description) at the top")
    animate(state)
  }
}

/// Hands an animator the states of infinite scrolling, each change once.
final class InfiniteAnimatorLink: RefreshObserver {
  private let animate: (InfiniteScrollState) -> Void
  private let stage: AnimatorStage
  private var state = InfiniteScrollState.none

  init(_ view: PlatformView?, _ animate: @escaping (InfiniteScrollState) -> Void) {
    stage = AnimatorStage(view)
    self.animate = animate
  }

  func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    stage.refresher(refresher, did: event)
    switch event {
    case .phaseChanged(_, let phase): enter(InfiniteScrollState(phase))
    case .detached: enter(.none)
    case .attached, .opening, .acting, .ended, .moved, .geometryChanged: break
    }
  }

  private func enter(_ new: InfiniteScrollState) {
    guard new != state else { return }
    state = new
    Infinity.log("Infinity shows \(state.description) at the end")
    animate(new)
  }
}

/// Gives the stock animators in an animator's view the time of the list that they are attached to.
///
/// An animator is only told states; one that moves by itself needs a clock too.
private final class AnimatorStage {
  private let view: PlatformView?

  init(_ view: PlatformView?) { self.view = view }

  func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    switch event {
    case .attached, .opening: forEach(in: view) { $0.follow(refresher) }
    case .geometryChanged: forEach(in: view) { $0.wake() }
    case .detached: forEach(in: view) { $0.unfollow(refresher) }
    case .phaseChanged, .acting, .ended, .moved: break
    }
  }

  private func forEach(in view: PlatformView?, _ work: (LookAnimator) -> Void) {
    guard let view else { return }
    if let animator = view as? LookAnimator { return work(animator) }
    for inner in view.subviews { forEach(in: inner, work) }
  }
}
