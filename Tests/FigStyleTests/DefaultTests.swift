import FigStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("FigStyle's defaults for the whole app")
struct DefaultTests {
  let list = SimulatedScrollView()

  private final class TallFooter: RefreshFooter {
    override func refreshComponentHeight() -> CGFloat { 80 }
  }

  private func restore() {
    FigRefreshSetDefaultHeader(RefreshIndicatorHeader.self)
    FigRefreshSetDefaultFooter(RefreshIndicatorFooter.self)
    FigRefreshSetDefaultComponentHeight(50)
  }

  @Test("at first: spinner and text, 50 points")
  func first() {
    #expect(FigRefreshGetDefaultHeader() == RefreshIndicatorHeader.self)
    #expect(FigRefreshGetDefaultFooter() == RefreshIndicatorFooter.self)
    #expect(FigRefreshGetDefaultComponentHeight() == 50)
    list.fig_header {}
    list.fig_footer {}
    #expect(list.fig_header is RefreshIndicatorHeader && list.fig_footer is RefreshIndicatorFooter)
    #expect(list.fig_header?.height == 50)
  }

  @Test("set, they are used by every later closure form, and live components stay as they are")
  func setWhileLive() {
    defer { restore() }
    list.fig_header {}
    list.fig_footer {}
    let header = list.fig_header
    FigRefreshSetDefaultHeader(HookHeader.self)
    FigRefreshSetDefaultFooter(TallFooter.self)
    FigRefreshSetDefaultComponentHeight(64)
    #expect(list.fig_header === header && header?.height == 50 && header?.frame.height == 50)
    list.hold(past: 51)
    #expect(header?.state == .pullingOutRect, "its own height counts")
    list.finger.lift()
    list.settle()
    #expect(list.contentInset.top == 50)
    header?.endRefreshing()
    list.settle()
    list.fig_header {}
    list.fig_footer(refreshingClosure: {}, endRefreshingClosure: nil)
    #expect(list.fig_header is HookHeader && list.fig_footer is TallFooter)
    #expect(list.fig_footer?.frame.height == 80)
    list.fig_footer = RefreshFooter {}
    #expect(list.fig_footer?.frame.height == 64, "overridden by an instance; the height is the app's")
  }

  @Test("the height is taken when a component is attached, unless it has one of its own")
  func heightAtAttaching() {
    defer { restore() }
    let (plain, own) = (RefreshHeader {}, RefreshFooter {})
    own.height = 90
    FigRefreshSetDefaultComponentHeight(70)
    (list.fig_header, list.fig_footer) = (plain, own)
    #expect(plain.height == 70 && plain.frame.height == 70)
    #expect(own.height == 90 && own.frame.height == 90)
  }

  @Test("a height can be changed while the component is live: place, pull and room follow")
  func liveHeight() {
    let header = RefreshHeader {}
    list.fig_header = header
    header.height = 90
    #expect(header.frame == CGRect(x: 0, y: -90, width: 375, height: 90))
    #expect(header.titleLabel?.frame.height == 90)
    list.hold(past: 80)
    #expect(header.state == .pullingInRect)
    list.hold(past: 91)
    list.finger.lift()
    list.settle()
    #expect(list.contentInset.top == 90)
  }

  @Test("a height of 0 or less, or none, is a mistake, wherever it comes from")
  func badHeights() async {
    await #expect(processExitsWith: .failure) { @MainActor in FigRefreshSetDefaultComponentHeight(0) }
    await #expect(processExitsWith: .failure) { @MainActor in FigRefreshSetDefaultComponentHeight(-1) }
    await #expect(processExitsWith: .failure) { @MainActor in FigRefreshSetDefaultComponentHeight(.nan) }
    await #expect(processExitsWith: .failure) { @MainActor in RefreshHeader {}.height = 0 }
    await #expect(processExitsWith: .failure) { @MainActor in
      final class Flat: RefreshHeader { override func refreshComponentHeight() -> CGFloat { 0 } }
      SimulatedScrollView().fig_header = Flat {}
    }
  }
}
