import RefreshTestKit
import RefreshTesting
import SVStyle
import Testing

@Suite("SVStyle: who is called before whom")
struct CallbackOrderTests {
  let list = SimulatedScrollView()

  private func add() -> HookHeader? {
    list.addPullToRefresh(actionHandler: {}, viewClass: HookHeader.self)
    let header = list.pullToRefreshView as? HookHeader
    header?.pullToRefreshActionHandler = { [list] in
      (list.pullToRefreshView as? HookHeader)?.calls.append("action, inset \(list.contentInset.top)")
    }
    return header
  }

  @Test("a pull: configure once; then layout, state, room, start, action; layout, state, stop")
  func pull() {
    let header = add()
    list.finger.hold(offset: -70)
    list.finger.lift()
    list.pullToRefreshView.stopAnimating()
    #expect(
      header?.calls == [
        "configure 375", "layout", "scroll -70.0 stopped", "layout", "state triggered",
        "layout", "state loading", "start", "action, inset 60.0", "layout", "state stopped", "stop stopped",
      ])
  }

  @Test("a trigger by code: state, room, start, action, each once")
  func trigger() {
    let header = add()
    list.triggerPullToRefresh()
    list.triggerPullToRefresh()
    #expect(header?.words == ["configure 375", "state loading", "start", "action, inset 60.0"])
  }

  @Test("a silent start: everything but the action")
  func silent() {
    let header = add()
    header?.startAnimating()
    header?.stopAnimating()
    #expect(
      header?.words == ["configure 375", "state loading", "start", "state stopped", "stop stopped"])
  }

  @Test("a stop inside the action: the hooks of the stop follow at once")
  func stopInside() {
    let header = add()
    header?.pullToRefreshActionHandler = { [list] in list.pullToRefreshView.stopAnimating() }
    list.pullAndLetGo()
    #expect(
      header?.words
        == ["configure 375", "state triggered", "state loading", "start", "state stopped", "stop stopped"])
  }

  @Test("a stop while idle calls nobody")
  func idleStop() {
    let header = add()
    header?.stopAnimating()
    #expect(header?.words == ["configure 375"])
  }

  @Test("the scroll hook hears each move while pulled, before the state is judged by it")
  func scrolling() {
    let header = add()
    header?.calls = []
    for offset in [40.0, 0, -10, -70, -70, -20, 5] { list.finger.hold(offset: offset) }
    #expect(
      header?.calls.filter { $0 != "layout" } == [
        "scroll -10.0 stopped", "scroll -70.0 stopped", "state triggered", "scroll -20.0 triggered",
        "state stopped",
      ])
  }

  @Test("a footer: scroll, start, action, stop")
  func footer() {
    list.addInfiniteScrolling(actionHandler: {}, viewClass: HookFooter.self)
    let footer = list.infiniteScrollingView as? HookFooter
    footer?.infiniteScrollingHandler = { footer?.calls.append("action") }
    list.setOffset(1300)
    footer?.calls = []
    list.finger.hold(offset: 1340)
    list.finger.lift()
    footer?.stopAnimating()
    #expect(
      footer?.calls.filter { $0 != "layout" } == ["scroll 1340.0", "start", "action", "stop stopped"])
    footer?.stopAnimating()
    #expect(footer?.calls.last != "stop stopped" || footer?.calls.filter { $0 == "stop stopped" }.count == 1)
  }
}
