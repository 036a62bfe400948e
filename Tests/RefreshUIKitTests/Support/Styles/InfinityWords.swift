import InfinityStyle
import UIKit

struct InfinityWords: StyleWords {
  func attachHeader(to list: UIScrollView, action: @escaping () -> Void) {
    let snake = SnakeRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 18))
    list.fty.pullToRefresh.add(animator: snake, action: action)
  }
  func beginHeader(of list: UIScrollView) { list.fty.pullToRefresh.begin() }
  func endHeader(of list: UIScrollView) { list.fty.pullToRefresh.end() }
  func dropHeader(of list: UIScrollView) { list.fty.pullToRefresh.remove() }

  func attachFooter(to list: UIScrollView, action: @escaping () -> Void) {
    let ring = DefaultInfiniteAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    list.fty.infiniteScroll.add(animator: ring, action: action)
  }
  func endFooter(of list: UIScrollView) { list.fty.infiniteScroll.end() }
}
