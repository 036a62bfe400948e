import GMStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("GMStyle: every row of its transitions", .serialized)
struct GMTransitionTests {
  let list = SimulatedScrollView()

  private func states(at offsets: [Double]) -> [GMPullToRefreshState] {
    offsets.map { offset in
      list.finger.hold(offset: offset)
      return list.pullToRefreshView.state
    }
  }

  @Test("triggered, and the finger lifts: loading, and the action after the room began to open")
  func liftLoads() {
    var insets: [Double] = []
    list.addPullToRefresh { [list] in insets.append(list.contentInset.top) }
    list.finger.hold(offset: -60)
    list.finger.lift()
    #expect(list.pullToRefreshView.state == .loading && insets == [60])
  }

  @Test("in the band under a finger: visible; out of visible at 60 points: triggered; and back")
  func band() {
    list.addPullToRefresh {}
    #expect(
      states(at: [-0.5, -59.9, -60, -59, -60]) == [.visible, .visible, .triggered, .visible, .triggered])
  }

  @Test("home again: hidden", arguments: [-30.0, -70])
  func home(from offset: Double) {
    list.addPullToRefresh {}
    #expect(states(at: [offset, 0]).last == .hidden)
    #expect(states(at: [offset, 25]).last == .hidden)
  }

  @Test("a pull that jumps past the threshold in one event arms")
  func jump() {
    list.addPullToRefresh {}
    #expect(states(at: [-100]) == [.triggered])
  }

  @Test("without a finger it stays hidden")
  func momentum() {
    list.addPullToRefresh {}
    list.setOffset(-80)
    #expect(list.pullToRefreshView.state == .hidden)
  }

  @Test("while loading nothing but a stop changes it")
  func loading() {
    list.addPullToRefresh {}
    list.finger.hold(offset: -70)
    list.finger.lift()
    #expect(states(at: [-20, 30, -80]) == [.loading, .loading, .loading])
    list.finger.lift()
    list.pullToRefreshView.stopAnimating()
    #expect(list.pullToRefreshView.state == .hidden)
  }

  @Test("each state has its title, in the user's language; hidden has none")
  func titles() {
    RefreshLanguage.texts = .english
    defer { RefreshLanguage.reset() }
    list.addPullToRefresh {}
    let label: PlatformLabel = list.pullToRefreshView.titleLabel
    var texts = [label.text]
    for offset in [-30.0, -70] {
      list.finger.hold(offset: offset)
      texts.append(label.text)
    }
    list.finger.lift()
    texts.append(label.text)
    #expect(texts == [nil, "Pull down to refresh", "Release to refresh...", "Loading..."])
  }
}

@Suite("GMStyle: what the original got wrong")
struct GMQuirkTests {
  let list = SimulatedScrollView()

  @Test("adding and stopping while idle write no inset")
  func noWrites() {
    list.userInset.top = 64
    list.addPullToRefresh {}
    list.pullToRefreshView.stopAnimating()
    list.settle()
    #expect(list.userInset.top == 64 && list.insetWrites == 0)
  }

  @Test("the threshold counts from where the content rests")
  func threshold() {
    list.bars.top = 88
    list.addPullToRefresh {}
    list.finger.hold(offset: -88 - 59)
    #expect(list.pullToRefreshView.state == .visible)
    list.finger.hold(offset: -88 - 60)
    #expect(list.pullToRefreshView.state == .triggered)
  }

  @Test("it needs no pumping, and pumping makes no second action")
  func pumping() {
    for pumps in [false, true] {
      let list = SimulatedScrollView()
      var actions = 0
      list.addPullToRefresh { actions += 1 }
      if pumps { list.onEvent = { [list] _ in list.didScroll() } }
      for offset in stride(from: -10.0, through: -80, by: -10) { list.finger.hold(offset: offset) }
      list.finger.lift()
      list.settle()
      #expect(actions == 1 && list.contentInset.top == 60)
    }
  }

  @Test("a second add takes the first view away, and the view is held by the list")
  func secondAdd() {
    list.addPullToRefresh {}
    weak let first = list.pullToRefreshView
    #expect(first != nil)
    list.addPullToRefresh {}
    #expect(first == nil && list.surface.subviews.count == 1)
  }

  @Test("an inset set by hand counts the open room in")
  func insetByHand() {
    list.addPullToRefresh {}
    list.pullToRefreshView.setScrollViewContentInsetTop(64)
    #expect(list.contentInset.top == 64)
    list.finger.hold(offset: -64 - 60)
    list.finger.lift()
    list.settle()
    list.pullToRefreshView.setScrollViewContentInsetTop(100)
    #expect(list.contentInset.top == 100)
    list.pullToRefreshView.stopAnimating()
    #expect(list.contentInset.top == 40)
  }
}

@Suite("GMStyle's views")
struct GMViewTests {
  let list = SimulatedScrollView()

  @Test(
    "any look can be shown",
    arguments: Look.svLooks + Look.infinityLooks + Look.figLooks + Look.gmLooks + Look.ownLooks)
  func looks(look: Look) {
    list.addPullToRefresh {}
    #expect(list.pullToRefreshView.look.name == "gm-progress")
    list.pullToRefreshView.look = look
    list.finger.hold(offset: -70)
    #expect(list.pullToRefreshView.titleLabel.isHidden == (look.name != "gm-progress"))
    list.finger.lift()
    list.settle()
    #expect(list.pullToRefreshView.scrollView as? SimulatedScrollView === list)
  }

  @Test("the title stands beside the animation")
  func layout() {
    list.addPullToRefresh {}
    list.pullToRefreshView.layoutIfNeeded()
    #expect(list.pullToRefreshView.titleLabel.frame == CGRect(x: 157.5, y: 20, width: 100, height: 20))
  }

  @Test("a ring closes with its progress")
  func ring() {
    let ring = CircleProgressView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.progress = 0.5
    let half = ring.drawing
    ring.progress = 1
    #expect(ring.drawing != half)
    ring.progress = 7
    let full = ring.drawing
    ring.progress = 1
    #expect(ring.drawing == full)
  }

  @Test("a rectangle fills while animated, is full when stopped, and hides if asked to")
  func rectangle() {
    let view = GMActivityView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    let empty = view.drawing
    view.isFull = true
    let full = view.drawing
    #expect(full != empty)
    view.isFull = false
    view.follow(list)
    view.startAnimation()
    list.advance(seconds: 0.6)
    #expect(view.isAnimating && view.drawing != empty && view.drawing != full)
    view.hidesWhenStopped = true
    view.stopAnimation()
    #expect(view.isFull && view.isHidden && !view.isAnimating)
    view.startAnimation()
    #expect(!view.isHidden)
  }
}
