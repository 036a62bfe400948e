import RefreshTestKit
import RefreshTesting
import SVStyle
import Testing

private final class Transliterated: SVPullToRefreshView {
  var calls = 0
  override func doSomethingWhenScrolling(_ contentOffset: CGPoint) {
    super.doSomethingWhenScrolling(contentOffset)
    calls += 1
  }
  override func doSomethingWhenStoppingAnimating() {
    super.doSomethingWhenStoppingAnimating()
    calls += 1
  }
}

private final class Imported: SVPullToRefreshView {
  var calls = 0
  override func doSomething(whenScrolling contentOffset: CGPoint) {
    super.doSomething(whenScrolling: contentOffset)
    calls += 1
  }
  override func doSomethingWhenStopingAnimating() {
    super.doSomethingWhenStopingAnimating()
    calls += 1
  }
}

@Suite("SVStyle's hooks")
struct HookTests {
  let list = SimulatedScrollView()

  @Test("either spelling reaches its override exactly once")
  func spellings() {
    list.addPullToRefresh(actionHandler: {}, viewClass: Transliterated.self)
    list.pullAndLetGo()
    list.pullToRefreshView.stopAnimating()
    #expect((list.pullToRefreshView as? Transliterated)?.calls == 2)

    let other = SimulatedScrollView()
    other.addPullToRefresh(actionHandler: {}, viewClass: Imported.self)
    other.pullAndLetGo()
    other.pullToRefreshView.stopAnimating()
    #expect((other.pullToRefreshView as? Imported)?.calls == 2)
  }

  @Test("configureView runs when the view has its settings and its size, and at each change of width")
  func configure() {
    list.addPullToRefresh(actionHandler: {}, viewClass: HookHeader.self)
    let header = list.pullToRefreshView as? HookHeader
    #expect(header?.words == ["configure 375"])
    list.viewportSize.height = 500
    #expect(header?.words == ["configure 375"])
    list.viewportSize.width = 320
    #expect(header?.words == ["configure 375", "configure 320"])
  }

  @Test("added before there is a size, configureView comes first and again with the size")
  func configureWithoutSize() {
    let list = SimulatedScrollView(viewport: .zero)
    list.addPullToRefresh(actionHandler: {}, viewClass: HookHeader.self)
    let header = list.pullToRefreshView as? HookHeader
    #expect(header?.calls.first == "configure 0")
    list.viewportSize = CGSize(width: 375, height: 667)
    #expect(header?.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    #expect(header?.words == ["configure 0"], "no width before, no change of it")
  }

  @Test("turning is told once a turn, not when the size first comes")
  func turning() {
    list.addPullToRefresh(actionHandler: {}, viewClass: HookHeader.self)
    let header = list.pullToRefreshView as? HookHeader
    list.viewportSize = CGSize(width: 667, height: 375)
    list.viewportSize = CGSize(width: 660, height: 375)
    list.viewportSize = CGSize(width: 375, height: 667)
    #expect(header?.words.filter { $0 == "turn" }.count == 2)
  }

  @Test("the hooks see the figures that the configurator set")
  func figures() {
    let configurator = SVPullToRefreshConfigurator(scrollView: list)
    configurator.pullToRefreshViewHeight = 44
    configurator.pullToRefreshViewTriggerHeight = 90
    list.addPullToRefresh(actionHandler: {}, configurator: configurator, viewClass: HookHeader.self)
    let header: SVPullToRefreshView = list.pullToRefreshView
    #expect(header.pullToRefreshViewTriggerHeight == 90 && header.bounds.height == 44)
    #expect(header.pullToRefreshViewHangingHeight == 65 && header.animateDuration == 0.5)
    #expect(header.configurator === configurator)
    #expect(header.isObserving && header.scrollView as? SimulatedScrollView === list)
  }

  @Test("a subclass of the base shows nothing of its own accord; with a look it does")
  func ownDrawing() {
    list.addPullToRefresh(actionHandler: {}, viewClass: HookHeader.self)
    #expect(list.pullToRefreshView.look == nil && list.pullToRefreshView.titleLabel.isHidden)
    list.pullToRefreshView.look = .svEllipsis
    #expect(list.pullToRefreshView.look?.name == "sv-ellipsis")
    list.addInfiniteScrolling(actionHandler: {}, viewClass: HookFooter.self)
    #expect(list.infiniteScrollingView.look == nil)
    #expect((list.infiniteScrollingView as? HookFooter)?.calls.first == "configure 375")
  }

  @Test("hooks may stop, hide and replace")
  func reentrancy() {
    final class Impatient: SVPullToRefreshView {
      override func doSomethingWhenStateChanges() { if state == .loading { stopAnimating() } }
    }
    var actions = 0
    list.addPullToRefresh(actionHandler: { actions += 1 }, viewClass: Impatient.self)
    list.pullAndLetGo()
    list.settle()
    #expect(list.pullToRefreshView.state == .stopped && actions == 0)
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
  }
}
