import InfinityStyle
import RefreshTesting
import Testing

/// What the original got wrong and nobody would miss.
@Suite("Faults of the original that are not here")
struct QuirkTests {
  let list = SimulatedScrollView()
  let animator = Recorder()
  let end = EndRecorder()

  @Test("removed, or gone with its list, while the room still closes")
  func removedWhileClosing() {
    var list: SimulatedScrollView? = SimulatedScrollView()
    list?.fty.pullToRefresh.add(animator: animator) {}
    list?.fty.pullToRefresh.begin()
    list?.settle()
    list?.fty.pullToRefresh.end()
    list?.fty.pullToRefresh.remove()
    list?.advance(seconds: 0.1)
    list = nil
    #expect(animator.states.last == PullToRefreshState.none)
  }

  @Test("removed while loading, the room is given back")
  func removedWhileLoading() {
    list.fty.pullToRefresh.add(animator: animator) {}
    list.fty.infiniteScroll.add(animator: end) {}
    list.fty.pullToRefresh.begin()
    list.fty.infiniteScroll.begin()
    list.fty.pullToRefresh.remove()
    list.fty.infiniteScroll.remove()
    list.settle()
    #expect(list.contentInset == SimulatedInsets())
    #expect(animator.states.last == PullToRefreshState.none)
    #expect(end.states.last == InfiniteScrollState.none)
  }

  @Test("a second pull while the room still closes counts, and its progress is shown")
  func quickSecondPull() {
    var actions = 0
    list.fty.pullToRefresh.add(animator: animator) { actions += 1 }
    list.pullAndLetGo()
    list.settle()
    list.fty.pullToRefresh.end()
    list.advance(seconds: 0.05)
    list.finger.hold(offset: -30)
    #expect(animator.states.last == .releasing(progress: 0.5))
    list.finger.hold(offset: -80)
    list.finger.lift()
    #expect(actions == 2)
  }

  @Test("header and footer load together and each takes back its own room")
  func bothInsets() {
    list.userInset = SimulatedInsets(top: 10, bottom: 20)
    list.fty.pullToRefresh.add(animator: animator) {}
    list.fty.infiniteScroll.add(height: 60, animator: end) {}
    list.fty.pullToRefresh.begin()
    list.settle()
    list.fty.infiniteScroll.begin()
    list.settle()
    list.userInset.bottom = 50
    #expect(list.contentInset.bottom == 110)
    list.fty.pullToRefresh.end()
    list.settle()
    #expect(list.contentInset == SimulatedInsets(top: 10, bottom: 110))
    list.fty.infiniteScroll.end()
    list.settle()
    #expect(list.contentInset == SimulatedInsets(top: 10, bottom: 50))
  }

  @Test("short content that bounces back from a pull loads nothing more")
  func bounceOfShortContent() {
    list.contentSize.height = 200
    list.fty.pullToRefresh.add(animator: animator) {}
    list.fty.infiniteScroll.add(animator: end) {}
    list.finger.hold(offset: -40)
    list.finger.lift()
    list.settle()
    #expect(end.states.isEmpty)
  }

  @Test("begin of the footer loads though the content is short, and leaves the list where it belongs")
  func beginShort() {
    list.contentSize.height = 200
    list.fty.infiniteScroll.add(animator: end) {}
    list.fty.infiniteScroll.begin()
    list.settle()
    #expect(end.states == [.loading] && list.contentOffset.y == 0)
    list.fty.infiniteScroll.end()
    list.settle()
    #expect(list.contentOffset.y == 0 && list.contentInset.bottom == 0)
  }

  @Test("begin keeps the list where it is sideways")
  func beginKeepsX() {
    list.contentSize.width = 900
    list.setOffset(120, along: .horizontal)
    list.fty.pullToRefresh.add(animator: animator) {}
    list.fty.pullToRefresh.begin()
    list.settle()
    #expect(list.contentOffset == CGPoint(x: 120, y: -60))
  }

  @Test("begin off screen is kept until the list is shown")
  func beginOffScreen() {
    var actions = 0
    list.isInWindow = false
    list.fty.pullToRefresh.add(animator: animator) { actions += 1 }
    list.fty.pullToRefresh.begin()
    #expect(actions == 0)
    list.isInWindow = true
    #expect(actions == 1 && animator.states.last == .loading)
    #expect(list.contentOffset.y == -60)
  }

  @Test("a fast return that skips the resting place shows none")
  func skippedZero() {
    list.fty.pullToRefresh.add(animator: animator) {}
    list.finger.hold(offset: -30)
    list.finger.hold(offset: 25)
    #expect(animator.states == [.releasing(progress: 0.5), .none])
  }

  @Test("a jump straight past the height arms, and letting go decides")
  func jump() {
    var actions = 0
    list.fty.pullToRefresh.add(animator: animator) { actions += 1 }
    list.finger.hold(offset: 40)
    list.finger.hold(offset: -100)
    #expect(animator.states == [.releasing(progress: 1)])
    list.finger.lift()
    #expect(actions == 1)
  }

  @Test("containers follow the list's width")
  func width() {
    list.fty.pullToRefresh.add(animator: animator) {}
    list.fty.infiniteScroll.add(animator: end) {}
    list.viewportSize.width = 600
    #expect(animator.superview?.frame.width == 600 && animator.center.x == 300)
    #expect(end.superview?.frame.width == 600 && end.center.x == 300)
  }

  @Test("a bar's inset counts without anyone setting anything")
  func bars() {
    list.bars.top = 88
    list.fty.pullToRefresh.add(animator: animator) {}
    list.finger.hold(offset: -118)
    #expect(animator.states == [.releasing(progress: 0.5)])
    list.finger.hold(offset: -150)
    list.finger.lift()
    list.settle()
    #expect(list.contentOffset.y == -148)
    list.fty.pullToRefresh.end()
    list.settle()
    #expect(list.contentOffset.y == -88)
  }

  @Test("disabled in mid-load, the end still ends and gives the room back")
  func disabled() {
    list.fty.pullToRefresh.add(animator: animator) {}
    list.pullAndLetGo()
    list.settle()
    list.fty.pullToRefresh.isEnabled = false
    #expect(animator.states.last == .loading)
    list.fty.pullToRefresh.end()
    list.settle()
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
    list.pullAndLetGo()
    list.settle()
    #expect(animator.states.last == PullToRefreshState.none)
  }
}
