import InfinityStyle
import RefreshTesting
import Testing

@Suite("Where animators stand")
struct PlacementTests {
  let list = SimulatedScrollView()

  @Test("added before the list has a size, it stands in the middle once there is one")
  func beforeLayout() {
    let list = SimulatedScrollView(viewport: .zero, content: .zero)
    let (animator, end) = (Recorder(), EndRecorder())
    list.fty.pullToRefresh.add(animator: animator) {}
    list.fty.infiniteScroll.add(animator: end) {}
    list.viewportSize = CGSize(width: 400, height: 600)
    list.contentSize = CGSize(width: 400, height: 900)
    #expect(animator.frame == CGRect(x: 188, y: 18, width: 24, height: 24))
    #expect(animator.superview?.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
    #expect(end.center == CGPoint(x: 200, y: 40))
    #expect(end.superview?.frame == CGRect(x: 0, y: 900, width: 400, height: 80))
  }

  @Test("the footer's offset shifts it, and adding anew begins unshifted")
  func offset() {
    list.fty.infiniteScroll.add(animator: EndRecorder()) {}
    list.fty.infiniteScroll.animatorOffset = PlatformOffset(horizontal: 5, vertical: -8)
    let container = list.surface.subviews.first
    #expect(container?.frame.origin == CGPoint(x: 5, y: 1992))
    list.fty.infiniteScroll.add(animator: EndRecorder()) {}
    #expect(list.fty.infiniteScroll.animatorOffset == .zero)
  }

  @Test("the footer follows the content's end")
  func follows() {
    let end = EndRecorder()
    list.fty.infiniteScroll.add(animator: end) {}
    list.contentSize.height = 2600
    #expect(end.superview?.frame.minY == 2600)
  }

  @Test("the height of infinite scrolling that nobody gave can be set once for all")
  func defaultHeight() {
    defer { Infinity.defaultInfiniteScrollHeight = 80 }
    list.fty.infiniteScroll.add(animator: EndRecorder()) {}
    #expect(list.surface.subviews.first?.frame.height == 80)
    Infinity.defaultInfiniteScrollHeight = 60
    list.fty.infiniteScroll.add(animator: EndRecorder()) {}
    #expect(list.surface.subviews.first?.frame.height == 60)
    list.addInfiniteScroll(animator: EndRecorder()) {}
    #expect(list.surface.subviews.first?.frame.height == 60)
    list.fty.infiniteScroll.add(.snake) {}
    #expect(list.surface.subviews.first?.frame.height == 60)
  }

  @Test("debug mode prints places and states, and is off by default")
  func debugMode() {
    var lines: [String] = []
    let output = Infinity.debugOutput
    Infinity.debugOutput = { lines.append($0) }
    defer {
      Infinity.debugOutput = output
      Infinity.debugModeEnabled = false
    }
    #expect(!Infinity.debugModeEnabled)
    list.fty.pullToRefresh.add(animator: Recorder()) {}
    #expect(lines.isEmpty)
    Infinity.debugModeEnabled = true
    list.fty.infiniteScroll.add(animator: EndRecorder()) {}
    list.fty.infiniteScroll.begin()
    #expect(lines.contains { $0.contains("2000.0") } && lines.contains { $0.contains("Loading") })
  }
}
