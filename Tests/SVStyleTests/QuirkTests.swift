import RefreshTestKit
import RefreshTesting
import SVStyle
import Testing

@Suite("SVStyle: what the originals got wrong")
struct QuirkTests {
  let list = SimulatedScrollView()

  @Test("insets that change after adding are followed, and nothing guessed is written")
  func followsInsets() {
    list.addPullToRefresh {}
    list.addInfiniteScrolling {}
    #expect(list.userInset == .zero)
    list.bars.top = 88
    list.contentInset.top = 12
    list.finger.hold(offset: -100 - 60)
    #expect(list.pullToRefreshView.state == .stopped)
    list.finger.hold(offset: -100 - 61)
    list.finger.lift()
    list.settle()
    #expect(list.contentInset.top == 72 && list.contentOffset.y == -160)
    list.contentInset.bottom = 80
    list.pullToRefreshView.stopAnimating()
    list.settle()
    #expect(list.contentInset.top == 12 && list.contentOffset.y == -100)
    #expect(list.userInset.bottom == 80 && list.contentInset.bottom == 140)
  }

  @Test("a start by code shows the header under a bar too")
  func startUnderBar() {
    list.bars.top = 88
    list.userInset.top = 12
    list.addPullToRefresh {}
    list.settle()
    list.triggerPullToRefresh()
    list.settle()
    #expect(list.contentOffset.y == -160)
    list.pullToRefreshView.stopAnimating()
    list.settle()
    #expect(list.contentOffset.y == -100)
  }

  @Test("a stop while idle, after an earlier start by code, scrolls nobody")
  func idleStopAfterStart() {
    list.addPullToRefresh {}
    list.triggerPullToRefresh()
    list.settle()
    list.pullToRefreshView.stopAnimating()
    list.settle()
    list.setOffset(300)
    list.pullToRefreshView.stopAnimating()
    list.settle()
    #expect(list.contentOffset.y == 300)
  }

  @Test("a user who scrolled away while it refreshed is left where he is")
  func scrolledAway() {
    list.addPullToRefresh {}
    list.triggerPullToRefresh()
    list.settle()
    list.setOffset(500)
    list.pullToRefreshView.stopAnimating()
    list.settle()
    #expect(list.contentOffset.y == 500 && list.contentInset.top == 0)
  }

  @Test("a finger that flings past the rest disarms on its way")
  func flingDisarms() {
    list.addPullToRefresh(actionHandler: {}, configurator: { _ in })
    list.finger.hold(offset: -70)
    list.finger.hold(offset: 40)
    #expect(list.pullToRefreshView.state == .stopped)
    list.finger.lift(velocity: -2000)
    list.settle()
    #expect(list.pullToRefreshView.state == .stopped)
  }

  @Test("at the bottom the list hangs at its inset and height, and keeps its place sideways")
  func bottomRoom() {
    let list = SimulatedScrollView(content: CGSize(width: 600, height: 2000))
    list.setOffset(50, along: .horizontal)
    list.userInset.bottom = 20
    list.addPullToRefresh(actionHandler: {}, position: .bottom)
    list.setOffset(1353)
    list.triggerPullToRefresh()
    list.settle()
    #expect(list.contentInset.bottom == 80 && list.contentInset.top == 0)
    #expect(list.contentOffset.y == 1413 && list.contentOffset.x == 50)
  }

  @Test("at the bottom of short content the room takes the empty space in, and no inset turns negative")
  func bottomShort() {
    list.contentSize.height = 300
    list.addPullToRefresh(actionHandler: {}, position: .bottom)
    #expect(list.pullToRefreshView.frame.minY == 667)
    list.finger.hold(offset: 61)
    list.finger.lift()
    list.settle()
    #expect(list.pullToRefreshView.state == .loading)
    #expect(list.contentInset.top == 0 && list.contentInset.bottom == 367 + 60)
    #expect(list.contentOffset.y == 60)
  }

  @Test("content that fits arms no footer, at any drag")
  func shortFooter() {
    list.contentSize.height = 300
    list.addInfiniteScrolling {}
    for offset in [-60.0, -5, 30] {
      list.finger.hold(offset: offset)
      #expect(list.infiniteScrollingView.state == .stopped)
    }
  }

  @Test("a header beside its list outlives it without harm")
  func outlives() {
    var list: SimulatedScrollView? = SimulatedScrollView()
    list?.addPullToRefresh(actionHandler: {}, configurator: { $0.treatAsSubView = false })
    let header = list?.pullToRefreshView
    list = nil
    header?.stopAnimating()
    header?.startAnimating()
    header?.isHidden = true
    header?.pullToRefreshViewHeight = 40
    #expect(header?.isObserving == false && header?.scrollView == nil)
  }

  @Test("all is never a state")
  func all() {
    list.addPullToRefresh {}
    for offset in [-10.0, -70] {
      list.finger.hold(offset: offset)
      #expect(list.pullToRefreshView.state != .all)
    }
  }

  @Test("orientation is the list's own, whatever the screen's")
  func orientation() {
    let wide = SimulatedScrollView(viewport: CGSize(width: 500, height: 300))
    let tall = SimulatedScrollView(viewport: CGSize(width: 200, height: 300))
    for list in [wide, tall] {
      list.addPullToRefresh(
        actionHandler: {},
        configurator: {
          $0.customiseFrame = true
          $0.portraitFrame = CGRect(x: 0, y: -50, width: 100, height: 50)
          $0.landscapeFrame = CGRect(x: 0, y: -30, width: 400, height: 30)
        })
    }
    #expect(wide.pullToRefreshView.frame.height == 30 && tall.pullToRefreshView.frame.height == 50)
    #expect(SVPullToRefreshConfigurator(scrollView: tall).portraitFrame.width == 200)
  }
}

@Suite("Every look of the package, shown by SVStyle")
struct EveryLookTests {
  @Test(
    "in a header and in a footer, through a whole refresh",
    arguments: Look.svLooks + Look.infinityLooks + Look.figLooks + Look.gmLooks + Look.ownLooks)
  func every(look: Look) {
    let list = SimulatedScrollView()
    list.addPullToRefresh(actionHandler: {}, configurator: { $0.look = look })
    list.addInfiniteScrolling(actionHandler: {}, look: look)
    list.pullAndLetGo()
    list.triggerInfiniteScrolling()
    list.settle()
    #expect(list.pullToRefreshView.look?.name == look.name)
    #expect(list.infiniteScrollingView.look?.name == look.name)
    if !look.name.hasPrefix("sv-arrow") {
      #expect(!list.pullToRefreshView.lookViewForTests.drawing.isEmpty)
    }
    list.pullToRefreshView.stopAnimating()
    list.infiniteScrollingView.stopAnimating()
    list.settle()
    list.advance(seconds: 12)
    #expect(!list.pullToRefreshView.lookViewForTests.player.isTicking)
  }
}
