import InfinityStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("Infinity's pull to refresh")
struct PullToRefreshTests {
  let list = SimulatedScrollView()
  let animator = Recorder()

  @Test("an animator hears every change from none to loading and back")
  func transitions() {
    list.fty.pullToRefresh.add(animator: animator) {}
    for offset in [-30.0, -60, -61] { list.finger.hold(offset: offset) }
    #expect(animator.states == [.releasing(progress: 0.5), .releasing(progress: 1)])
    list.finger.lift()
    #expect(animator.states.last == .loading)
    list.settle()
    #expect(list.contentInset.top == 60 && list.contentOffset.y == -60)
    list.fty.pullToRefresh.end()
    #expect(animator.states.last == PullToRefreshState.none)
    #expect(list.contentInset.top == 0)
  }

  @Test("letting go at 60 points or before does not load")
  func shortPull() {
    var actions = 0
    list.fty.pullToRefresh.add(animator: animator) { actions += 1 }
    list.finger.hold(offset: -60)
    list.finger.lift()
    list.settle()
    #expect(actions == 0)
    #expect(animator.states.last == PullToRefreshState.none)
  }

  @Test("bound, the list springs back while loading goes on")
  func bind() {
    list.fty.pullToRefresh.bind(animator: animator) {}
    #expect(list.fty.pullToRefresh.isScrollingToTopImmediately)
    list.finger.hold(offset: -80)
    list.finger.lift()
    list.settle()
    #expect(animator.states.last == .loading)
    #expect(animator.superview == nil)
    #expect(list.contentOffset.y == 0)
    #expect(list.insetWrites == 0)
    list.fty.pullToRefresh.end()
    #expect(animator.states.last == PullToRefreshState.none)
  }

  @Test("begin shows itself from anywhere, runs once, and starts though disabled")
  func begin() {
    var actions = 0
    list.fty.pullToRefresh.add(animator: animator) { actions += 1 }
    list.fty.pullToRefresh.isEnabled = false
    list.setOffset(1000)
    list.fty.pullToRefresh.begin()
    list.fty.pullToRefresh.begin()
    list.settle()
    #expect(actions == 1)
    #expect(list.contentOffset.y == -60)
    #expect(animator.states == [.releasing(progress: 1), .loading])
  }

  @Test("removing in mid-load gives the room back, and clear takes both")
  func remove() {
    list.fty.pullToRefresh.add(animator: animator) {}
    list.fty.infiniteScroll.add(animator: DefaultInfiniteAnimator(frame: .zero)) {}
    list.fty.pullToRefresh.begin()
    list.settle()
    list.fty.clear()
    list.settle()
    #expect(list.contentInset == SimulatedInsets())
    #expect(list.contentOffset.y == 0)
    #expect(list.surface.subviews.isEmpty)
    list.fty.pullToRefresh.end()
    list.fty.pullToRefresh.remove()
  }

  @Test("adding over a loading one begins idle")
  func addAgain() {
    list.fty.pullToRefresh.add(animator: animator) {}
    list.fty.pullToRefresh.begin()
    list.fty.pullToRefresh.add(height: 80, animator: Recorder()) {}
    list.settle()
    #expect(animator.states.last == PullToRefreshState.none)
    #expect(list.contentInset.top == 0)
    #expect(list.surface.subviews.count == 1)
  }

  @Test("the animator is centred in its room and shifted by its offset")
  func placement() {
    list.fty.pullToRefresh.add(height: 100, animator: animator) {}
    let container = animator.superview
    #expect(container?.frame == CGRect(x: 0, y: -100, width: 375, height: 100))
    #expect(animator.center == CGPoint(x: 187.5, y: 50))
    list.fty.pullToRefresh.animatorOffset = PlatformOffset(horizontal: 10, vertical: 20)
    #expect(container?.frame == CGRect(x: 10, y: -80, width: 375, height: 100))
    list.viewportSize.width = 600
    #expect(container?.frame.width == 600)
    #expect(animator.center == CGPoint(x: 300, y: 50))
  }

  @Test("without a control its switches read false and take nothing")
  func nothingYet() {
    list.fty.pullToRefresh.isEnabled = true
    list.fty.pullToRefresh.begin()
    list.fty.pullToRefresh.end()
    #expect(!list.fty.pullToRefresh.isEnabled)
    #expect(!list.fty.infiniteScroll.isStickToContent)
    #expect(list.fty.pullToRefresh.animatorOffset == .zero)
  }
}
