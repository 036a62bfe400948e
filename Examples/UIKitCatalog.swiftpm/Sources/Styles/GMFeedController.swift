import GMStyle
import UIKit

/// The feed in the words of GMPullToRefresh, which has no footer.
final class GMFeedController: FeedController {
  override func attach() {
    tableView.addPullToRefresh(actionHandler: { [weak self] in self?.refresh() })
    tableView.pullToRefreshView.look = .gmCircleProgress
  }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.pullToRefreshView.stopAnimating()
    }
  }
}
