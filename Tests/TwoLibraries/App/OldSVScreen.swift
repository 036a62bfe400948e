import SVPullToRefresh
import UIKit

@MainActor enum OldSVScreen {
  static func use(_ list: UIScrollView) -> Bool {
    list.addPullToRefresh {}
    list.addInfiniteScrolling(actionHandler: {})
    list.showsPullToRefresh = true
    list.triggerPullToRefresh()
    list.pullToRefreshView.stopAnimating()
    return list.showsPullToRefresh
  }

  static var calls: [String] { OriginalSVCalls.all }
}
