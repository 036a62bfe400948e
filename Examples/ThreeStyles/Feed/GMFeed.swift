import GMStyle

/// The feed in the words of GMPullToRefresh, which knows no footer.
final class GMFeed: FeedScreen {
  let name = "GMStyle"
  private let list: any ScrollHosting
  private let feed: Feed

  init(list: any ScrollHosting, feed: Feed) {
    self.list = list
    self.feed = feed
  }

  func attach() {
    list.addPullToRefresh(actionHandler: {
      [weak self] in self?.reload()
    })
  }

  private func reload() {
    feed.reload { [list] in
      list.pullToRefreshView.stopAnimating()
    }
  }

  var headerState: ControlState {
    ControlState("\(list.pullToRefreshView.state)")
  }

  var footerState: ControlState? { nil }
}
