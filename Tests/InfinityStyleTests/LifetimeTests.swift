import InfinityStyle
import RefreshTesting
import Testing

/// Tells whether what was handed to it is gone.
private final class Tracker {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }
  private var entries: [Entry] = []

  func track<Object: AnyObject>(_ name: String, _ object: Object) -> Object {
    entries.append(Entry(name: name, object: object))
    return object
  }

  var alive: [String] { entries.filter { $0.object != nil }.map(\.name) }
}

@Suite("Dropping the list frees everything")
struct LifetimeTests {
  private let tracker = Tracker()

  /// Makes a list with both controls whose closures capture it, and lets it go.
  private func run(_ use: (SimulatedScrollView) -> Void) {
    let list = tracker.track("list", SimulatedScrollView())
    let token = tracker.track("token", Recorder())
    let pull = tracker.track("pull", SnakeRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 18)))
    let end = tracker.track("end", DefaultInfiniteAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
    list.fty.pullToRefresh.add(animator: pull) { [unowned list] in
      _ = token
      list.fty.infiniteScroll.end()
    }
    list.fty.infiniteScroll.add(animator: end) { [weak list] in
      _ = token
      list?.fty.pullToRefresh.end()
    }
    list.supportSpringBounces = true
    use(list)
  }

  @Test("idle")
  func idle() {
    run { _ in }
    #expect(tracker.alive.isEmpty)
  }

  @Test("while a refresh runs")
  func running() {
    run {
      $0.pullAndLetGo()
      $0.advance(seconds: 0.1)
      #expect($0.refreshers[.header]?.isRefreshing == true)
    }
    #expect(tracker.alive.isEmpty)
  }

  @Test("while rooms open, close, and wait for a window")
  func moving() {
    run {
      $0.fty.pullToRefresh.begin()
      $0.fty.infiniteScroll.begin()
      $0.fty.pullToRefresh.end()
    }
    run {
      $0.isInWindow = false
      $0.fty.pullToRefresh.begin()
    }
    #expect(tracker.alive.isEmpty)
  }

  @Test("with a look, and added twice")
  func looks() {
    run {
      $0.fty.pullToRefresh.add(.snake) {}
      $0.fty.pullToRefresh.add(.infinitySpark) {}
      $0.fty.pullToRefresh.begin()
    }
    #expect(tracker.alive.isEmpty)
  }

  @Test("a namespace that is kept keeps nothing alive, and does nothing any more")
  func keptNamespace() {
    var kept: [Infinity] = []
    run { kept.append($0.fty) }
    #expect(tracker.alive.isEmpty)
    kept[0].pullToRefresh.add(animator: Recorder()) {}
    kept[0].pullToRefresh.begin()
    kept[0].infiniteScroll.end()
    kept[0].clear()
    #expect(!kept[0].pullToRefresh.isEnabled)
  }

  @Test("a namespace kept by its own list makes no circle")
  func circle() {
    final class Owner {
      let list = SimulatedScrollView()
      lazy var fty = list.fty
    }
    weak var link: SimulatedScrollView?
    do {
      let owner = Owner()
      owner.fty.pullToRefresh.add(animator: Recorder()) { [fty = owner.fty] in fty.pullToRefresh.end() }
      link = owner.list
    }
    #expect(link == nil)
  }
}
