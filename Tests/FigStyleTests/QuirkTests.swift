import FigStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("What FigRefresh does wrong, done right")
struct QuirkTests {
  let list = SimulatedScrollView()

  private func header(
    _ action: @escaping () -> Void = {}, ended: (() -> Void)? = nil
  ) -> RefreshHeader {
    let header = RefreshHeader(refreshingClosure: action, endRefreshingClosure: ended)
    list.fig_header = header
    return header
  }

  private func footer(_ action: @escaping () -> Void = {}) -> RefreshFooter {
    let footer = RefreshFooter(refreshingClosure: action)
    list.fig_footer = footer
    return footer
  }

  @Test("an end goes to the true rest, with the list's own inset")
  func trueRest() {
    list.userInset.top = 88
    let header = header()
    list.pull()
    list.settle()
    #expect(list.contentInset.top == 138 && list.contentOffset.y == -138)
    header.endRefreshing()
    list.settle()
    #expect(list.contentInset.top == 88 && list.contentOffset.y == -88)
  }

  @Test("an end moves nobody who scrolled away, up, down or sideways")
  func scrolledAway() {
    list.contentSize.width = 800
    let header = header()
    list.pull()
    list.settle()
    list.contentOffset = CGPoint(x: 120, y: 700)
    header.endRefreshing()
    list.settle()
    #expect(list.contentOffset == CGPoint(x: 120, y: 700))
  }

  @Test("insets that change during a load are kept")
  func insetsMeanwhile() {
    let header = header()
    list.pull()
    list.settle()
    list.userInset.top = 44
    list.userInset.bottom = 300
    list.userInset.leading = 12
    header.endRefreshing()
    list.settle()
    #expect(list.contentInset.top == 44 && list.contentInset.bottom == 300)
    #expect(list.userInset.leading == 12)
  }

  @Test("the footer's room is added to the list's inset, and its end leaves a header that loads alone")
  func composedInsets() {
    list.contentSize.height = 900
    list.userInset.bottom = 34
    let (header, footer) = (header(), footer())
    header.beginRefreshing()
    list.settle()
    list.pullUp()
    list.settle()
    #expect(list.contentInset.bottom == 84 && header.state == .refreshing)
    footer.endRefreshing()
    list.settle()
    #expect(list.contentInset.bottom == 34 && header.state == .refreshing)
    list.finger.hold(offset: -50)
    list.finger.lift()
    list.settle()
    #expect(list.contentInset.top == 50 && list.contentOffset.y == -50, "the header's room is there again")
  }

  @Test("an end without a closure keeps the one given at first; with one, both are called, every time")
  func endClosures() {
    var calls: [String] = []
    let header = header(ended: { calls.append("own") })
    for closure in [nil, { calls.append("once") }, nil] as [(() -> Void)?] {
      list.pull()
      list.settle()
      header.endRefreshing(closure: closure)
      list.settle()
    }
    #expect(calls == ["own", "own", "once", "own"])
  }

  @Test("an end where nothing ran does nothing")
  func idleEnd() {
    var ends = 0
    let header = header(ended: { ends += 1 })
    list.setOffset(300)
    header.endRefreshing { ends += 1 }
    list.settle()
    #expect(ends == 0 && list.contentOffset.y == 300 && list.insetWrites == 0)
  }

  @Test("nil removes; the same object is put in once")
  func assigning() {
    let header = header()
    list.fig_header = header
    list.pull()
    list.settle()
    #expect(header.state == .refreshing && list.contentInset.top == 50)
    #expect(list.surface.subviews.count == 1)
    list.fig_header = nil
    list.settle()
    #expect(list.fig_header == nil && header.superview == nil && list.contentInset.top == 0)
  }

  @Test("idle again after a pull that came to nothing")
  func idleAgain() {
    let (header, footer) = (header(), footer())
    list.pull(20)
    list.settle()
    list.pullUp(20)
    list.settle()
    #expect(header.state == .idle && footer.state == .idle)
  }

  @Test("a cancelled touch decides nothing")
  func cancelled() {
    let header = header()
    list.hold(past: 90)
    list.finger.cancel()
    list.settle()
    #expect(header.state == .idle && list.insetWrites == 0)
  }

  @Test("nothing of the list but inset and offset is written")
  func hostIsLeftAlone() {
    list.alwaysBounceVertical = false
    let (header, _) = (header(), footer())
    list.pull()
    list.settle()
    #expect(list.bounces && !list.alwaysBounceVertical && list.isScrollEnabled)
    header.endRefreshing()
    list.settle()
    #expect(list.bounces && !list.alwaysBounceVertical)
  }

  @Test("bars belong to the rest of the list")
  func bars() {
    list.bars.top = 91
    let header = header()
    list.setOffset(-91)
    list.pull()
    list.settle()
    #expect(list.contentOffset.y == -141 && list.contentInset.top == 50)
    header.endRefreshing()
    list.settle()
    #expect(list.contentOffset.y == -91)
  }

  @Test("removed during a load, it ends without a word and breaks nothing")
  func removedWhileLoading() {
    var calls = 0
    let header = header(ended: { calls += 1 })
    list.pull()
    list.advance(seconds: 0.1)
    header.removeFromSuperview()
    list.settle()
    header.endRefreshing { calls += 1 }
    header.beginRefreshing { calls += 1 }
    list.settle()
    #expect(calls == 0 && list.fig_header == nil && header.state == .idle)
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
  }

  @Test("put into another view by the app, it has left its list")
  func putElsewhere() {
    let header = header()
    let other = PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(header)
    #expect(list.fig_header == nil && header.superview === other)
    list.pull()
    list.settle()
    #expect(header.state == .idle)
  }

  @Test("the footer stands after the content from the start")
  func footerPlace() {
    #expect(footer().frame == CGRect(x: 0, y: 2000, width: 375, height: 50))
    list.contentSize.height = 2600
    #expect(list.fig_footer?.frame.minY == 2600)
  }

  @Test("switched off while nothing runs, it calls nobody")
  func disabledIdle() {
    var ends = 0
    let header = header(ended: { ends += 1 })
    header.enableRefresh = false
    list.settle()
    #expect(ends == 0 && header.isHidden)
    header.enableRefresh = true
    #expect(!header.isHidden)
  }

  @Test("dropping the list frees it, its components and their closures, also during a load")
  func lifetime() {
    final class Token {}
    weak var tokenLink: Token?
    weak var headerLink: RefreshHeader?
    do {
      let list = SimulatedScrollView()
      let token = Token()
      tokenLink = token
      list.fig_header { _ = token }
      list.fig_footer(refreshingClosure: { _ = token }, endRefreshingClosure: { _ = token })
      headerLink = list.fig_header
      list.fig_header?.look = .figIndicator
      list.fig_header?.beginRefreshing { _ = token }
      list.fig_header?.endRefreshing { _ = token }
    }
    #expect(tokenLink == nil && headerLink == nil)
  }
}
