import FigStyle
import InfinityStyle
import RefreshTestKit
import RefreshTesting
import SVStyle
import Testing

@Suite("Several styles on one list")
struct MixedStylesTests {
  let list = SimulatedScrollView()

  @Test("one style adds, another ends: it is the same refresh")
  func addAndEnd() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    list.fty.pullToRefresh.begin()
    #expect(actions == 1)
    #expect(list.pullToRefreshView.state == .loading)
    #expect(list.fig_header?.state == .refreshing)
    list.fig_header?.endRefreshing()
    list.settle()
    #expect(list.pullToRefreshView.state == .stopped)
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
  }

  @Test("a style's view that stands for another's refresh is made once and not put on screen")
  func standIns() {
    list.fty.pullToRefresh.add(animator: DefaultRefreshAnimator(frame: .zero)) {}
    let view = list.pullToRefreshView
    #expect(view != nil && list.pullToRefreshView === view)
    #expect(view?.superview == nil)
    #expect(list.fig_header?.superview == nil)
    #expect(list.surface.subviews.count == 1)
    #expect(list.refreshers.all.count == 1)
  }

  @Test("attaching in another style takes the old one's place and gives its room back")
  func takeOver() {
    var first = 0
    var second = 0
    list.addPullToRefresh { first += 1 }
    list.triggerPullToRefresh()
    let old = list.pullToRefreshView
    list.fig_header = RefreshHeader { second += 1 }
    list.settle()
    #expect(old?.state == .stopped && old?.superview == nil)
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
    list.fig_header?.beginRefreshing()
    list.settle()
    #expect(first == 1 && second == 1)
    #expect(list.contentInset.top == 50)
  }

  @Test("the engine's own words work from every style")
  func engineWords() {
    list.fig_footer = RefreshFooter {}
    let footer = list.scrollHost.refreshers[.footer]
    footer?.policy.fires = .onApproach
    footer?.policy.preloadDistance = 400
    list.finger.hold(offset: 932)
    #expect(footer?.phase == .idle)
    list.finger.hold(offset: 934)
    #expect(footer?.phase == .refreshing)
  }

  @Test("dropping the list frees list, views and actions in every style")
  func lifetime() {
    final class Token {}
    var list: SimulatedScrollView? = SimulatedScrollView()
    var token: Token? = Token()
    weak var listLink: SimulatedScrollView?
    weak var tokenLink: Token?
    (listLink, tokenLink) = (list, token)
    if let list, let token {
      list.addPullToRefresh { _ = token }
      list.addInfiniteScrolling { _ = token }
      _ = (list.fig_header, list.fty)
      list.triggerPullToRefresh()
      list.fig_footer = RefreshFooter { _ = token }
      list.fig_footer?.beginRefreshing()
    }
    list = nil
    token = nil
    #expect(listLink == nil && tokenLink == nil)
  }
}
