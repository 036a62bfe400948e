import InfinityStyle
import UIKit

/// The feed in the words of Infinity.
final class InfinityFeedController: FeedController {
  override func attach() {
    let arrow = ArrowRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    tableView.fty.pullToRefresh.add(animator: arrow) { [weak self] in self?.refresh() }

    let ring = DefaultInfiniteAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    tableView.fty.infiniteScroll.add(animator: ring) { [weak self] in self?.loadMore() }
  }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.fty.pullToRefresh.end()
      self?.tableView.fty.infiniteScroll.isEnabled = true
    }
  }

  private func loadMore() {
    loadOlder { [weak self] hasOlder in
      self?.tableView.fty.infiniteScroll.end()
      self?.tableView.fty.infiniteScroll.isEnabled = hasOlder
    }
  }
}
