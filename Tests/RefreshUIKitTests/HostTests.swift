import FigStyle
import InfinityStyle
import RefreshTesting
import RefreshUIKit
import StandInTestKit
import Testing
import UIKit

@Suite("UIScrollView as a host", .serialized)
struct HostTests {
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
  }

  @Test("keeps every promise of a host")
  func checklist() {
    #expect(checkScrollHost { UIScrollViewDriver() } == [])
  }

  @Test("a pull refreshes, and the list comes to rest under the indicator and then at its top")
  func pull() {
    var actions = 0
    let spinner = DefaultRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    list.fty.pullToRefresh.add(animator: spinner) { actions += 1 }
    pull(to: -80)
    StandIn.advance(seconds: 2)
    #expect(actions == 1 && list.contentInset.top == 60 && list.contentOffset.y == -60)
    #expect(spinner.superview?.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    list.fty.pullToRefresh.end()
    StandIn.advance(seconds: 2)
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
  }

  @Test("bars are the system's part: contentInset is left alone and the list rests under them")
  func bars() {
    window.systemInsets = UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
    #expect(list.contentOffset.y == -88)
    list.fig_header = RefreshHeader {}
    for _ in 1...3 {
      pull(to: -88 - 70)
      StandIn.advance(seconds: 2)
      #expect(list.contentInset.top == 50 && list.contentOffset.y == -138)
      list.fig_header?.endRefreshing()
      StandIn.advance(seconds: 2)
      #expect(list.contentInset == .zero && list.contentOffset.y == -88)
    }
    #expect(list.contentInsetAdjustmentBehavior == .automatic)
  }

  @Test("bars that change during a refresh keep the indicator in view")
  func barsWhileRefreshing() {
    window.systemInsets.top = 64
    list.fig_header = RefreshHeader {}
    pull(to: -64 - 70)
    StandIn.advance(seconds: 2)
    window.systemInsets.top = 44
    StandIn.advance(seconds: 1)
    #expect(abs(list.contentOffset.y - -94) < 0.001)
    list.fig_header?.endRefreshing()
    StandIn.advance(seconds: 1)
    #expect(abs(list.contentOffset.y - -44) < 0.001 && list.contentInset.top == 0)
  }

  @Test("an app that writes contentInset during a refresh keeps what it wrote")
  func appInset() {
    list.fig_header = RefreshHeader {}
    pull(to: -70)
    StandIn.advance(seconds: 2)
    list.contentInset.bottom = 300
    let read = list.contentInset
    list.contentInset = read
    list.fig_header?.endRefreshing()
    StandIn.advance(seconds: 1)
    #expect(list.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0))
  }

  @Test("the scroll view has one host for life, and nothing is kept alive by it")
  func lifetime() {
    weak var view: UIScrollView?
    weak var header: RefreshHeader?
    do {
      let new = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      new.contentSize = CGSize(width: 320, height: 2000)
      new.fig_header = RefreshHeader {}
      #expect(new.scrollHost === new.scrollHost)
      new.fig_header?.beginRefreshing()
      (view, header) = (new, new.fig_header)
    }
    #expect(view == nil && header == nil)
  }

  @Test("no order of dying crashes")
  func ordersOfDying() {
    var header: RefreshHeader? = RefreshHeader {}
    var view: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view?.contentSize = CGSize(width: 320, height: 2000)
    window.addSubview(view ?? UIView())
    view?.fig_header = header
    header?.beginRefreshing()
    view?.removeFromSuperview()
    view = nil
    header?.endRefreshing()
    header = nil
    StandIn.advance(seconds: 2)
    #expect(!StandIn.hasDisplayLinks)
  }

  @Test("a size change in layout writes nothing until the layout is over")
  func layout() {
    list.fty.infiniteScroll.add(animator: DefaultInfiniteAnimator(frame: .zero)) {}
    list.scrollHost.refreshers[.footer]?.policy.room = .permanent
    StandIn.advance(seconds: 1)
    #expect(list.contentInset.bottom == 80)
    list.contentSize.height = 0
    #expect(list.contentInset.bottom == 80)
    StandIn.advance(seconds: 0.1)
    #expect(list.contentInset.bottom == 0)
  }

  @Test("a look asks for frames while it moves, and for none at rest")
  func frames() {
    let view = LookView(
      look: Look("probe", loop: 1) { moment, drawing in drawing.move(to: moment.seconds, 0) })
    let refresher = Refresher(slot: .header) {}
    refresher.addObserver(view)
    refresher.indicator = RefreshIndicator(view: view, length: 60)
    list.scrollHost.refreshers.attach(refresher)
    refresher.begin()
    StandIn.advance(seconds: 1)
    #expect(StandIn.hasDisplayLinks)
    refresher.end()
    StandIn.advance(seconds: 2)
    #expect(!StandIn.hasDisplayLinks)
  }
}
