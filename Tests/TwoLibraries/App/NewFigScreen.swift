import FigStyle
import UIKit

// The same lines as in OldFigScreen, by another import.

@MainActor enum NewFigScreen {
  static func begin(_ list: UIScrollView, action: @escaping () -> Void) {
    list.fig_header = RefreshHeader { action() }
    list.fig_header?.beginRefreshing()
  }

  static func end(_ list: UIScrollView) {
    list.fig_header?.endRefreshing()
  }
}
