import SVStyle
import UIKit

/// The themes of CHQPullToRefresh, changed while the app runs, also in the middle of a refresh.
final class ThemesController: FeedController {
  private let themes: [(name: String, theme: SVRefreshTheme)] = [
    ("Arrow", .arrow), ("Spiral", .spiral), ("Eat beans", .eatBeans), ("Pendulum", .pendulum),
    ("Ellipsis", .ellipsis), ("Balloon", .balloon), ("Pinterest", .pinterest),
  ]

  override func attach() {
    tableView.addPullToRefresh { [weak self] in self?.refresh() }
    let choices = themes.map { choice in
      UIAction(title: choice.name) { [weak self] _ in
        self?.tableView.changeCurrentRefreshTheme(to: choice.theme)
      }
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Theme", menu: UIMenu(children: choices))
  }

  private func refresh() {
    reload { [weak self] in
      self?.tableView.pullToRefreshView.stopAnimating()
    }
  }
}
