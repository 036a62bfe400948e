import InfinityStyle
import UIKit

/// A manager that keeps a list fresh, and tidies up.
class InfinityManager {
  private let list: UIScrollView?
  private(set) var loads = 0

  init(list: UIScrollView?) { self.list = list }

  deinit { list?.fty.clear() }

  func install() {
    let dot = DotAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    list?.fty.pullToRefresh.add(animator: dot) { [weak self] in self?.load() }
    list?.addInfiniteScroll(
      66, animator: CircleInfiniteAnimator(frame: dot.frame), action: { [weak self] in self?.load() })
  }

  func load() { loads += 1 }

  func finish() {
    list?.fty.pullToRefresh.end()
    list?.endInfiniteScrolling()
    list?.isInfiniteScrollEnabled = loads < 5
  }
}

class DotAnimator: UIView, CustomPullToRefreshAnimator {
  private(set) var isShowing = false

  func animateState(_ state: PullToRefreshState) {
    switch state {
    case .none: isShowing = false
    case .releasing(let progress): alpha = progress
    case .loading: isShowing = true
    }
  }
}
