import RefreshTestKit
import RefreshTesting
import SVStyle
import Testing

@Suite("SVStyle's header: every row of its transitions")
struct HeaderTransitionTests {
  let list = SimulatedScrollView()
  var header: SVPullToRefreshView { list.pullToRefreshView }

  @Test("triggered, and the finger lifts: loading, wherever the content is")
  func liftLoads() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    list.finger.hold(offset: -61)
    #expect(header.state == .triggered && actions == 0)
    list.finger.lift()
    #expect(header.state == .loading && actions == 1)
  }

  @Test("stopped: past the threshold triggers, exactly at it does not", arguments: [0.0, 64])
  func arms(inset: Double) {
    list.userInset.top = inset
    list.addPullToRefresh {}
    list.finger.hold(offset: -inset - 60)
    #expect(header.state == .stopped)
    list.finger.hold(offset: -inset - 60.5)
    #expect(header.state == .triggered)
  }

  @Test("stopped: without a finger nothing triggers")
  func momentum() {
    list.addPullToRefresh {}
    list.setOffset(-80)
    #expect(header.state == .stopped)
    list.setOffset(400)
    list.finger.fling(velocity: 9000)
    list.settle()
    #expect(header.state == .stopped)
  }

  @Test("triggered: moving back disarms, exactly at the threshold too")
  func disarms() {
    list.addPullToRefresh {}
    list.finger.hold(offset: -61)
    list.finger.hold(offset: -60)
    #expect(header.state == .stopped)
    list.finger.lift()
    #expect(header.state == .stopped)
  }

  @Test("at the bottom edge, past content end, inset and height")
  func bottom() {
    var actions = 0
    list.userInset.bottom = 30
    list.addPullToRefresh(actionHandler: { actions += 1 }, position: .bottom)
    list.setOffset(1363)
    list.finger.hold(offset: 1333 + 30 + 60)
    #expect(header.state == .stopped)
    list.finger.hold(offset: 1333 + 30 + 61)
    #expect(header.state == .triggered)
    list.finger.hold(offset: 1333 + 30 + 60)
    #expect(header.state == .stopped)
    list.finger.hold(offset: 1333 + 30 + 65)
    list.finger.lift()
    #expect(header.state == .loading && actions == 1)
    list.settle()
    #expect(list.contentInset.bottom == 90 && list.contentOffset.y == 1423)
    header.stopAnimating()
    list.settle()
    #expect(list.contentInset.bottom == 30 && list.contentOffset.y == 1363)
  }

  @Test("loading: its room follows the offset under a finger, so that section headers stick")
  func sticky() {
    list.userInset.top = 64
    list.addPullToRefresh {}
    list.pullAndLetGo()
    list.settle()
    #expect(list.contentInset.top == 124)
    list.finger.hold(offset: -94)
    #expect(list.contentInset.top == 94)
    list.finger.hold(offset: -40)
    #expect(list.contentInset.top == 64, "never less than the app's own part")
    #expect(header.state == .loading)
  }

  @Test("triggering by code: triggered and loading in one, the action once")
  func trigger() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    list.triggerPullToRefresh()
    #expect(header.state == .loading && actions == 1 && !header.wasTriggeredByUser)
  }

  @Test("startAnimating: loading, no action", arguments: [SVPullToRefreshState.stopped, .triggered])
  func start(from state: SVPullToRefreshState) {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    if state == .triggered { list.finger.hold(offset: -61) }
    header.startAnimating()
    #expect(header.state == .loading && actions == 0)
    if state == .triggered { list.finger.lift() }
    #expect(actions == 0)
  }

  @Test("stopAnimating: stopped, whatever the state", arguments: [true, false])
  func stop(byHand: Bool) {
    list.addPullToRefresh {}
    if byHand { list.pullAndLetGo() } else { header.startAnimating() }
    list.settle()
    header.stopAnimating()
    #expect(header.state == .stopped)
    #expect(list.contentInset.top == 0)
    list.settle()
    #expect(list.contentOffset.y == 0)
  }

  @Test("the trace that the original's code gives")
  func trace() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    let offsets = [0, -10, -60, -60.5, -59, -61]
    let states = offsets.map { offset -> SVPullToRefreshState in
      list.finger.hold(offset: offset)
      return header.state
    }
    #expect(states == [.stopped, .stopped, .stopped, .triggered, .stopped, .triggered])
    list.finger.lift()
    #expect(header.state == .loading && actions == 1)
  }
}

@Suite("SVStyle's header with a configurator: the rows of CHQPullToRefresh")
struct ConfiguredTransitionTests {
  let list = SimulatedScrollView()

  private func add(_ set: (SVPullToRefreshConfigurator) -> Void = { _ in }) {
    list.addPullToRefresh(actionHandler: {}, configurator: set)
  }

  @Test("its own trigger height arms, strictly, and disarms")
  func arms() {
    add { $0.pullToRefreshViewTriggerHeight = 90 }
    let states = [-89.0, -90, -91, -90].map { offset -> SVPullToRefreshState in
      list.finger.hold(offset: offset)
      return list.pullToRefreshView.state
    }
    #expect(states == [.stopped, .stopped, .triggered, .stopped])
  }

  @Test("it hangs 65 points low by default, within half a second")
  func hangs() {
    add()
    list.pullAndLetGo()
    list.settle()
    #expect(list.contentInset.top == 65 && list.contentOffset.y == -65)
    #expect(list.pullToRefreshView.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
  }

  @Test("a trigger by code shows it, animated, at its own hanging height; hook and action once")
  func trigger() {
    var actions = 0
    list.addPullToRefresh(
      actionHandler: { actions += 1 }, configurator: { $0.pullToRefreshViewHangingHeight = 80 })
    list.triggerPullToRefresh()
    #expect(list.isAnimatingWrite)
    list.triggerPullToRefresh()
    list.settle()
    #expect(list.contentOffset.y == -80 && actions == 1)
  }

  @Test("without inset changes nothing makes room, and the action runs all the same")
  func noInset() {
    var actions = 0
    list.addPullToRefresh(
      actionHandler: { actions += 1 }, configurator: { $0.shouldAnimateWhenSettingContentInset = false })
    list.pullAndLetGo()
    #expect(actions == 1 && list.contentInset.top == 0)
    list.settle()
    #expect(list.pullToRefreshView.state == .loading && list.contentOffset.y == 0)
    list.pullToRefreshView.stopAnimating()
    #expect(list.insetWrites == 0)
  }
}
