import Infinity
import UIKit

@MainActor enum OldInfinityScreen {
  static func use(_ list: UIScrollView) -> Bool {
    list.fty.pullToRefresh.add(animator: DefaultRefreshAnimator(frame: .zero)) {}
    list.fty.pullToRefresh.begin()
    list.fty.pullToRefresh.end()
    return list.isPullToRefreshEnabled
  }

  static var calls: [String] { OriginalInfinityCalls.all }
}
