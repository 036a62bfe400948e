import RefreshUIKit
import SVStyle
import StandInTestKit
import Testing
import UIKit

/// A header as an app writes it on UIKit.
private final class PictureHeader: SVPullToRefreshView {
  let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  var calls: [String] = []

  override func configureView() { addSubview(picture) }
  override func doSomethingWhenStartingAnimating() {
    picture.animationImages = [UIImage(standInSize: CGSize(width: 24, height: 24))]
    picture.startAnimating()
    calls.append("start")
  }
  override func doSomethingWhenStopingAnimating() {
    picture.stopAnimating()
    calls.append("stop")
  }
  override func doSomethingWhenLayoutSubviews() {
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

private final class OwnFooter: SVInfiniteScrollingView {}

@Suite("SVStyle on UIScrollView", .serialized)
struct SVStyleOnUIKitTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let list = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    HostClock.useStandIn()
    list.contentSize = CGSize(width: 375, height: 2000)
    window.addSubview(list)
  }

  private func pull(to offset: CGFloat) {
    list.standInDrag(to: CGPoint(x: 0, y: offset))
    list.standInLift()
    StandIn.advance(seconds: 2)
  }

  @Test("before anything was added there is nothing, and nothing to set")
  func nothing() {
    #expect(list.pullToRefreshView == nil && list.infiniteScrollingView == nil)
    #expect(list.pullToRefreshView(at: .bottom) == nil && list.pullToRefreshView(at: 7) == nil)
    #expect(list.infiniteScrollingView(at: .top) == nil && list.pullToRefreshViews.isEmpty)
    list.showsPullToRefresh = true
    list.showsInfiniteScrolling = true
    #expect(!list.showsPullToRefresh && !list.showsInfiniteScrolling)
  }

  @Test("a pull refreshes once, rests under the view, and stops at the top")
  func refreshes() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    let view = list.pullToRefreshView
    #expect(view?.superview === list && view?.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    pull(to: -80)
    #expect(actions == 1 && list.pullToRefreshView.state == .loading)
    #expect(list.contentInset.top == 60 && list.contentOffset.y == -60)
    list.pullToRefreshView.stopAnimating()
    StandIn.advance(seconds: 2)
    #expect(list.contentInset == .zero && list.contentOffset.y == 0 && actions == 1)
    list.triggerPullToRefresh()
    #expect(actions == 2 && list.pullToRefreshView === view)
  }

  @Test("hidden it cannot be pulled; shown again it can")
  func shows() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    list.showsPullToRefresh = false
    pull(to: -80)
    #expect(actions == 0 && !list.showsPullToRefresh)
    list.showsPullToRefresh = true
    pull(to: -80)
    #expect(actions == 1)
  }

  @Test("a view of the app's stands in the middle of the header in its state only")
  func customView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 25, height: 20))
    list.addPullToRefresh {}
    list.pullToRefreshView.setCustomView(UIView(), for: .loading)
    list.pullToRefreshView.setCustomView(view, for: .loading)
    #expect(view.superview == nil)
    pull(to: -80)
    #expect(view.superview === list.pullToRefreshView)
    #expect(view.frame == CGRect(x: 175, y: 20, width: 25, height: 20))
    #expect(list.pullToRefreshView.titleLabel.isHidden)
    list.pullToRefreshView.stopAnimating()
    #expect(view.superview == nil && !list.pullToRefreshView.titleLabel.isHidden)
  }

  @Test("a subclass shows the views that it brings along, and hears of start and stop")
  func ownClass() {
    list.addPullToRefresh(actionHandler: {}, viewClass: PictureHeader.self)
    let header = list.pullToRefreshView as? PictureHeader
    #expect(header?.picture.superview === header)
    pull(to: -80)
    #expect(header?.picture.isAnimating == true && header?.calls == ["start"])
    #expect(header?.picture.center == CGPoint(x: 187.5, y: 30))
    list.pullToRefreshView.stopAnimating()
    StandIn.advance(seconds: 2)
    #expect(header?.picture.isAnimating == false && header?.calls == ["start", "stop"])
    #expect(list.contentInset == .zero)
  }

  @Test("headers of every spelling: position, number, configurator, closure, theme")
  func headers() {
    let configurator = SVPullToRefreshConfigurator(scrollView: list)
    configurator.theme = .balloon
    list.addPullToRefresh(actionHandler: nil, position: .top)
    list.addPullToRefresh(actionHandler: nil, position: 1)
    #expect(list.pullToRefreshViews.count == 2 && list.pullToRefreshView(at: .bottom) != nil)
    #expect(list.pullToRefreshView(at: 0) === list.pullToRefreshView)
    list.addPullToRefresh(actionHandler: nil, configurator: nil)
    list.addPullToRefresh(actionHandler: nil, configurator: configurator)
    #expect(list.pullToRefreshView is CHQBalloonRefreshView)
    list.addPullToRefresh {
    } configurator: {
      $0.theme = .spiral
    }
    #expect(list.pullToRefreshView is CHQSpiralRefreshView)
    list.addPullToRefresh(actionHandler: nil, with: configurator)
    #expect(list.pullToRefreshView is CHQBalloonRefreshView)
    list.changeCurrentRefreshTheme(to: .arrow)
    #expect(list.pullToRefreshView is CHQArrowRefreshView)
    list.addPullToRefresh(actionHandler: nil, withConfigurator: configurator)
    list.changeCurrentRefreshThemeToTheme(.eatBeans)
    #expect(list.pullToRefreshView is CHQEatBeansRefreshView)
  }

  @Test("a footer takes its room, loads past the end, and stops")
  func footer() {
    var actions = 0
    list.addInfiniteScrolling { actions += 1 }
    StandIn.advance(seconds: 1)
    let footer = list.infiniteScrollingView
    #expect(footer?.frame == CGRect(x: 0, y: 2000, width: 375, height: 60))
    #expect(list.contentInset.bottom == 60 && list.showsInfiniteScrolling)
    pull(to: 1345)
    #expect(actions == 1 && list.infiniteScrollingView.state == .loading)
    #expect(footer?.activityIndicatorView.isAnimating == true)
    list.infiniteScrollingView.stopAnimating()
    #expect(footer?.state == .stopped && footer?.activityIndicatorView.isAnimating == false)
    list.triggerInfiniteScrolling()
    #expect(actions == 2)
    list.showsInfiniteScrolling = false
    StandIn.advance(seconds: 1)
    #expect(list.contentInset.bottom == 0)
  }

  @Test("footers of every spelling: direction, number, theme, pictures, look, class")
  func footers() {
    list.addInfiniteScrolling(actionHandler: nil, direction: .top)
    list.addInfiniteScrolling(actionHandler: nil, direction: 0)
    #expect(list.infiniteScrollingView(at: .top) != nil && list.infiniteScrollingView(at: .bottom) != nil)
    list.addInfiniteScrolling(actionHandler: nil, theme: .ellipsis)
    #expect(list.infiniteScrollingView is CHQEllipsisScrollingView)
    list.addInfiniteScrolling(actionHandler: nil, loadingImageName: "no such file")
    #expect(list.infiniteScrollingView is CHQGIFScrollingView)
    list.changeCurrentInfiniteScrollingTheme(to: .ellipsis)
    #expect(list.infiniteScrollingView is CHQEllipsisScrollingView)
    list.addInfiniteScrolling(actionHandler: nil, withLoadingImageName: nil)
    #expect(list.infiniteScrollingView is CHQGIFScrollingView)
    list.addInfiniteScrolling(actionHandler: nil, withCurrentTheme: .ellipsis)
    list.changeCurrentInfiniteScrollingThemeToTheme(.ellipsis)
    #expect(list.infiniteScrollingView is CHQEllipsisScrollingView)
    list.addInfiniteScrolling(actionHandler: nil, look: .svEllipsis)
    #expect(list.infiniteScrollingView.look?.name == Look.svEllipsis.name)
    list.addInfiniteScrolling(actionHandler: nil, viewClass: OwnFooter.self)
    #expect(list.infiniteScrollingView is OwnFooter)
  }

  @Test("the spellings of Swift 2 add the same views") @available(*, deprecated)
  func oldNames() {
    let configurator = SVPullToRefreshConfigurator(scrollView: list)
    configurator.theme = .pinterest
    list.addPullToRefreshWithActionHandler {}
    list.addPullToRefreshWithActionHandler({}, position: .top)
    list.addPullToRefreshWithActionHandler({}, position: 1)
    list.addPullToRefreshWithActionHandler({}, withConfigurator: configurator)
    #expect(list.pullToRefreshView is CHQPinterestRefreshView && list.pullToRefreshViews.count == 2)
    list.addInfiniteScrollingWithActionHandler {}
    list.addInfiniteScrollingWithActionHandler({}, direction: .bottom)
    list.addInfiniteScrollingWithActionHandler({}, direction: 1)
    list.addInfiniteScrollingWithActionHandler({}, withLoadingImageName: "no such file")
    #expect(list.infiniteScrollingView is CHQGIFScrollingView)
    list.addInfiniteScrollingWithActionHandler({}, withCurrentTheme: .ellipsis)
    #expect(list.infiniteScrollingView is CHQEllipsisScrollingView)
  }
}
