import SVStyle
import UIKit

struct SVWords: StyleWords {
  func attachHeader(to list: UIScrollView, action: @escaping () -> Void) {
    list.addPullToRefresh(actionHandler: action)
  }
  func beginHeader(of list: UIScrollView) { list.triggerPullToRefresh() }
  func endHeader(of list: UIScrollView) { list.pullToRefreshView?.stopAnimating() }

  /// The style has no removal; another theme brings another view, and the refresh goes on in it.
  func dropHeader(of list: UIScrollView) { list.changeCurrentRefreshTheme(to: .pendulum) }

  func attachFooter(to list: UIScrollView, action: @escaping () -> Void) {
    list.addInfiniteScrolling(actionHandler: action)
  }
  func endFooter(of list: UIScrollView) { list.infiniteScrollingView?.stopAnimating() }
}
