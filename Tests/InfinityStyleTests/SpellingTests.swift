import InfinityStyle
import RefreshTesting
import Testing

@Suite("Names of other times")
struct SpellingTests {
  let list = SimulatedScrollView()
  let animator = Recorder()
  let end = EndRecorder()

  @Test("states describe themselves, and equality tells progress apart")
  func states() {
    #expect(PullToRefreshState.releasing(progress: 0.5).description == "Releasing: 0.5")
    #expect("\(InfiniteScrollState.loading) \(PullToRefreshState.none)" == "Loading None")
    #expect(PullToRefreshState.releasing(progress: 0.5) != .releasing(progress: 1))
    #expect(PullToRefreshState.releasing(progress: 0.5).isReleasing)
    #expect(!PullToRefreshState.loading.isReleasing)
  }

  @Test("capital states are values, and patterns beside a default")
  func capitals() {
    #expect(PullToRefreshState.None == .none && PullToRefreshState.Loading == .loading)
    #expect(PullToRefreshState.Releasing(0.25) == .releasing(progress: 0.25))
    #expect(InfinityScrollState.None == .none && InfinityScrollState.Loading == .loading)
    func word(_ state: PullToRefreshState) -> String {
      switch state {
      case .None: "rest"
      case .releasing(let progress): "pull \(progress)"
      default: "load"
      }
    }
    #expect([.none, .releasing(progress: 1), .loading].map(word) == ["rest", "pull 1.0", "load"])
  }

  @Test("animators by the documentation's label: class, value, subclass")
  func label() {
    class Base: PlatformView, CustomInfinityScrollAnimator {
      var seen: [String] = []
      func animateState(state: InfinityScrollState) { seen.append("\(state)") }
    }
    final class Derived: Base {
      override func animateState(state: InfinityScrollState) {
        super.animateState(state: state)
        seen.append("derived")
      }
    }
    struct Value: CustomPullToRefreshAnimator {
      let hear: (PullToRefreshState) -> Void
      func animateState(state: PullToRefreshState) { hear(state) }
    }
    var heard: [PullToRefreshState] = []
    let derived = Derived(frame: .zero)
    list.fty.pullToRefresh.add(animator: Value { heard.append($0) }) {}
    list.fty.infiniteScroll.add(animator: derived) {}
    list.fty.pullToRefresh.begin()
    list.fty.infiniteScroll.begin()
    #expect(heard.last == .loading)
    #expect(derived.seen == ["Loading", "derived"])
  }

  #if DEBUG
  @Test("an animator that implements neither function traps in debug builds")
  func neither() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        struct Mute: CustomPullToRefreshAnimator {}
        let list = SimulatedScrollView()
        list.fty.pullToRefresh.add(animator: Mute()) {}
        list.finger.hold(offset: -30)
      }
    }
  }
  #endif

  @Test("the older names on the scroll view say the same")
  func olderNames() {
    var actions: [String] = []
    list.addPullToRefresh(66, animator: animator) { actions.append("pull") }
    list.addInfiniteScroll(animator: end) { actions.append("end") }
    #expect(animator.superview?.frame.height == 66 && end.superview?.frame.height == 80)
    #expect(list.isPullToRefreshEnabled && list.enableInfiniteScroll && list.infiniteStickToContent)
    list.beginRefreshing()
    list.beginInfiniteScrolling()
    #expect(actions == ["pull", "end"])
    list.endRefreshing()
    list.endInfiniteScrolling()
    #expect(animator.states.last == PullToRefreshState.none && end.states.last == InfiniteScrollState.none)
    list.enablePullToRefresh = false
    list.isInfiniteScrollEnabled = false
    #expect(!list.isPullToRefreshEnabled && !list.fty.infiniteScroll.isEnabled)
    list.infinityStickToContent = false
    #expect(!list.fty.infiniteScroll.isStickToContent && !list.infiniteStickToContent)
    list.removePullToRefresh()
    list.removeInfiniteScroll()
    #expect(list.refreshers.all.isEmpty)
    list.bindPullToRefresh(toAnimator: animator) {}
    list.bindInfiniteScroll(60, toAnimator: end, action: nil)
    #expect(list.fty.pullToRefresh.isScrollingToTopImmediately)
    list.addPullToRefresh(animator: animator, action: {})
    #expect(!list.fty.pullToRefresh.isScrollingToTopImmediately)
  }

  @Test("the documentation's property of a list is taken and does nothing")
  func adjusts() {
    list.automaticallyAdjustsScrollViewInsets = true
    #expect(!list.automaticallyAdjustsScrollViewInsets)
  }
}
