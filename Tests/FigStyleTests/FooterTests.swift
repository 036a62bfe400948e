import FigStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("FigStyle's footer")
struct FigFooterTests {
  // The content ends at an offset of 2000 - 667 = 1333.
  let list = SimulatedScrollView()

  private func footer(_ action: @escaping () -> Void = {}) -> RefreshFooter {
    let footer = RefreshFooter(refreshingClosure: action)
    list.fig_footer = footer
    return footer
  }

  /// Pulls the content past its end by more than the footer's height, and lets go.
  private func pullUp() {
    list.setOffset(list.restingOffsets().upperBound)
    list.finger.hold(offset: list.offset() + 51)
    list.finger.lift()
  }

  @Test("pulled past its height and let go, it loads")
  func cycle() {
    var actions = 0
    let footer = footer { actions += 1 }
    #expect(footer.frame == CGRect(x: 0, y: 2000, width: 375, height: 50))
    list.setOffset(1300)
    list.finger.hold(offset: 1383)
    #expect(footer.state == .pullingInRect)
    list.finger.hold(offset: 1384)
    #expect(footer.state == .pullingOutRect)
    list.finger.lift()
    #expect(footer.state == .refreshing)
    list.settle()
    #expect(actions == 1 && list.contentInset.bottom == 50 && list.contentOffset.y == 1383)
    footer.endRefreshing()
    list.settle()
    #expect(footer.state == .idle && list.contentInset.bottom == 0 && list.contentOffset.y == 1333)
  }

  @Test("the app's bottom inset is kept while loading, and counts")
  func bottomInset() {
    let footer = footer()
    list.userInset.bottom = 30
    pullUp()
    list.settle()
    #expect(list.contentInset.bottom == 80)
    footer.endRefreshing()
    list.settle()
    #expect(list.contentInset.bottom == 30)
  }

  @Test("with no more data it stays in sight and loads nothing until reset")
  func noMoreData() {
    var actions = 0
    var closed = 0
    let footer = footer { actions += 1 }
    pullUp()
    list.settle()
    footer.endRefreshingWithNoMoreData { closed += 1 }
    footer.endRefreshing()
    list.settle()
    #expect(footer.state == .noMoreData && closed == 1)
    #expect(footer.titleLabel?.text == "No more data")
    #expect(list.contentInset.bottom == 50)
    pullUp()
    list.settle()
    #expect(actions == 1)

    footer.resetNoMoreData()
    list.settle()
    #expect(footer.state == .idle && list.contentInset.bottom == 0)
    pullUp()
    list.settle()
    #expect(actions == 2)
  }

  @Test("a header's end can reset it")
  func resetByHeader() {
    let footer = footer()
    list.fig_header = RefreshHeader {}
    footer.endRefreshingWithNoMoreData()
    list.fig_header?.beginRefreshing()
    list.settle()
    list.fig_header?.endRefreshingWithResetFooter()
    list.settle()
    #expect(footer.state == .idle)
  }

  @Test("short content is pulled up past its height to load, and never down")
  func shortContent() {
    var actions = 0
    list.contentSize.height = 300
    let footer = footer { actions += 1 }
    #expect(footer.frame.minY == 300)
    for offset in [-80.0, 40.0, 51.0] {
      list.finger.hold(offset: offset)
      list.finger.lift()
      list.settle()
    }
    #expect(actions == 1)
  }

  @Test("without content it is hidden")
  func empty() {
    list.contentSize.height = 0
    let footer = footer()
    #expect(footer.isHidden)
    list.contentSize.height = 900
    #expect(!footer.isHidden)
  }
}
