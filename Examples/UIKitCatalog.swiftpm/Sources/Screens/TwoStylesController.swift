import FigStyle
import InfinityStyle
import UIKit

/// One style adds, another ends: it is the same refresh, so an app can move from style to style in steps.
final class TwoStylesController: FeedController {
  override func attach() {
    let circle = CircleRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    tableView.fty.pullToRefresh.add(animator: circle) { [weak self] in self?.refresh() }
  }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.fig_header?.endRefreshing()
    }
  }
}
