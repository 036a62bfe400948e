import RefreshTestKit
import RefreshTesting
import SVStyle
import Testing

@Suite("SVStyle: what real apps rely on")
struct ReliedUponTests {
  let list = SimulatedScrollView()

  @Test("stopping as the action's first line")
  func stopFirst() {
    var actions = 0
    list.addPullToRefresh { [weak list] in
      list?.pullToRefreshView.stopAnimating()
      actions += 1
    }
    list.pullAndLetGo()
    list.settle()
    #expect(actions == 1 && list.pullToRefreshView.state == .stopped)
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
  }

  @Test("starting as the action's first line: no second action, no jump")
  func startFirst() {
    var actions = 0
    list.addPullToRefresh { [weak list] in
      list?.pullToRefreshView.startAnimating()
      actions += 1
    }
    list.pullAndLetGo()
    let writes = list.offsetWrites
    list.settle()
    #expect(actions == 1 && list.offsetWrites == writes && list.contentOffset.y == -60)
  }

  @Test("triggering before there is a window or a size: the action runs once, and all is in place")
  func earlyTrigger() {
    let list = SimulatedScrollView(viewport: .zero, content: .zero)
    list.isInWindow = false
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    list.triggerPullToRefresh()
    list.triggerPullToRefresh()
    list.isInWindow = true
    #expect(actions == 0)
    list.contentSize = CGSize(width: 375, height: 900)
    list.viewportSize = CGSize(width: 375, height: 667)
    list.settle()
    #expect(actions == 1 && list.pullToRefreshView.state == .loading)
    #expect(list.pullToRefreshView.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    #expect(list.contentOffset.y == -60)
  }

  @Test("triggering at each appearance: nothing while loading")
  func triggerOften() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    for _ in 0..<3 {
      list.triggerPullToRefresh()
      list.settle()
    }
    #expect(actions == 1 && list.contentInset.top == 60)
  }

  @Test("hiding infinite scrolling and showing it at once; switching off and stopping: the inset is right")
  func footerSwitches() {
    list.addInfiniteScrolling {}
    list.showsInfiniteScrolling = false
    list.showsInfiniteScrolling = true
    list.settle()
    #expect(list.contentInset.bottom == 60)
    for isOn in [false, true] {
      list.infiniteScrollingView.enabled = isOn
      list.infiniteScrollingView.stopAnimating()
      #expect(list.contentInset.bottom == 60)
    }
  }

  @Test("adding at each scroll event: one view, one room")
  func addOften() {
    list.onEvent = { [list] event in
      guard event == .scrolled else { return }
      list.addPullToRefresh {}
      list.addInfiniteScrolling {}
    }
    list.finger.down()
    list.finger.move(by: 200, inSteps: 20)
    list.finger.lift()
    list.settle()
    #expect(list.surface.subviews.count == 2 && list.contentInset.bottom == 60)
    list.pullToRefreshView.stopAnimating()
    list.settle()
    #expect(list.contentInset.top == 0)
  }

  @Test("an inset read right after the stop and written back is the one at rest")
  func readBack() {
    list.userInset.top = 20
    list.addPullToRefresh {}
    list.pullAndLetGo()
    list.settle()
    list.pullToRefreshView.stopAnimating()
    let inset = list.contentInset
    #expect(inset.top == 20)
    list.contentInset = inset
    list.settle()
    #expect(list.contentInset.top == 20 && list.userInset.top == 20)
  }

  @Test("a header that the app hides stays hidden, and the pull still works")
  func hiddenHeader() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    list.pullToRefreshView.isHidden = true
    list.contentSize.height = 3000
    list.pullAndLetGo()
    list.viewportSize.width = 320
    #expect(actions == 1 && list.pullToRefreshView.isHidden)
    list.pullToRefreshView.stopAnimating()
    list.showsPullToRefresh = false
    list.showsPullToRefresh = true
    #expect(list.pullToRefreshView.isHidden, "showing lets the list be pulled; hiding was the app's wish")
    list.pullToRefreshView.isHidden = false
    #expect(!list.pullToRefreshView.isHidden)
  }

  @Test("a header that the app moved stays moved; the footer's frame can be read")
  func movedHeader() {
    list.addPullToRefresh {}
    list.addInfiniteScrolling {}
    let center = list.pullToRefreshView.center
    list.pullToRefreshView.center = CGPoint(x: center.x, y: center.y + 12)
    list.contentSize.height = 3000
    list.pullAndLetGo()
    list.settle()
    #expect(list.pullToRefreshView.frame.minY == -48)
    list.viewportSize.width = 320
    #expect(list.pullToRefreshView.frame == CGRect(x: 0, y: -48, width: 320, height: 60))
    #expect(list.infiniteScrollingView.frame.minY == 3000)
  }

  @Test("tints reach the views")
  func tint() {
    list.addPullToRefresh {}
    list.pullToRefreshView.tintColor = .green
    list.changeCurrentRefreshTheme(to: .ellipsis)
    #expect(list.pullToRefreshView.tintColor == .green)
  }

  @Test("a bottom header on an outer scroll view around a list", arguments: [0.0, 667])
  func outer(length: Double) {
    let outer = SimulatedScrollView(content: CGSize(width: 375, height: length))
    var actions = 0
    outer.addPullToRefresh(actionHandler: { actions += 1 }, position: .bottom)
    #expect(outer.pullToRefreshView.frame.minY == 667)
    outer.finger.hold(offset: 61)
    #expect(outer.pullToRefreshView.state == .triggered)
    outer.finger.lift()
    outer.settle()
    #expect(actions == 1 && outer.contentOffset.y == 60)
    outer.pullToRefreshView.stopAnimating()
    outer.settle()
    #expect(outer.contentOffset.y == 0 && outer.contentInset == .zero)
  }
}
