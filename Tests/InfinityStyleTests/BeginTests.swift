import InfinityStyle
import RefreshTesting
import Testing

@Suite("Starting by code never leaves the list hanging")
struct BeginTests {
  let list = SimulatedScrollView()
  let animator = Recorder()

  private func expectRest() {
    list.settle()
    #expect(animator.states.last == PullToRefreshState.none)
    #expect(list.contentInset == SimulatedInsets())
    #expect(!list.refreshers.all.contains { $0.isRefreshing || $0.isPending })
  }

  @Test("begin and end in one turn is idle for good")
  func oneTurn() {
    list.fty.pullToRefresh.add(animator: animator) {}
    list.fty.pullToRefresh.begin()
    list.fty.pullToRefresh.end()
    expectRest()
    list.advance(seconds: 2)
    expectRest()
    #expect(list.contentOffset.y == 0)
  }

  @Test("the action may end it itself")
  func endInAction() {
    list.fty.pullToRefresh.add(animator: animator) { [list] in list.fty.pullToRefresh.end() }
    list.fty.pullToRefresh.begin()
    expectRest()
    #expect(list.contentOffset.y == 0)
  }

  @Test("with animations off", arguments: [0.0, 1200])
  func withoutAnimations(from offset: Double) {
    var actions = 0
    list.setOffset(offset)
    list.fty.pullToRefresh.add(animator: animator) { actions += 1 }
    list.refreshers[.header]?.policy.animation = nil
    list.fty.pullToRefresh.begin()
    #expect(actions == 1 && list.contentOffset.y == -60)
    list.fty.pullToRefresh.end()
    expectRest()
    #expect(list.contentOffset.y == 0)
  }

  @Test("from far down, and when the user has scrolled away meanwhile")
  func farDown() {
    list.setOffset(1200)
    list.fty.pullToRefresh.add(animator: animator) {}
    list.fty.pullToRefresh.begin()
    list.settle()
    #expect(list.contentOffset.y == -60)
    list.setOffset(700)
    list.fty.pullToRefresh.end()
    expectRest()
    #expect(list.contentOffset.y == 700)
  }

  @Test("disabled, it starts all the same")
  func disabled() {
    list.fty.pullToRefresh.add(animator: animator) {}
    list.fty.pullToRefresh.isEnabled = false
    list.fty.pullToRefresh.begin()
    #expect(animator.states.last == .loading)
    list.fty.pullToRefresh.end()
    expectRest()
  }

  @Test("bound, nothing moves")
  func bound() {
    list.setOffset(300)
    list.fty.pullToRefresh.bind(animator: animator) {}
    list.fty.pullToRefresh.begin()
    #expect(animator.states.last == .loading)
    list.settle()
    #expect(list.contentOffset.y == 300 && list.insetWrites == 0)
    list.fty.pullToRefresh.end()
    expectRest()
  }

  @Test("without a control, nothing happens")
  func nothing() {
    list.fty.pullToRefresh.begin()
    list.fty.infiniteScroll.begin()
    list.settle()
    #expect(list.contentOffset.y == 0)
  }
}
