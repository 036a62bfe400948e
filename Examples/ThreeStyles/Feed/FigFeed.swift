import FigStyle

/// The feed in the words of FigRefresh.
final class FigFeed: FeedScreen {
  let name = "FigStyle"
  private let list: any ScrollHosting
  private let feed: Feed

  init(list: any ScrollHosting, feed: Feed) {
    self.list = list
    self.feed = feed
  }

  func attach() {
    list.fig_header = RefreshHeader {
      [weak self] in self?.reload()
    }
    list.fig_footer = RefreshFooter {
      [weak self] in self?.loadOlder()
    }
  }

  private func reload() {
    feed.reload { [list] in
      list.fig_header?.endRefreshingWithResetFooter()
    }
  }

  private func loadOlder() {
    feed.loadOlder { [list] hasOlder in
      if hasOlder {
        list.fig_footer?.endRefreshing()
      } else {
        list.fig_footer?.endRefreshingWithNoMoreData()
      }
    }
  }

  var headerState: ControlState {
    ControlState("\(list.fig_header?.state ?? .idle)")
  }

  var footerState: ControlState? {
    list.fig_footer.map { ControlState("\($0.state)") }
  }
}
