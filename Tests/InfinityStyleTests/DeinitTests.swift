import InfinityStyle
import RefreshTesting
import Testing

/// A scroll view of an app's own that makes its host on demand, and tidies up when it goes.
private final class OwnList: ScrollHosting {
  static var hosts = 0
  private var made: SimulatedScrollView?

  var existingScrollHost: (any ScrollHost)? { made }

  var scrollHost: any ScrollHost {
    if let made { return made }
    Self.hosts += 1
    let new = SimulatedScrollView()
    made = new
    return new
  }

  deinit {
    fty.pullToRefresh.remove()
    fty.infiniteScroll.remove()
    fty.clear()
    removePullToRefresh()
    removeInfiniteScroll()
  }
}

private final class Screen {
  let list: SimulatedScrollView
  var maybe: SimulatedScrollView?
  init(_ list: SimulatedScrollView) { (self.list, maybe) = (list, list) }
  deinit {
    list.fty.pullToRefresh.remove()
    maybe?.fty.infiniteScroll.remove()
    maybe?.fty.clear()
    list.removePullToRefresh()
    list.removeInfiniteScroll()
  }
}

@Suite("Called from a deinit", .serialized)
struct DeinitTests {
  @Test("a screen that goes takes both away at once")
  func screen() {
    let list = SimulatedScrollView()
    let (animator, end) = (Recorder(), EndRecorder())
    var screen: Screen? = Screen(list)
    list.fty.pullToRefresh.add(animator: animator) {}
    list.fty.infiniteScroll.add(animator: end) {}
    list.fty.pullToRefresh.begin()
    _ = screen
    screen = nil
    #expect(list.refreshers.all.isEmpty)
    #expect(animator.states.last == PullToRefreshState.none)
    list.settle()
    #expect(list.contentInset == SimulatedInsets())
  }

  @Test("a scroll view that goes may ask in its own deinit, and makes no host there")
  func ownDeinit() {
    OwnList.hosts = 0
    do { _ = OwnList() }
    #expect(OwnList.hosts == 0)
    let animator = Recorder()
    do {
      let list = OwnList()
      list.fty.pullToRefresh.add(animator: animator) {}
      list.fty.pullToRefresh.begin()
    }
    #expect(OwnList.hosts == 1)
  }

  @Test("reading switches makes no host, adding does")
  func demand() {
    OwnList.hosts = 0
    let list = OwnList()
    _ = (list.fty.pullToRefresh.isEnabled, list.fty.infiniteScroll.isStickToContent)
    _ = list.supportSpringBounces
    list.fty.pullToRefresh.end()
    list.fty.clear()
    #expect(OwnList.hosts == 0)
    list.fty.infiniteScroll.add(animator: EndRecorder()) {}
    #expect(OwnList.hosts == 1)
  }

  @Test("away from the main thread it happens there soon")
  func elsewhere() async {
    let list = SimulatedScrollView()
    list.fty.pullToRefresh.add(animator: Recorder()) {}
    list.fty.infiniteScroll.add(animator: EndRecorder()) {}
    await Task.detached {
      list.fty.clear()
    }.value
    for _ in 0..<1000 where !list.refreshers.all.isEmpty { await Task.yield() }
    #expect(list.refreshers.all.isEmpty)
  }

  @Test("a link through an anchor finds the way back as long as the anchor is alive")
  func anchor() {
    final class Layer {
      nonisolated(unsafe) weak var list: SimulatedScrollView?
    }
    var (list, layer): (SimulatedScrollView?, Layer?) = (SimulatedScrollView(), Layer())
    layer?.list = list
    let fty = layer.map { Infinity(HostingLink(through: $0) { layer in layer.list }) }
    fty?.pullToRefresh.add(animator: Recorder()) {}
    #expect(list?.refreshers.all.count == 1)
    list = nil
    fty?.clear()
    #expect(layer?.list == nil)
    layer = nil
    fty?.clear()
  }
}
