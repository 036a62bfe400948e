import FigRefresh
import UIKit

@MainActor enum OldFigScreen {
  static func begin(_ list: UIScrollView) {
    list.fig_header = RefreshHeader {}
    list.fig_header?.beginRefreshing()
  }

  static func end(_ list: UIScrollView) {
    list.fig_header?.endRefreshing()
  }

  static var calls: [String] { OriginalFigCalls.all }
}
