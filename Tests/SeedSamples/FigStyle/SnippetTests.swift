import FigStyle
import RefreshSimulation
import Testing

@Suite("FigRefresh's call forms, called", .serialized)
@MainActor struct SnippetTests {
  let list = UIScrollView()
  let feed = Feed()

  private func restoreDefaults() {
    FigRefreshSetDefaultHeader(RefreshIndicatorHeader.self)
    FigRefreshSetDefaultFooter(RefreshIndicatorFooter.self)
    FigRefreshSetDefaultComponentHeight(50)
  }

  @Test("a header and a footer from closures load and end")
  func closures() {
    headerFromClosure(list, feed)
    footerFromTrailingClosure(list, feed)
    list.pullDown()
    #expect(feed.requests == ["reload"] && list.contentInset.top == 50)
    feed.answer()
    list.settle()
    list.pullUp()
    #expect(feed.requests == ["reload", "older"] && list.contentInset.bottom == 50)
    feed.answer()
    list.settle()
    #expect(list.contentInset.top == 0 && list.contentInset.bottom == 0)
  }

  @Test("defaults are what the short forms make")
  func defaults() {
    defer { restoreDefaults() }
    let (header, footer, height) = defaultsAndShortForm(list, feed)
    #expect(header == RefreshImagesHeader.self && footer == RefreshFooter.self && height == 64)
    #expect(list.fig_header is RefreshImagesHeader)
    #expect(list.fig_header?.frame.height == 60, "the picture's height is its own")
    #expect(list.fig_footer?.frame.height == 64)
    list.pullDown()
    feed.answer()
    list.settle()
    #expect(feed.requests == ["reload"] && list.fig_header?.state == .idle)
  }

  @Test("both closures of the long form are called")
  func longForm() {
    var said: [String] = []
    twoClosures(list) { said.append($0) }
    #expect(list.fig_header is RefreshIndicatorHeader)
    list.pullDown()
    list.fig_header?.endRefreshing()
    list.settle()
    list.pullUp()
    list.fig_footer?.endRefreshing()
    list.settle()
    #expect(said == ["header done", "footer done"])
  }

  @Test("a header of one's own has its height, its views, its titles and its picture")
  func ownHeader() throws {
    defer { restoreDefaults() }
    anotherHeader(list)
    let header = try #require(list.fig_header as? StampHeader)
    #expect(header.frame == CGRect(x: 0, y: -72, width: 375, height: 72))
    #expect(header.titleLabel?.frame == CGRect(x: 42, y: 0, width: 333, height: 36))
    #expect(header.titleLabel?.text == "Pull" && header.titleLabel?.textAlignment == .left)
    #expect(header.detail?.superview === header)
    list.finger.hold(offset: -80)
    #expect(header.titleLabel?.text == "Let go" && header.picture?.isHidden == true)
    list.finger.lift()
    list.settle()
    #expect(header.titleLabel?.text == "Wait" && header.picture?.isHidden == false)
    list.viewportSize.width = 500
    #expect(header.titleLabel?.frame.width == 458, "the label follows the width")
    header.endRefreshing()
    list.settle()
    #expect(header.picture?.isHidden == true)
    list.fig_header {}
    #expect(list.fig_header is StampHeader, "it is the default now")
  }

  @Test("a footer of one's own shows its titles")
  func ownFooter() {
    list.fig_footer = MuteFooter {}
    #expect(list.fig_footer?.titleLabel?.text == "")
    list.fig_footer?.endRefreshingWithNoMoreData()
    #expect(list.fig_footer?.titleLabel?.text == "That was all")
    FigRefreshSetDefaultFooter(CountingFooter.self)
    defer { restoreDefaults() }
    list.fig_footer {}
    #expect((list.fig_footer as? CountingFooter)?.limit == 3)
  }

  @Test("the states are six, one of them under two names")
  func states() {
    let states: [RefreshState] = [
      .idle, .pullingInRect, .pullingOutRect, .releaseing, .refreshing, .noMoreData,
    ]
    #expect(states.map(number) == [0, 1, 2, 3, 4, 5])
    #expect(states.map(isLettingGo) == [false, false, false, true, false, false])
    #expect([RefreshState.releaseing: 1][.releasing] == 1)
  }

  @Test("the last page, and the reload after it")
  func pages() {
    var said: [String] = []
    headerFromClosure(list, feed)
    footerFromTrailingClosure(list, feed)
    list.pullUp()
    lastPage(list) { said.append($0) }
    list.settle()
    #expect(said == ["closed"] && list.fig_footer?.titleLabel?.text == "The end")
    #expect(list.fig_footer?.state == .noMoreData && list.contentInset.bottom == 50)
    list.pullDown()
    rearm(list) { said.append($0) }
    list.settle()
    #expect(said == ["closed", "armed", "top again"])
    #expect(list.fig_footer?.state == .idle && list.contentInset.bottom == 0)
  }

  @Test("ending, looking first, switching off, generic code, metatypes")
  func rest() {
    var said: [String] = []
    headerFromClosure(list, feed)
    footerFromTrailingClosure(list, feed)
    endIfRefreshing(list)
    closing(list) { said.append($0) }
    list.settle()
    #expect(said.isEmpty, "nothing ran")
    list.pullDown()
    closing(list) { said.append($0) }
    list.settle()
    #expect(said == ["header is away"])
    switchBoth(list, on: false)
    list.pullDown()
    #expect(feed.requests == ["reload"] && list.fig_header?.isHidden == true)
    switchBoth(list, on: true)
    list.pullDown()
    endIfRefreshing(list)
    list.settle()
    #expect(feed.requests.count == 2 && list.fig_header?.state == .idle)
    list.pullUp()
    stop(list)
    list.settle()
    #expect(list.fig_header == nil && list.fig_footer?.state == .idle)
    #expect(make(StampHeader.self) is StampHeader)
  }

  @Test("wrappers hand on closures that may be nil")
  func wrappers() {
    var actions = 0
    wrap(list, refresh: { actions += 1 })
    list.settle()
    #expect(actions == 1 && list.fig_footer?.isHidden == true)
    wrap(list, refresh: nil)
    list.settle()
    #expect(list.fig_header?.state == .refreshing)
    list.fig_header?.endRefreshing()
    list.settle()
    #expect(list.fig_header?.state == .idle)
  }
}
