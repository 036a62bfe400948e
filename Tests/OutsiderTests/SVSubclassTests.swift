import RefreshTesting
import SVStyle
import Testing

private final class Header: SVPullToRefreshView {
  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame.origin.x = 4
  }
}

private final class Footer: SVInfiniteScrollingView {
  override func layoutSubviews() { super.layoutSubviews() }
}

private final class Arrow: CHQArrowRefreshView {}
private final class Spiral: CHQSpiralRefreshView {}
private final class EatBeans: CHQEatBeansRefreshView {}
private final class Pendulum: CHQPandulumRefreshView {}
private final class Ellipsis: CHQEllipsisRefreshView {}
private final class Balloon: CHQBalloonRefreshView {}
private final class Pin: CHQPinterestRefreshView {}
private final class Pictures: CHQGIFRefreshView {}
private final class Dots: CHQEllipsisScrollingView {}
private final class Runner: CHQGIFScrollingView {}

private final class Presets: SVPullToRefreshConfigurator {
  required init(scrollView: any ScrollHosting) {
    super.init(scrollView: scrollView)
    pullToRefreshViewTriggerHeight = 90
  }
}

@Suite("SVStyle's classes, subclassed") @MainActor
struct SVSubclassTests {
  @Test("of a theme keep its look")
  func themes() {
    let list = SimulatedScrollView()
    let headers: [SVPullToRefreshView.Type] = [
      Arrow.self, Spiral.self, EatBeans.self, Pendulum.self, Ellipsis.self, Balloon.self, Pin.self,
      Pictures.self,
    ]
    for viewClass in headers {
      list.addPullToRefresh(actionHandler: {}, viewClass: viewClass)
      #expect(list.pullToRefreshView.look != nil && type(of: list.pullToRefreshView!) == viewClass)
    }
    for viewClass in [Dots.self, Runner.self] as [SVInfiniteScrollingView.Type] {
      list.addInfiniteScrolling(actionHandler: {}, viewClass: viewClass)
      #expect(list.infiniteScrollingView.look != nil)
    }
    list.addPullToRefresh(actionHandler: {}, configurator: Presets(scrollView: list))
    #expect(list.pullToRefreshView.pullToRefreshViewTriggerHeight == 90)
  }

  @Test("make views of their own")
  func views() {
    let header = Header(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    header.layoutIfNeeded()
    #expect(header.titleLabel.frame.minX == 4)
    #expect(header.state == .stopped)
    #expect(Footer(frame: .zero).state == .stopped)
  }
}
