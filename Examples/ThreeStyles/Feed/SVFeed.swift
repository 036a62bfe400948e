import SVStyle

/// The feed in the words of SVPullToRefresh.
final class SVFeed: FeedScreen {
  let name = "SVStyle"
  private let list: any ScrollHosting
  private let feed: Feed

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

  private func reload() {
    feed.reload { [weak self] in
      self?.list.pullToRefreshView.stopAnimating()
      self?.list.showsInfiniteScrolling = true
    }
  }

  private func loadOlder() {
    feed.loadOlder { [weak self] hasOlder in
      self?.list.infiniteScrollingView.stopAnimating()
      self?.list.showsInfiniteScrolling = hasOlder
    }
  }

  var headerState: ControlState {
    ControlState("\(list.pullToRefreshView.state)")
  }

  var footerState: ControlState? {
    ControlState("\(list.infiniteScrollingView.state)")
  }
}
