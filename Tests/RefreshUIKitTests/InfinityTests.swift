import InfinityStyle
import Testing
import UIKit

/// A list that tidies up when it goes, as the original asked of its users.
private final class OwnList: UIScrollView {
  nonisolated(unsafe) static var subviewsAtTheEnd = -1
  deinit {
    fty.clear()
    removePullToRefresh()
    MainActor.assumeIsolated { Self.subviewsAtTheEnd = subviews.count }
  }
}

@Suite("Infinity on UIScrollView", .serialized)
struct InfinityTests {
  private let frame = CGRect(x: 0, y: 0, width: 24, height: 24)

  @Test("a list that goes may ask in its own deinit, and is given nothing there")
  func ownDeinit() {
    do { _ = OwnList(frame: frame) }
    #expect(OwnList.subviewsAtTheEnd == 0)
    weak var link: OwnList?
    do {
      let list = OwnList(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      list.fty.pullToRefresh.add(animator: SnakeRefreshAnimator(frame: frame)) {}
      list.fty.pullToRefresh.begin()
      link = list
    }
    #expect(link == nil)
  }

  @Test("reading puts nothing into a list, adding does; a namespace that is kept keeps nothing alive")
  func reading() {
    var list: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    weak var link: UIScrollView?
    link = list
    let fty = list?.fty
    _ = (list?.supportSpringBounces, list?.isPullToRefreshEnabled, list?.fty.infiniteScroll.isStickToContent)
    list?.fty.clear()
    #expect(list?.subviews.isEmpty == true)
    fty?.pullToRefresh.add(animator: DefaultRefreshAnimator(frame: frame)) {}
    #expect(list?.fty.pullToRefresh.isEnabled == true)
    list = nil
    #expect(link == nil)
    fty?.pullToRefresh.begin()
  }

  @Test("an animator stands in the middle of its room, and loads")
  func loads() {
    let driver = UIScrollViewDriver()
    var actions = 0
    let ring = DefaultRefreshAnimator(frame: frame)
    driver.view.fty.pullToRefresh.add(animator: ring) { actions += 1 }
    driver.view.layoutIfNeeded()
    #expect(ring.center == CGPoint(x: 160, y: 30))
    driver.drag(to: -80)
    driver.lift()
    driver.advance(seconds: 1)
    #expect(actions == 1 && driver.view.contentInset.top == 60)
    #expect(ring.activityIndicatorView.isAnimating)
    driver.view.fty.pullToRefresh.end()
    driver.advance(seconds: 1)
    #expect(driver.view.contentInset.top == 0)
  }
}
