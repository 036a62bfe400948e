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
    list.addPullToRefresh {
      [weak self] in self?.reload()
    }
    list.addInfiniteScrolling {
      [weak self] in self?.loadOlder()
    }
  }

  private func reload() {
    feed.reload { [list] in
      list.pullToRefreshView.stopAnimating()
      list.showsInfiniteScrolling = true
    }
  }

  private func loadOlder() {
    feed.loadOlder { [list] hasOlder in
      list.infiniteScrollingView.stopAnimating()
      list.showsInfiniteScrolling = hasOlder
    }
  }

  var headerState: ControlState {
    ControlState("\(list.pullToRefreshView.state)")
  }

  var footerState: ControlState? {
    ControlState("\(list.infiniteScrollingView.state)")
  }
}
