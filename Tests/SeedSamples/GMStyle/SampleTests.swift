import GMStyle
import RefreshTesting
import Testing

@Suite("What users of GMPullToRefresh write") @MainActor
struct SampleTests {
  let feed = Feed()

  @Test("the three calls of the article, with the delegate's")
  func article() {
    let screen = Screen()
    screen.list.onEvent = { [weak screen] _ in if let screen { screen.scrollViewDidScroll(screen.list) } }
    add(screen.list, feed)
    screen.list.finger.hold(offset: -30)
    #expect(stateName(screen.list) == "visible")
    screen.list.finger.hold(offset: -60)
    #expect(stateName(screen.list) == "armed" && feed.reloads == 0)
    screen.list.finger.lift()
    #expect(stateName(screen.list) == "busy" && feed.reloads == 1)
    stop(screen.list)
    #expect(stateName(screen.list) == "hidden")
  }

  @Test("a view made by hand")
  func hand() {
    let list = UIScrollView()
    byHand(list, feed)
    list.finger.hold(offset: -70)
    feedOffset(list.pullToRefreshView)
    #expect(stateName(list) == "armed")
    label(list.pullToRefreshView)
    #expect(list.pullToRefreshView.titleLabel.textColor == .red)
    takeActionAway(list)
    list.finger.lift()
    #expect(feed.reloads == 0 && stateName(list) == "busy")
    list.settle()
    inset(list.pullToRefreshView)
    #expect(list.contentInset.top == 64)
    takeAway(list)
    #expect(list.pullToRefreshView == nil)
  }

  @Test("raw values count from one") func raw() { #expect(numbers()) }
}
