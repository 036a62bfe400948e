import FigStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("FigStyle's hooks and closures, in their order")
struct OrderTests {
  let list = SimulatedScrollView()

  @Test("attaching: height, titles, set-up; the height is valid from the second on, the size in the third")
  func attaching() {
    let header = HookHeader {}
    #expect(header.calls.isEmpty && header.height == 50 && header.titleLabel == nil)
    list.fig_header = header
    #expect(header.calls == ["height", "titles 72", "set-up 72"])
    #expect(header.labels == [false, true] && header.sizes == [CGSize(width: 375, height: 72)])
    #expect(header.titleLabel?.text == "Pull")
  }

  @Test("a cycle: states, action after the opening, idle and end closures after the closing")
  func cycle() {
    var header: HookHeader?
    header = HookHeader(
      refreshingClosure: { header?.calls.append("action") },
      endRefreshingClosure: { header?.calls.append("ended") })
    guard let header else { return }
    list.fig_header = header
    header.calls.removeAll()
    list.finger.hold(offset: -20)
    list.finger.hold(offset: -80)
    list.finger.lift()
    #expect(
      header.calls.filter { !$0.hasPrefix("offset") } == [
        "pullingInRect -", "pullingOutRect Let go", "refreshing Wait",
      ])
    header.calls.removeAll()
    list.advance(seconds: 0.29)
    #expect(header.calls.isEmpty)
    list.advance(seconds: 0.02)
    #expect(header.calls == ["action"])
    header.endRefreshing { header.calls.append("closed") }
    list.advance(seconds: 0.29)
    #expect(header.calls == ["action"])
    list.advance(seconds: 0.02)
    #expect(header.calls == ["action", "idle Pull", "ended", "closed"])
  }

  @Test("a begin: action, then the closure of the begin")
  func begin() {
    var calls: [String] = []
    let header = RefreshHeader { calls.append("action") }
    list.fig_header = header
    header.beginRefreshing { calls.append("begun") }
    header.beginRefreshing { calls.append("not for one that runs") }
    list.settle()
    header.beginRefreshing { calls.append("nor later") }
    header.endRefreshing()
    list.settle()
    list.pull()
    list.settle()
    #expect(calls == ["action", "begun", "action"])
  }

  @Test("a begin that ends before its action calls neither")
  func beginEnd() {
    var calls: [String] = []
    let header = RefreshHeader { calls.append("action") }
    list.fig_header = header
    header.beginRefreshing { calls.append("begun") }
    header.endRefreshing()
    list.settle()
    list.pull()
    list.settle()
    #expect(calls == ["action"])
  }

  @Test("a begin before the list is on screen is kept, closure and all, unless it is ended")
  func pending() {
    var calls: [String] = []
    list.isInWindow = false
    let header = RefreshHeader { calls.append("action") }
    list.fig_header = header
    header.beginRefreshing { calls.append("first") }
    header.endRefreshing()
    header.beginRefreshing { calls.append("second") }
    list.isInWindow = true
    list.settle()
    #expect(calls == ["action", "second"])
  }

  @Test("no more data: the state, then the end closures; none of the component's own when nothing ran")
  func noMoreData() {
    var calls: [String] = []
    let footer = RefreshFooter(refreshingClosure: {}, endRefreshingClosure: { calls.append("ended") })
    list.fig_footer = footer
    footer.endRefreshingWithNoMoreData { calls.append("\(footer.state)") }
    #expect(calls == ["noMoreData"])
    footer.resetNoMoreData { calls.append("\(footer.state)") }
    #expect(calls == ["noMoreData", "idle"])
    list.settle()
    calls.removeAll()
    list.pullUp()
    list.settle()
    footer.endRefreshingWithNoMoreData { calls.append("\(footer.state)") }
    list.settle()
    #expect(calls == ["ended", "noMoreData"])
  }

  @Test(
    "every order of end and no-more-data comes to the same",
    arguments: [
      ["end", "noMore"], ["noMore", "end"], ["noMore", "noMore"], ["end", "noMore", "end"],
    ])
  func orders(_ words: [String]) {
    var ends = 0
    let footer = RefreshFooter(refreshingClosure: {}, endRefreshingClosure: { ends += 1 })
    list.fig_footer = footer
    list.pullUp()
    list.settle()
    for word in words {
      if word == "end" { footer.endRefreshing() } else { footer.endRefreshingWithNoMoreData() }
    }
    list.settle()
    #expect(footer.state == .noMoreData && ends == 1)
    #expect(!footer.isHidden && list.contentInset.bottom == 50, "it stays in sight")
    #expect(footer.frame.minY == 2000)
  }

  @Test("ends that overlap are all told, once, in their order")
  func overlapping() {
    var calls: [String] = []
    let header = RefreshHeader(refreshingClosure: {}, endRefreshingClosure: { calls.append("own") })
    list.fig_header = header
    list.pull()
    list.settle()
    header.endRefreshing { calls.append("first") }
    list.advance(seconds: 0.1)
    header.endRefreshing { calls.append("second") }
    list.settle()
    #expect(calls == ["own", "first", "second"])
  }

  @Test("set-up runs once a list: not when the header comes back, again on another list")
  func setUpOnce() {
    let header = HookHeader {}
    list.fig_header = header
    list.fig_header = nil
    header.calls.removeAll()
    list.fig_header = header
    #expect(header.calls == ["height", "titles 72"])
    header.calls.removeAll()
    let other = SimulatedScrollView()
    other.fig_header = header
    #expect(header.calls == ["height", "titles 72", "set-up 72"])
    #expect(list.fig_header == nil && list.surface.subviews.isEmpty)
    #expect(header.subviews.count == 1, "one label")
  }
}
