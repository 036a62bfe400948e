import FigStyle
import UIKit

/// Turn the device during a refresh: the header takes the new width, the list stays under it.
final class RotationController: FeedController {
  override func attach() {
    tableView.fig_header = RefreshIndicatorHeader { [weak self] in self?.refresh() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh,
      primaryAction: UIAction { [weak self] _ in self?.tableView.fig_header?.beginRefreshing() })
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.fig_header?.endRefreshing()
    }
  }
}
