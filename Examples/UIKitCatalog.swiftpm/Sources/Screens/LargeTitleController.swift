import SVStyle
import UIKit

/// A large title that expands and collapses as the list is scrolled and pulled.
///
/// Nothing has to be done for it: what bars cover is the system's part of the inset, and is left to it.
final class LargeTitleController: FeedController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .always
  }

  override func attach() {
    tableView.addPullToRefresh { [weak self] in self?.refresh() }
  }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.pullToRefreshView.stopAnimating()
    }
  }
}
