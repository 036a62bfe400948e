import FigStyle
import UIKit

/// A header class of the app's own, used like any other.
final class PictureHeaderController: FeedController {
  override func attach() {
    tableView.fig_header = PictureHeader { [weak self] in self?.refresh() }
    tableView.fig_header?.setTitle("Good morning", for: .refreshing)
  }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.fig_header?.endRefreshing()
    }
  }
}
