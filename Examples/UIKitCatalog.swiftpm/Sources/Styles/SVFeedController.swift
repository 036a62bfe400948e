import SVStyle
import UIKit

/// The feed in the words of SVPullToRefresh.
final class SVFeedController: FeedController {
  override func attach() {
    tableView.addPullToRefresh { [weak self] in self?.refresh() }
    tableView.addInfiniteScrolling { [weak self] in self?.loadMore() }
  }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.pullToRefreshView.stopAnimating()
      self?.tableView.showsInfiniteScrolling = true
    }
  }

  private func loadMore() {
    loadOlder { [weak self] hasOlder in
      self?.tableView.infiniteScrollingView.stopAnimating()
      self?.tableView.showsInfiniteScrolling = hasOlder
    }
  }
}
