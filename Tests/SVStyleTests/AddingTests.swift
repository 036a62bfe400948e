import RefreshTestKit
import RefreshTesting
import SVStyle
import Testing

@Suite("SVStyle: adding, adding again, replacing")
struct AddingTests {
  let list = SimulatedScrollView()

  @Test("adding with a configurator again takes action and configurator over; the refresh goes on")
  func configuratorAgain() {
    var first = 0
    var second = 0
    list.addPullToRefresh { first += 1 }
    list.pullToRefreshView.setTitle("Mine", for: .all)
    list.pullAndLetGo()
    list.settle()
    list.addPullToRefresh(actionHandler: { second += 1 }, configurator: { $0.theme = .ellipsis })
    list.settle()
    #expect(list.pullToRefreshView is CHQEllipsisRefreshView && list.pullToRefreshView.state == .loading)
    #expect(list.contentInset.top == 60 && list.surface.subviews.count == 1)
    list.pullToRefreshView.stopAnimating()
    list.settle()
    list.triggerPullToRefresh()
    #expect(first == 1 && second == 1 && list.contentInset.top == 65)
  }

  @Test("a header replaced by another class while refreshing gives back its inset, without a callback")
  func otherClass() {
    list.addPullToRefresh(actionHandler: {}, viewClass: HookHeader.self)
    let old = list.pullToRefreshView as? HookHeader
    list.pullAndLetGo()
    list.settle()
    #expect(list.contentInset.top == 60)
    final class Other: SVPullToRefreshView {}
    list.addPullToRefresh(actionHandler: {}, viewClass: Other.self)
    #expect(list.contentInset.top == 0 && list.pullToRefreshView.state == .stopped)
    #expect(old?.superview == nil && old?.state == .stopped && old?.isObserving == false)
    #expect(old?.calls.contains { $0.hasPrefix("stop") } == false)
    list.settle()
    #expect(list.contentOffset.y == 0)
  }

  @Test("the same class again lets the refresh go on")
  func sameClass() {
    list.addPullToRefresh(actionHandler: {}, viewClass: HookHeader.self)
    let header = list.pullToRefreshView
    list.triggerPullToRefresh()
    list.addPullToRefresh(actionHandler: {}, viewClass: HookHeader.self)
    #expect(list.pullToRefreshView === header && list.pullToRefreshView.state == .loading)
    list.addInfiniteScrolling(actionHandler: {}, viewClass: HookFooter.self)
    let footer = list.infiniteScrollingView
    list.addInfiniteScrolling(actionHandler: {}, viewClass: HookFooter.self)
    #expect(list.infiniteScrollingView === footer)
    list.addInfiniteScrolling(actionHandler: {}, viewClass: SVInfiniteScrollingView.self)
    #expect(list.infiniteScrollingView !== footer && list.contentInset.bottom == 60)
  }

  @Test("one at each edge: each is found by its position, the words without one mean the top")
  func twoHeaders() {
    var top = 0
    var bottom = 0
    list.addPullToRefresh(actionHandler: { bottom += 1 }, position: .bottom)
    #expect(list.pullToRefreshView.position == .bottom)
    list.addPullToRefresh(actionHandler: { top += 1 }, position: UInt(SVPullToRefreshPositionTop))
    list.addPullToRefresh(actionHandler: {}, position: 7)
    #expect(list.pullToRefreshViews.map(\.position) == [.top, .bottom])
    #expect(list.pullToRefreshView.position == .top)
    list.triggerPullToRefresh()
    list.pullToRefreshView(at: .bottom).triggerRefresh()
    #expect(top == 1 && bottom == 1)
    list.pullToRefreshView(at: UInt(SVPullToRefreshPositionBottom)).stopAnimating()
    #expect(list.pullToRefreshView.state == .loading)
    #expect(list.pullToRefreshView(at: .bottom).state == .stopped)
    list.pullToRefreshView.stopAnimating()
    list.settle()
    #expect(list.contentInset == .zero)
  }

  @Test("set up in place")
  func closure() {
    list.addPullToRefresh {
    } configurator: {
      $0.theme = .balloon
      $0.pullToRefreshViewHeight = 80
    }
    #expect(list.pullToRefreshView is CHQBalloonRefreshView && list.pullToRefreshView.frame.height == 80)
  }

  @Test("an infinite scrolling of any look")
  func footerLook() {
    list.addInfiniteScrolling(actionHandler: {}, look: .svPendulum)
    #expect(list.infiniteScrollingView.look?.name == "sv-pendulum")
    #expect(CHQInfiniteScrollingViewHeight == 60 && list.contentInset.bottom == 60)
  }

  @Test("actions may be nil, and changed later")
  func actions() {
    var count = 0
    list.addPullToRefresh(actionHandler: nil)
    list.triggerPullToRefresh()
    list.pullToRefreshView.stopAnimating()
    list.pullToRefreshView.pullToRefreshActionHandler = { count += 1 }
    list.triggerPullToRefresh()
    #expect(count == 1)
  }

  @Test("helpers of the original: an inset by hand counts the open room in, resets do nothing")
  func helpers() {
    list.addPullToRefresh {}
    list.triggerPullToRefresh()
    list.settle()
    var calls = 0
    list.pullToRefreshView.setScrollViewContentInset(
      PlatformEdgeInsets(top: 100, left: 0, bottom: 20, right: 0), handler: { calls += 1 })
    #expect(list.contentInset.top == 100 && list.userInset.top == 40 && list.userInset.bottom == 20)
    list.pullToRefreshView.resetScrollViewContentInset { calls += 1 }
    list.pullToRefreshView.setScrollViewContentInsetForLoading()
    list.pullToRefreshView.scrollViewDidScroll(.zero)
    #expect(calls == 2 && list.contentInset.top == 100)
    list.pullToRefreshView.stopAnimating()
    #expect(list.contentInset.top == 40)
    list.pullToRefreshView.originalTopInset += 4
    #expect(list.userInset.top == 44)
  }
}
