import InfinityStyle

/// The feed in the words of Infinity.
final class InfinityFeed: FeedScreen {
  let name = "InfinityStyle"
  private let list: any ScrollHosting
  private let feed: Feed
  private let top = TopAnimator(
    frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  private let bottom = EndAnimator(
    frame: CGRect(x: 0, y: 0, width: 30, height: 30))

  init(list: any ScrollHosting, feed: Feed) {
    self.list = list
    self.feed = feed
  }

  func attach() {
    list.fty.pullToRefresh.add(animator: top) {
      [weak self] in self?.reload()
    }
    list.fty.infiniteScroll.add(animator: bottom) {
      [weak self] in self?.loadOlder()
    }
  }

  private func reload() {
    feed.reload { [list] in
      list.fty.pullToRefresh.end()
      list.fty.infiniteScroll.isEnabled = true
    }
  }

  private func loadOlder() {
    feed.loadOlder { [list] hasOlder in
      list.fty.infiniteScroll.end()
      list.fty.infiniteScroll.isEnabled = hasOlder
    }
  }

  var headerState: ControlState { top.shown }
  var footerState: ControlState? { bottom.shown }
}

/// The style's spinner, which also tells its state.
private class TopAnimator: DefaultRefreshAnimator {
  var shown = ControlState("none")

  override func animateState(
    _ state: PullToRefreshState
  ) {
    super.animateState(state)
    switch state {
    case .none:
      shown = ControlState("none")
    case .releasing(let progress):
      shown = ControlState("releasing")
      shown.progress = progress
    case .loading:
      shown = ControlState("loading")
    }
  }
}

/// The same at the end of the list.
private class EndAnimator: DefaultInfiniteAnimator {
  var shown = ControlState("none")

  override func animateState(
    _ state: InfiniteScrollState
  ) {
    super.animateState(state)
    switch state {
    case .none: shown = ControlState("none")
    case .loading: shown = ControlState("loading")
    }
  }
}
