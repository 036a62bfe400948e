import SVStyle
import UIKit

/// The list can be pulled at both ends: newer posts at the top, older ones at the bottom.
final class BothEdgesController: FeedController {
  override func attach() {
    tableView.addPullToRefresh(actionHandler: { [weak self] in self?.refresh() }, position: .top)
    tableView.addPullToRefresh(actionHandler: { [weak self] in self?.loadMore() }, position: .bottom)
    tableView.pullToRefreshView(at: .bottom).setTitle("Pull for older posts", for: .stopped)
  }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.pullToRefreshView(at: .top).stopAnimating()
    }
  }

  private func loadMore() {
    loadOlder { [weak self] _ in
      self?.tableView.pullToRefreshView(at: .bottom).stopAnimating()
    }
  }
}
