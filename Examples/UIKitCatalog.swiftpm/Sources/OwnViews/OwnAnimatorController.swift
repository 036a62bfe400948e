import InfinityStyle
import UIKit

/// An animator of the app's own, used like any other.
final class OwnAnimatorController: FeedController {
  override func attach() {
    let bar = FillingBar(frame: CGRect(x: 0, y: 0, width: 120, height: 6))
    tableView.fty.pullToRefresh.add(animator: bar) { [weak self] in self?.refresh() }
  }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.fty.pullToRefresh.end()
    }
  }
}
