import RefreshTestKit
import RefreshTesting
import SVStyle
import Testing

@Suite("SVStyle, in its own words")
struct SVStyleTests {
  let list = SimulatedScrollView()

  /// The state after a finger has moved the content to each offset in turn.
  private func states(at offsets: [Double]) -> [SVPullToRefreshState] {
    offsets.map { offset in
      list.finger.hold(offset: offset)
      return list.pullToRefreshView.state
    }
  }

  @Test("a finger past 60 points triggers, and going back disarms")
  func transitions() {
    list.addPullToRefresh {}
    #expect(
      states(at: [-10, -60, -60.5, -59, -61])
        == [.stopped, .stopped, .triggered, .stopped, .triggered])
  }

  @Test("letting go loads once, in 60 points of room, until stopped")
  func cycle() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    list.finger.hold(offset: -61)
    list.finger.lift()
    #expect(list.pullToRefreshView.state == .loading)
    #expect(actions == 1)
    list.settle()
    #expect(list.contentInset.top == 60)
    #expect(list.contentOffset.y == -60)
    list.pullToRefreshView.stopAnimating()
    #expect(list.pullToRefreshView.state == .stopped)
    #expect(list.contentInset.top == 0, "an app that reads the inset right after stopping reads its own")
    list.settle()
    #expect(list.contentOffset.y == 0)
  }

  @Test("having been triggered decides, even if the lift comes without another move")
  func releaseByPhase() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    list.finger.hold(offset: -61)
    list.userInset.top = 10
    list.finger.lift()
    #expect(actions == 1)
  }

  @Test("a trigger by code runs the action once and shows the view")
  func trigger() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    list.triggerPullToRefresh()
    list.triggerPullToRefresh()
    list.settle()
    #expect(actions == 1)
    #expect(list.contentOffset.y == -60)
    list.pullToRefreshView.stopAnimating()
    list.settle()
    #expect(list.contentOffset.y == 0)
  }

  @Test("a trigger before the list is on screen is kept until it is")
  func triggerOffScreen() {
    var actions = 0
    list.isInWindow = false
    list.addPullToRefresh { actions += 1 }
    list.triggerPullToRefresh()
    #expect(actions == 0)
    list.isInWindow = true
    #expect(actions == 1)
    #expect(list.contentOffset.y == -60)
    #expect(!list.isAnimatingWrite)
  }

  @Test("startAnimating shows loading without the action, also from inside it")
  func silentStart() {
    var actions = 0
    list.addPullToRefresh { [weak list] in
      actions += 1
      list?.pullToRefreshView.startAnimating()
    }
    list.pullToRefreshView.startAnimating()
    #expect(list.pullToRefreshView.state == .loading)
    #expect(actions == 0)
    list.pullToRefreshView.stopAnimating()
    list.triggerPullToRefresh()
    #expect(actions == 1)
  }

  @Test("stopping inside the action closes for good")
  func stopInAction() {
    list.addPullToRefresh { [weak list] in list?.pullToRefreshView.stopAnimating() }
    list.triggerPullToRefresh()
    list.settle()
    #expect(list.pullToRefreshView.state == .stopped)
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
  }

  @Test("stopping what does not run changes nothing")
  func idleStop() {
    list.addPullToRefresh {}
    list.setOffset(300)
    list.pullToRefreshView.stopAnimating()
    #expect(list.contentOffset.y == 300)
    #expect(list.insetWrites == 0)
  }

  @Test("adding again replaces the action and lets a running refresh go on")
  func addAgain() {
    var first = 0
    var second = 0
    list.addPullToRefresh { first += 1 }
    list.triggerPullToRefresh()
    let view = list.pullToRefreshView
    list.addPullToRefresh { second += 1 }
    #expect(list.pullToRefreshView === view)
    #expect(list.pullToRefreshView.state == .loading)
    list.pullToRefreshView.stopAnimating()
    list.settle()
    list.triggerPullToRefresh()
    #expect(first == 1 && second == 1)
    #expect(list.surface.subviews.count == 1)
  }

  @Test("nothing is there before adding, and showing it is a no-op")
  func nothingYet() {
    #expect(list.pullToRefreshView == nil)
    #expect(list.infiniteScrollingView == nil)
    #expect(!list.showsPullToRefresh && !list.showsInfiniteScrolling)
    list.showsPullToRefresh = true
    list.showsInfiniteScrolling = false
    list.triggerPullToRefresh()
    list.triggerInfiniteScrolling()
    #expect(list.refreshers.all.isEmpty)
  }

  @Test("hidden, it takes neither pulls nor room; a running refresh can still be stopped")
  func hiding() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    list.showsPullToRefresh = false
    list.finger.hold(offset: -90)
    list.finger.lift()
    list.settle()
    #expect(actions == 0)
    list.showsPullToRefresh = true
    list.triggerPullToRefresh()
    list.showsPullToRefresh = false
    #expect(list.contentInset.top == 0)
    list.pullToRefreshView.stopAnimating()
    #expect(list.pullToRefreshView.state == .stopped)
  }

  @Test("the header stands above the content, whatever inset the app has")
  func placement() {
    list.userInset.top = 100
    list.addPullToRefresh {}
    #expect(list.pullToRefreshView.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
  }
}
