import GMStyle
import Testing
import UIKit

struct GMWords: StyleWords {
  func attachHeader(to list: UIScrollView, action: @escaping () -> Void) {
    list.addPullToRefresh(actionHandler: action)
    list.pullToRefreshView.look = .gmRotatingActivity
  }
  /// The style has no word for it; the engine has.
  func beginHeader(of list: UIScrollView) { list.scrollHost.refreshers[.header]?.begin() }
  func endHeader(of list: UIScrollView) { list.pullToRefreshView?.stopAnimating() }
  func dropHeader(of list: UIScrollView) { list.pullToRefreshView = nil }

  func attachFooter(to list: UIScrollView, action: @escaping () -> Void) {
    Issue.record("GMStyle has no footer: ask ListStyle.withFooter for those that have")
  }
  func endFooter(of list: UIScrollView) {}
}
