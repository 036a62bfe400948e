import GMStyle
import RefreshUIKit
import StandInTestKit
import Testing
import UIKit

@Suite("GMStyle on UIScrollView", .serialized)
struct GMStyleOnUIKitTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let list = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    HostClock.useStandIn()
    list.contentSize = CGSize(width: 375, height: 2000)
    window.addSubview(list)
  }

  private func pull(to offset: CGFloat) {
    list.standInDrag(to: CGPoint(x: 0, y: offset))
    list.didScroll()
    list.standInLift()
    StandIn.advance(seconds: 2)
  }

  @Test("a pull refreshes once, rests under the view, and stops at the top")
  func refreshes() {
    var actions = 0
    #expect(list.pullToRefreshView == nil)
    list.addPullToRefresh(actionHandler: { actions += 1 })
    #expect(list.pullToRefreshView.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    pull(to: -80)
    #expect(actions == 1 && list.pullToRefreshView.state == .loading)
    #expect(list.contentInset.top == 60 && list.contentOffset.y == -60)
    #expect(list.pullToRefreshView.scrollView === list)
    list.pullToRefreshView.stopAnimating()
    StandIn.advance(seconds: 2)
    #expect(list.contentInset == .zero && list.contentOffset.y == 0)
    #expect(actions == 1 && list.pullToRefreshView.state == .hidden)
  }

  @Test("the view can be set: another one, one made by hand, and none")
  func setting() {
    list.addPullToRefresh {}
    let first = list.pullToRefreshView
    let second = GMPullToRefresh(scrollView: list)
    #expect(list.pullToRefreshView === second && first?.superview == nil)
    list.pullToRefreshView = first
    #expect(list.pullToRefreshView === first && first?.superview === list && second.superview == nil)
    list.pullToRefreshView.setScrollViewContentInsetTop(64)
    #expect(list.contentInset.top == 64)
    list.pullToRefreshView = nil
    #expect(list.pullToRefreshView == nil && first?.superview == nil && list.contentInset.top == 64)
    list.addPullToRefresh(actionHandler: nil)
    #expect(list.pullToRefreshView != nil)
  }

  @Test("it shares the list with a view of the app's that stands in it")
  func ownView() {
    let badge = UIImageView(frame: CGRect(x: 8, y: 8, width: 16, height: 16))
    list.addPullToRefresh {}
    list.pullToRefreshView.addSubview(badge)
    list.pullToRefreshView.look = .gmRotatingActivity
    pull(to: -80)
    #expect(badge.superview === list.pullToRefreshView && list.pullToRefreshView.titleLabel.isHidden)
    #expect(badge.frame == CGRect(x: 8, y: 8, width: 16, height: 16))
  }
}
