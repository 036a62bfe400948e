import InfinityStyle
import RefreshTesting
import Testing

@Suite("Calls as apps write them") @MainActor
struct SnippetTests {
  let list = UIScrollView()

  private func box(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: width, height: height)
  }

  @Test("a header in one line, its list unowned")
  func oneLine() {
    let feed = Feed(list)
    let ring = DefaultRefreshAnimator(frame: box(24, 24))
    list.fty.pullToRefresh.add(animator: ring) { [unowned list] in
      feed.reload { list.fty.pullToRefresh.end() }
    }
    list.pullAndLetGo()
    list.advance(seconds: 3)
    #expect(feed.loads == ["newest"] && list.contentInset.top == 0)
  }

  @Test("a footer with the default height, started by code and taken away while it turns")
  func footer() {
    let feed = Feed(list)
    let dots = DefaultInfiniteAnimator(frame: box(30, 30))
    list.fty.infiniteScroll.add(animator: dots) { [list] in
      feed.older { list.fty.infiniteScroll.end() }
    }
    list.fty.infiniteScroll.begin()
    if dots.animating { list.fty.infiniteScroll.remove() }
    list.settle()
    #expect(feed.loads == ["older"] && !dots.animating && list.contentInset.bottom == 0)
  }

  @Test("heights, and no action")
  func heights() {
    list.fty.pullToRefresh.add(height: 72, animator: CircleRefreshAnimator(frame: .zero), action: nil)
    list.fty.infiniteScroll.add(height: 80, animator: CircleInfiniteAnimator(frame: .zero), action: nil)
    #expect(list.refreshers[.header]?.policy.triggerLength == 72)
    list.pullAndLetGo()
    list.settle()
    #expect(list.contentInset.top == 72)
  }

  @Test("a value bound to a label")
  func boundValue() {
    let label = UILabel()
    list.fty.pullToRefresh.bind(animator: TitleAnimator { label.text = $0 }) {}
    list.finger.hold(offset: -30)
    #expect(label.text == "Releasing: 0.5")
  }

  @Test("animators for either protocol text")
  func ownAnimators() {
    let percent = PercentAnimator(frame: box(100, 20))
    list.fty.pullToRefresh.add(animator: percent) {}
    list.finger.hold(offset: -30)
    #expect(percent.label.text == "50 %")
    list.finger.lift()
    list.settle()
    let (header, footer) = (OldHeader(frame: .zero), OldFooter(frame: .zero))
    list.fty.pullToRefresh.add(animator: header) {}
    list.fty.infiniteScroll.add(animator: footer) {}
    list.fty.pullToRefresh.begin()
    list.fty.infiniteScroll.begin()
    #expect(!header.isHidden && !footer.isHidden)
    list.fty.pullToRefresh.end()
    list.fty.infiniteScroll.end()
    #expect(header.isHidden && footer.isHidden)
  }

  @Test("switches")
  func switches() {
    list.fty.pullToRefresh.add(animator: OldHeader(frame: .zero)) {}
    list.fty.infiniteScroll.add(animator: OldFooter(frame: .zero)) {}
    list.fty.pullToRefresh.isEnabled.toggle()
    list.fty.pullToRefresh.isScrollingToTopImmediately = true
    list.fty.pullToRefresh.animatorOffset = UIOffset(horizontal: 40, vertical: -4)
    list.fty.infiniteScroll.isEnabled = false
    list.fty.infiniteScroll.isStickToContent = false
    list.fty.infiniteScroll.infinityStickToContent = true
    list.supportSpringBounces = true
    #expect(!list.fty.pullToRefresh.isEnabled && !list.fty.infiniteScroll.isEnabled)
    #expect(list.fty.pullToRefresh.isScrollingToTopImmediately)
    #expect(list.fty.pullToRefresh.animatorOffset == UIOffset(horizontal: 40, vertical: -4))
    #expect(list.fty.infiniteScroll.isStickToContent)
  }

  @Test("colours")
  func colors() {
    let arrow = ArrowRefreshAnimator(frame: box(24, 24))
    arrow.color = .red
    let snake = SnakeInfiniteAnimator(frame: box(30, 18))
    snake.color = .gray
    list.fty.pullToRefresh.add(animator: arrow) {}
    list.fty.infiniteScroll.add(animator: snake) {}
    #expect(arrow.superview != nil && snake.superview != nil)
  }

  @Test("animations of images")
  func images() {
    let pull: [UIImage] = ["a", "b"].compactMap { UIImage(named: $0) }
    let spin: [UIImage] = ["c"].compactMap { UIImage(named: $0) }
    let head = GIFRefreshAnimator(frame: box(24, 24))
    head.refreshImages = pull
    head.animatedImages = spin
    let foot = GIFInfiniteAnimator(frame: head.frame)
    foot.animatedImages = spin
    list.fty.pullToRefresh.add(animator: head, action: {})
    list.fty.infiniteScroll.add(animator: foot, action: {})
    list.fty.pullToRefresh.begin()
    #expect(list.contentInset.top == 60)
  }

  @Test("debug switch, descriptions, equality")
  func states() {
    Infinity.debugModeEnabled = true
    Infinity.debugModeEnabled = false
    #expect(PullToRefreshState.releasing(progress: 0.5).description == "Releasing: 0.5")
    #expect("\(InfiniteScrollState.loading)" == "Loading")
    #expect(PullToRefreshState.loading != .none)
  }

  @Test("subclasses of stock animators")
  func subclasses() {
    let ring = LoudRing(frame: box(24, 24))
    let snake = NamedSnake(frame: box(30, 18))
    list.fty.pullToRefresh.add(animator: ring) {}
    list.fty.infiniteScroll.add(animator: snake) {}
    list.fty.pullToRefresh.begin()
    #expect(ring.backgroundColor == .red && snake.name.superview === snake)
  }

  @Test("the namespace and its parts can be kept")
  func kept() {
    let fty: Infinity = list.fty
    let pull: PullToRefreshWrapper = fty.pullToRefresh
    let more: InfiniteScrollWrapper = fty.infiniteScroll
    pull.add(animator: SparkRefreshAnimator(frame: box(40, 40))) {}
    more.add(animator: SparkInfiniteAnimator(frame: box(40, 40))) {}
    #expect(list.refreshers.all.count == 2)
    fty.clear()
    #expect(list.refreshers.all.isEmpty)
  }

  @Test("looks in place of animators")
  func looks() {
    list.fty.pullToRefresh.add(.infinitySnake) {}
    list.fty.pullToRefresh.add(.snake) {}
    list.fty.infiniteScroll.add(.snake, action: nil)
    #expect(list.refreshers.all.count == 2)
  }

  @Test("actions that name the nothing they are given") @available(*, deprecated)
  func namedNothing() {
    var actions = 0
    list.fty.pullToRefresh.add(animator: OldHeader(frame: .zero)) { _ in actions += 1 }
    list.fty.pullToRefresh.begin()
    list.fty.infiniteScroll.add(height: 60, animator: OldFooter(frame: .zero)) { _ in actions += 1 }
    list.fty.infiniteScroll.begin()
    #expect(actions == 2)
    list.fty.pullToRefresh.bind(animator: OldHeader(frame: .zero)) { _ in actions += 1 }
    list.fty.pullToRefresh.begin()
    #expect(actions == 3)
  }
}

@MainActor final class TornDown {
  let list = UIScrollView()
  deinit {
    list.fty.pullToRefresh.remove()
    list.fty.infiniteScroll.remove()
    list.fty.clear()
  }
}

#if !swift(>=6)
/// A helper as Swift 5 apps have them: bound to no actor, and called on the main thread.
final class Helper {
  let list: UIScrollView
  init(_ list: UIScrollView) { self.list = list }
  func finish() {
    list.fty.pullToRefresh.end()
    list.fty.infiniteScroll.isEnabled = false
    list.endInfiniteScrolling()
    list.supportSpringBounces = true
  }
  deinit { list.fty.clear() }
}
#endif

@Suite("Torn down") @MainActor
struct TornDownTests {
  @Test("a deinit that clears a list on which there is nothing, or something")
  func deinits() {
    do { _ = TornDown() }
    weak var list: UIScrollView?
    do {
      let owner = TornDown()
      owner.list.fty.pullToRefresh.add(animator: OldHeader(frame: .zero)) {}
      owner.list.fty.pullToRefresh.begin()
      list = owner.list
    }
    #expect(list == nil)
  }

  #if !swift(>=6)
  @Test("callers that are bound to no actor")
  func unbound() {
    let list = UIScrollView()
    list.fty.pullToRefresh.add(animator: OldHeader(frame: .zero)) {}
    list.fty.pullToRefresh.begin()
    var helper: Helper? = Helper(list)
    helper?.finish()
    helper = nil
    #expect(list.refreshers.all.isEmpty)
  }
  #endif
}
