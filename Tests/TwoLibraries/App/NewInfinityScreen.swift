import InfinityStyle
import UIKit

// The same lines as in OldInfinityScreen, by another import.

@MainActor enum NewInfinityScreen {
  static func use(_ list: UIScrollView, action: @escaping () -> Void) -> Bool {
    list.fty.pullToRefresh.add(animator: DefaultRefreshAnimator(frame: .zero)) { action() }
    list.fty.pullToRefresh.begin()
    list.fty.pullToRefresh.end()
    return list.isPullToRefreshEnabled
  }
}
