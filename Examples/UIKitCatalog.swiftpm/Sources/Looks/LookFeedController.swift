import FigStyle
import UIKit

/// The feed with a look of the user's choice: every style shows every look.
final class LookFeedController: FeedController {
  private let look: Look

  init(_ look: Look) {
    self.look = look
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func attach() {
    tableView.fig_header = RefreshHeader { [weak self] in self?.refresh() }
    tableView.fig_header?.look = look
  }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.fig_header?.endRefreshing()
    }
  }
}
