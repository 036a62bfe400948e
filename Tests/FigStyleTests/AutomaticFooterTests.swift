import FigStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("A footer that loads by itself")
struct AutomaticFooterTests {
  let list = SimulatedScrollView()

  /// The list with such a footer, which stands in 50 points of room: it rests at 2000 + 50 - 667 = 1383.
  private func footer(_ action: @escaping () -> Void = {}) -> RefreshFooter {
    let footer = RefreshFooter(refreshingClosure: action)
    footer.isAutomaticallyRefresh = true
    list.fig_footer = footer
    return footer
  }

  @Test("it loads when it comes in sight, once an arrival, and again after more has come")
  func arrives() {
    var actions = 0
    let footer = footer { actions += 1 }
    #expect(list.contentInset.bottom == 50)
    list.finger.hold(offset: 1380)
    #expect(footer.state == .idle)
    list.finger.hold(offset: 1383)
    #expect(footer.state == .refreshing && actions == 1)
    list.finger.lift()
    list.settle()
    list.contentSize.height = 2800
    footer.endRefreshing()
    list.settle()
    #expect(footer.state == .idle && list.contentInset.bottom == 50)
    list.setOffset(1500)
    list.finger.fling(velocity: -6000)
    list.settle()
    #expect(actions == 2 && footer.state == .refreshing)
  }

  @Test("a preload distance loads that much earlier, also when it changes while live")
  func preload() {
    let footer = footer()
    footer.preloadDistance = 400
    list.finger.hold(offset: 980)
    #expect(footer.state == .idle)
    list.finger.hold(offset: 984)
    #expect(footer.state == .refreshing)
  }

  @Test("options set before attaching hold")
  func before() {
    let footer = RefreshFooter {}
    footer.isAutomaticallyRefresh = true
    footer.preloadDistance = 300
    footer.isOnlyRefreshPerDrag = true
    list.fig_footer = footer
    list.finger.hold(offset: 1090)
    #expect(footer.state == .refreshing)
    footer.endRefreshing()
    list.contentSize.height = 2400
    list.finger.hold(offset: 1500)
    list.finger.hold(offset: 1700)
    #expect(footer.state == .idle, "once a drag")
    list.finger.lift()
    list.settle()
    list.finger.hold(offset: 1500)
    list.finger.hold(offset: 1600)
    #expect(footer.state == .refreshing)
  }

  @Test("with no more data it stays in its room and loads nothing until reset")
  func noMoreData() {
    var actions = 0
    let footer = footer { actions += 1 }
    list.finger.hold(offset: 1383)
    list.finger.lift()
    footer.endRefreshingWithNoMoreData()
    list.settle()
    list.setOffset(900)
    list.finger.hold(offset: 1390)
    list.finger.lift()
    list.settle()
    #expect(actions == 1 && footer.state == .noMoreData && list.contentInset.bottom == 50)
    footer.resetNoMoreData()
    #expect(footer.state == .idle && list.contentInset.bottom == 50)
  }

  @Test("switched back, it is pulled again and takes no room")
  func switchedBack() {
    let footer = footer()
    footer.isAutomaticallyRefresh = false
    list.settle()
    #expect(list.contentInset.bottom == 0)
    list.setOffset(1200)
    list.finger.hold(offset: 1333)
    #expect(footer.state == .idle)
    list.pullUp()
    #expect(footer.state == .refreshing)
  }

  @Test("without content it is hidden, takes no room and loads nothing, unless the app wants it shown")
  func empty() {
    list.contentSize.height = 0
    let footer = footer()
    #expect(footer.isHidden && list.contentInset.bottom == 0)
    list.finger.hold(offset: 30)
    #expect(footer.state == .idle)
    list.finger.lift()
    list.settle()
    footer.isAutomaticallyHidden = false
    #expect(!footer.isHidden)
  }

  @Test("a preload that is no number is a mistake")
  func badPreload() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let list = SimulatedScrollView()
      list.fig_footer {}
      list.fig_footer?.preloadDistance = .infinity
    }
  }
}
