import InfinityStyle
import RefreshTesting
import Testing

@Suite("Bound animators")
struct BindTests {
  let list = SimulatedScrollView()

  /// A value that moves something elsewhere.
  private struct Mover: CustomPullToRefreshAnimator {
    let view: PlatformView
    func animateState(_ state: PullToRefreshState) {
      switch state {
      case .none: view.frame.origin.y = 0
      case .releasing(let progress): view.frame.origin.y = progress * 20
      case .loading: view.frame.origin.y = 100
      }
    }
  }

  @Test("a view outside the list moves in step with the pull")
  func inStep() {
    let title = PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    list.container.addSubview(title)
    list.fty.pullToRefresh.bind(height: 100, toAnimator: Mover(view: title)) {}
    for offset in [-10.0, -25, -50, -75, -100] {
      list.finger.hold(offset: offset)
      #expect(title.frame.minY == CGFloat(-offset / 5))
    }
    list.finger.hold(offset: -101)
    list.finger.lift()
    #expect(title.frame.minY == 100)
    list.settle()
    #expect(list.contentOffset.y == 0 && list.insetWrites == 0)
    list.fty.pullToRefresh.end()
    #expect(title.frame.minY == 0)
    #expect(title.superview === list.container && list.surface.subviews.isEmpty)
  }

  @Test("a footer that is bound changes no inset, unless room is asked for")
  func footer() {
    let end = EndRecorder()
    list.fty.infiniteScroll.bind(height: 60, animator: end) {}
    #expect(list.fty.infiniteScroll.isScrollingToTopImmediately)
    list.setOffset(1340)
    #expect(end.states == [.loading] && list.insetWrites == 0)
    list.fty.infiniteScroll.isScrollingToTopImmediately = false
    #expect(list.contentInset.bottom == 60)
    list.fty.infiniteScroll.end()
    #expect(list.contentInset.bottom == 0)
  }

  @Test("a header that is bound holds room if asked to, one that is added does not if asked not to")
  func room() {
    let animator = Recorder()
    list.fty.pullToRefresh.bind(animator: animator) {}
    list.fty.pullToRefresh.isScrollingToTopImmediately = false
    list.pullAndLetGo()
    list.settle()
    #expect(list.contentOffset.y == -60)
    list.fty.pullToRefresh.add(animator: animator) {}
    #expect(!list.fty.pullToRefresh.isScrollingToTopImmediately)
    list.fty.pullToRefresh.isScrollingToTopImmediately = true
    list.settle()
    list.pullAndLetGo()
    list.settle()
    #expect(list.contentOffset.y == 0 && animator.states.last == .loading)
  }

  @Test("what is no view can be added too, and leaves its room empty")
  func addedValue() {
    let title = PlatformView(frame: .zero)
    list.fty.pullToRefresh.add(animator: Mover(view: title)) {}
    list.pullAndLetGo()
    list.settle()
    #expect(title.frame.minY == 100 && list.contentInset.top == 60)
    list.fty.pullToRefresh.animatorOffset = PlatformOffset(horizontal: 3, vertical: 4)
    #expect(list.fty.pullToRefresh.animatorOffset == PlatformOffset(horizontal: 3, vertical: 4))
  }

  @Test("an animator handed on as any animator is placed as what it is")
  func existential() {
    let any: any CustomPullToRefreshAnimator = Recorder()
    list.fty.pullToRefresh.add(animator: any) {}
    #expect(any.viewToPlace?.superview != nil)
    let end: (any CustomInfiniteScrollAnimator)! = EndRecorder()
    list.fty.infiniteScroll.add(animator: end) {}
    #expect(end.viewToPlace?.superview != nil)
  }
}
