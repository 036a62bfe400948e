import FigStyle
import UIKit

/// The feed in the words of FigRefresh.
final class FigFeedController: FeedController {
  override func attach() {
    tableView.fig_header = RefreshHeader { [weak self] in self?.refresh() }
    tableView.fig_footer = RefreshFooter { [weak self] in self?.loadMore() }
  }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.fig_header?.endRefreshingWithResetFooter()
    }
  }

  private func loadMore() {
    loadOlder { [weak self] hasOlder in
      if hasOlder {
        self?.tableView.fig_footer?.endRefreshing()
      } else {
        self?.tableView.fig_footer?.endRefreshingWithNoMoreData()
      }
    }
  }
}
