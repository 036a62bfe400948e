import SVStyle

/// A screen in the middle of a move: this file still speaks SVPullToRefresh, others no longer do.
final class MixedTimeline {
  let list: any ScrollHosting
  let feed: Feed

  init(list: any ScrollHosting, feed: Feed) {
    self.list = list
    self.feed = feed
  }

  func attach() {
    list.addPullToRefresh { [weak self] in
      self?.reload()
    }
    list.addInfiniteScrolling { [weak self] in
      self?.loadOlder()
    }
  }
}
