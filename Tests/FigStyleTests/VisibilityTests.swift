import FigStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("FigStyle's components, hidden, switched off, faded")
struct VisibilityTests {
  let list = SimulatedScrollView()

  @Test("hidden by the app before or after attaching: no pulls, no room, until it is shown")
  func hidden() {
    let header = RefreshHeader {}
    header.isHidden = true
    list.fig_header = header
    #expect(header.isHidden)
    list.pull()
    list.settle()
    #expect(header.state == .idle)
    header.isHidden = false
    list.pull()
    list.settle()
    #expect(header.state == .refreshing && list.contentInset.top == 50)
    header.isHidden = true
    list.settle()
    #expect(header.state == .refreshing && list.contentInset.top == 0)
    header.endRefreshing()
    list.settle()
    #expect(header.state == .idle)
  }

  @Test("the app may say when a footer shows; without content it stays hidden")
  func footer() {
    list.contentSize.height = 0
    list.fig_footer {}
    let footer = list.fig_footer
    footer?.isHidden = true
    footer?.isHidden = false
    #expect(footer?.isHidden == true)
    list.contentSize.height = 1200
    #expect(footer?.isHidden == false)
    footer?.isHidden = true
    list.contentSize.height = 1300
    #expect(footer?.isHidden == true)
  }

  @Test("switched off during a load: it ends, hides and calls back; switched on it works again")
  func disabled() {
    var calls: [String] = []
    let header = RefreshHeader(
      refreshingClosure: { calls.append("action") }, endRefreshingClosure: { calls.append("ended") })
    list.fig_header = header
    list.pull()
    list.settle()
    header.enableRefresh = false
    list.settle()
    #expect(calls == ["action", "ended"] && header.isHidden && list.contentInset.top == 0)
    list.pull()
    list.settle()
    #expect(calls.count == 2)
    header.enableRefresh = true
    list.pull()
    list.settle()
    #expect(calls == ["action", "ended", "action"])
  }

  @Test("switched off before attaching, it is off")
  func disabledBefore() {
    let header = RefreshHeader {}
    header.enableRefresh = false
    list.fig_header = header
    #expect(header.isHidden)
    list.pull()
    #expect(header.state == .idle)
  }

  @Test("without interaction it takes no pulls, and a load goes on")
  func interaction() {
    let header = RefreshHeader {}
    list.fig_header = header
    list.pull()
    list.settle()
    header.isUserInteractionEnabled = false
    #expect(header.state == .refreshing && !header.isHidden)
    header.endRefreshing()
    list.settle()
    list.pull()
    list.settle()
    #expect(header.state == .idle)
  }

  @Test("it fades in with the pull, if the app wants that")
  func alpha() {
    let header = RefreshHeader {}
    list.fig_header = header
    header.alpha = 0.7
    list.hold(past: 25)
    #expect(header.alpha == 0.7 && header.pullingPercent == 0.5)
    header.isAutomaticallyChangeAlpha = true
    #expect(header.alpha == 0.5)
    list.hold(past: 100)
    #expect(header.alpha == 1 && header.pullingPercent == 2)
    list.finger.lift()
    #expect(header.alpha == 1)
    list.settle()
    header.endRefreshing()
    list.settle()
    #expect(header.alpha == 0)
    header.isAutomaticallyChangeAlpha = false
    #expect(header.alpha == 1)
  }

  @Test("an inset of the list's can be ignored")
  func ignoredInset() {
    let (header, footer) = (RefreshHeader {}, RefreshFooter {})
    header.ignoredScrollViewContentInsetTop = 30
    (list.fig_header, list.fig_footer) = (header, footer)
    footer.ignoredScrollViewContentInsetBottom = 20
    #expect(header.frame.minY == -80 && footer.frame.minY == 2020)
  }
}
