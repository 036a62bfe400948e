extension RefreshComponent: RefreshObserver {
  /// Hears the engine; called by it alone.
  public final func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    switch event {
    case .attached:
      self.refresher = Link(refresher)
      if let host = refresher.host { beginFollowing(host) }
    case .phaseChanged(_, let phase):
      if phase == .finishing { closuresOfThisBegin.removeAll() }
      enter(RefreshState(phase))
      showProgress()
    case .ended(let result): didEnd(result)
    case .detached:
      if self.refresher.object === refresher { self.refresher = Link() }
      closuresOfThisBegin.removeAll()
      closuresOfThisEnd.removeAll()
      enter(.idle)
    case .moved:
      if let host = refresher.host, takesPulls, !refresher.isHidden { tellOfOffset(host) }
    case .geometryChanged:
      if let host = refresher.host { tellOfSize(host) }
    case .opening, .acting: break
    }
  }

  private final func enter(_ new: RefreshState) {
    guard new != state else { return }
    state = new
    refreshComponentStateChange(state: new)
    layoutIfNeeded()
  }

  /// The room has opened: runs the action, and then what was asked for with the begin.
  final func act() {
    refreshingClosure()
    let closures = closuresOfThisBegin
    closuresOfThisBegin.removeAll()
    for closure in closures { closure() }
  }

  private final func didEnd(_ result: RefreshResult) {
    refreshDidEnd(result)
    let closures = closuresOfThisEnd
    closuresOfThisEnd.removeAll()
    endRefreshingClosure?()
    for closure in closures { closure() }
  }

  final func showProgress() {
    guard isAutomaticallyChangeAlpha else { return }
    switch state {
    case .refreshing, .noMoreData: alpha = 1
    case .idle, .pullingInRect, .pullingOutRect, .releaseing: alpha = min(1, pullingPercent)
    }
  }
}
