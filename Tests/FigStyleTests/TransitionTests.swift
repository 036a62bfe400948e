import FigStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("FigStyle's states, row by row, under a finger")
struct TransitionTests {
  let list = SimulatedScrollView()

  private func header() -> RefreshHeader {
    let header = RefreshHeader {}
    list.fig_header = header
    return header
  }

  private func footer() -> RefreshFooter {
    let footer = RefreshFooter {}
    list.fig_footer = footer
    return footer
  }

  // MARK: Header

  @Test("header: dragged past its height, it is fully shown; strictly past")
  func outOfRect() {
    let header = header()
    list.hold(past: 50)
    #expect(header.state == .pullingInRect)
    list.hold(past: 50.5)
    #expect(header.state == .pullingOutRect)
  }

  @Test("header: dragged less than its height, it is not fully shown; in the list it is idle")
  func inRect() {
    let header = header()
    list.hold(past: 1)
    #expect(header.state == .pullingInRect)
    list.finger.hold(offset: 300)
    #expect(header.state == .idle)
  }

  @Test("header: dragged back below its height, it is not fully shown any more")
  func backIn() {
    let header = header()
    list.hold(past: 70)
    list.hold(past: 30)
    #expect(header.state == .pullingInRect)
  }

  @Test("header: let go past its height, it refreshes")
  func fires() {
    let header = header()
    list.hold(past: 51)
    list.finger.lift()
    #expect(header.state == .refreshing)
  }

  @Test("header: let go before that, it is let go until it rests, then idle")
  func letGo() {
    let header = header()
    list.hold(past: 30)
    list.finger.lift()
    #expect(header.state == .releaseing)
    list.advance(frames: 2)
    #expect(header.state == .releaseing)
    list.settle()
    #expect(header.state == .idle)
  }

  @Test("header: refreshing, nothing is evaluated")
  func refreshing() {
    let header = header()
    list.pull()
    list.settle()
    list.hold(past: 90)
    #expect(header.state == .refreshing)
    list.finger.lift()
    list.settle()
    list.finger.hold(offset: 400)
    list.finger.lift()
    list.settle()
    #expect(header.state == .refreshing)
  }

  @Test("header: nothing without a finger")
  func noFinger() {
    let header = header()
    list.hold(past: 10)
    list.finger.lift()
    list.settle()
    list.setOffset(-90)
    list.settle()
    #expect(header.state == .idle)
  }

  @Test("header: the trace of the original, judged by the present offset")
  func trace() {
    let header = header()
    var states: [RefreshState] = []
    for offset in [-20.0, -60, -70] {
      list.finger.hold(offset: offset)
      states.append(header.state)
    }
    list.finger.lift()
    states.append(header.state)
    #expect(states == [.pullingInRect, .pullingOutRect, .pullingOutRect, .refreshing])
  }

  // MARK: Footer

  @Test("footer: dragged past its height beyond the end, it is fully shown; strictly past")
  func footerOutOfRect() {
    let footer = footer()
    list.hold(pastEnd: 50)
    #expect(footer.state == .pullingInRect)
    list.hold(pastEnd: 51)
    #expect(footer.state == .pullingOutRect)
    list.hold(pastEnd: 20)
    #expect(footer.state == .pullingInRect)
  }

  @Test("footer: let go past its height, it loads")
  func footerFires() {
    let footer = footer()
    list.pullUp(51)
    #expect(footer.state == .refreshing)
  }

  @Test("footer: let go before that, it is let go until it rests, then idle")
  func footerLetGo() {
    let footer = footer()
    list.pullUp(40)
    #expect(footer.state == .releaseing)
    list.settle()
    #expect(footer.state == .idle)
  }

  @Test("footer: nothing loads by arriving, nor without a finger")
  func footerArrives() {
    let footer = footer()
    list.setOffset(1200)
    list.finger.fling(velocity: -3000)
    list.settle()
    #expect(footer.state == .idle && list.contentOffset.y == 1333)
    list.setOffset(1420)
    list.settle()
    #expect(footer.state == .idle)
  }

  @Test("footer: with no more data nothing is evaluated")
  func footerNoMore() {
    let footer = footer()
    footer.endRefreshingWithNoMoreData()
    list.settle()
    list.hold(pastEnd: 140)
    #expect(footer.state == .noMoreData)
    list.finger.lift()
    list.settle()
    #expect(footer.state == .noMoreData)
  }

  @Test("footer: loading, nothing is evaluated")
  func footerRefreshing() {
    let footer = footer()
    list.pullUp()
    list.settle()
    list.hold(pastEnd: 140)
    #expect(footer.state == .refreshing)
  }
}
