import FigStyle
import UIKit

struct FigWords: StyleWords {
  func attachHeader(to list: UIScrollView, action: @escaping () -> Void) {
    list.fig_header = RefreshHeader(refreshingClosure: action)
    list.fig_header?.look = .infinityCircle
  }
  func beginHeader(of list: UIScrollView) { list.fig_header?.beginRefreshing() }
  func endHeader(of list: UIScrollView) { list.fig_header?.endRefreshing() }
  func dropHeader(of list: UIScrollView) { list.fig_header = nil }

  func attachFooter(to list: UIScrollView, action: @escaping () -> Void) {
    list.fig_footer = RefreshFooter(refreshingClosure: action)
  }
  func endFooter(of list: UIScrollView) { list.fig_footer?.endRefreshing() }
}
