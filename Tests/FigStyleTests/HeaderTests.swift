import FigStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("FigStyle, in its own words")
struct FigStyleTests {
  let list = SimulatedScrollView()

  private func header(_ action: @escaping () -> Void = {}, ended: (() -> Void)? = nil) -> RefreshHeader {
    let header = RefreshHeader(refreshingClosure: action, endRefreshingClosure: ended)
    list.fig_header = header
    return header
  }

  @Test("a header goes through its states by the present offset, and is idle at rest")
  func transitions() {
    let header = header()
    var states: [RefreshState] = []
    for offset in [-20.0, -50, -51, -49, -60] {
      list.finger.hold(offset: offset)
      states.append(header.state)
    }
    #expect(states == [.pullingInRect, .pullingInRect, .pullingOutRect, .pullingInRect, .pullingOutRect])
    list.finger.hold(offset: -30)
    list.finger.lift()
    #expect(header.state == .releaseing)
    list.settle()
    #expect(header.state == .idle)
  }

  @Test("the action runs after the room has opened, the end closure after it has closed")
  func cycle() {
    var events: [String] = []
    let header = header({ events.append("action") }, ended: { events.append("ended") })
    list.finger.hold(offset: -70)
    list.finger.lift()
    #expect(header.state == .refreshing && header.isRefreshing)
    list.advance(seconds: 0.29)
    #expect(events.isEmpty)
    list.advance(seconds: 0.02)
    #expect(events == ["action"])
    #expect(list.contentInset.top == 50 && list.contentOffset.y == -50)

    header.endRefreshing { events.append("closed") }
    #expect(header.state == .refreshing, "it is refreshing until the room has closed")
    list.advance(seconds: 0.29)
    #expect(events == ["action"])
    list.advance(seconds: 0.02)
    #expect(header.state == .idle)
    #expect(events == ["action", "ended", "closed"])
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
  }

  @Test("an end before the action has run keeps it from running")
  func earlyEnd() {
    var actions = 0
    let header = header({ actions += 1 })
    list.finger.hold(offset: -70)
    list.finger.lift()
    list.advance(seconds: 0.1)
    header.endRefreshing()
    list.settle()
    #expect(actions == 0 && header.state == .idle)
  }

  @Test("ending what does not run calls nobody")
  func idleEnd() {
    var ends = 0
    let header = header(ended: { ends += 1 })
    header.endRefreshing { ends += 1 }
    list.settle()
    #expect(ends == 0)
  }

  @Test("the same header again is a no-op, another replaces it, nil removes it")
  func assigning() {
    let first = header()
    list.fig_header = first
    #expect(list.surface.subviews.count == 1)
    let second = header()
    #expect(list.fig_header === second)
    #expect(first.superview == nil)
    second.beginRefreshing()
    list.settle()
    list.fig_header = nil
    list.settle()
    #expect(list.fig_header == nil)
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
    second.endRefreshing()
  }

  @Test("titles are shown at once, and those of an app win")
  func titles() {
    let header = RefreshHeader {}
    header.setTitle("Tug", for: .idle)
    list.fig_header = header
    #expect(header.titleLabel?.text == "Tug")
    list.finger.hold(offset: -10)
    #expect(header.titleLabel?.text == "Pull down to refresh")
    header.setTitle("Still pulling", for: .pullingInRect)
    #expect(header.titleLabel?.text == "Still pulling")
  }

  @Test("disabled it hides, takes no pulls, and ends what runs")
  func disabling() {
    var ends = 0
    let header = header(ended: { ends += 1 })
    header.beginRefreshing()
    list.settle()
    header.enableRefresh = false
    list.settle()
    #expect(ends == 1 && header.isHidden && header.state == .idle)
    list.finger.hold(offset: -90)
    #expect(header.state == .idle)
  }

  @Test("a default height of 0 is a mistake")
  func defaultHeight() async {
    await #expect(processExitsWith: .failure) { @MainActor in FigRefreshSetDefaultComponentHeight(0) }
  }
}
