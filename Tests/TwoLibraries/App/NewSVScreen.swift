import SVStyle
import UIKit

// The same lines as in OldSVScreen, by another import.

@MainActor enum NewSVScreen {
  static func use(_ list: UIScrollView, action: @escaping () -> Void) -> Bool {
    list.addPullToRefresh { action() }
    list.addInfiniteScrolling(actionHandler: {})
    list.showsPullToRefresh = true
    list.triggerPullToRefresh()
    list.pullToRefreshView.stopAnimating()
    return list.showsPullToRefresh
  }
}
