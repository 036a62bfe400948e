import FigStyle
import InfinityStyle
import RefreshTesting
import Testing

// Every open class, subclassed as an app does it: no default isolation, nothing but public names.

private final class BadgeHeader: RefreshHeader {
  let badge = PlatformView()
  private(set) var seen: [RefreshState] = []

  override func refreshComponentHeight() -> CGFloat { 72 }
  override func refreshComponentTitlesWithStates() -> [RefreshState: String] {
    [.idle: "Pull", .pullingInRect: "Pull", .pullingOutRect: "Let go", .refreshing: "Wait"]
  }
  override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    addSubview(badge)
    badge.frame = CGRect(x: 8, y: 0, width: 24, height: height)
  }
  override func refreshComponentStateChange(state: RefreshState) {
    super.refreshComponentStateChange(state: state)
    seen.append(state)
  }
}

private final class QuietFooter: RefreshFooter {
  override func refreshComponentTitlesWithStates() -> [RefreshState: String] {
    [.refreshing: "Wait", .noMoreData: "That was all"]
  }
}

private final class BareComponent: RefreshComponent {}
private final class BareHeaderControl: RefreshHeaderControl {}
private final class BareFooterControl: RefreshFooterControl {}

private final class LoudRing: DefaultRefreshAnimator {
  private(set) var states: [PullToRefreshState] = []
  override func animateState(_ state: PullToRefreshState) {
    super.animateState(state)
    states.append(state)
  }
}

private final class LoudFooter: DefaultInfiniteAnimator {
  private(set) var states: [InfiniteScrollState] = []
  override func animateState(_ state: InfiniteScrollState) {
    super.animateState(state)
    states.append(state)
  }
}

private final class Percent: PlatformView, CustomPullToRefreshAnimator {
  let label = PlatformLabel()
  func animateState(_ state: PullToRefreshState) { label.text = state.description }
}

private struct TitleAnimator: CustomPullToRefreshAnimator {
  let show: (String) -> Void
  func animateState(_ state: PullToRefreshState) { show(state.description) }
}

private final class Card: PlatformView {
  private(set) var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

private final class Title: PlatformLabel {}
private final class Picture: PlatformImageView {}
private final class Spinner: PlatformActivityIndicatorView {}

private final class Listener: RefreshObserver {
  private(set) var events: [RefreshEvent] = []
  func refresher(_ refresher: Refresher, did event: RefreshEvent) { events.append(event) }
}

@Suite("Classes that an app subclasses") @MainActor
struct SubclassTests {
  let list = SimulatedScrollView()

  private func pull() {
    list.finger.down()
    list.finger.move(by: 240, inSteps: 20)
    list.finger.lift()
    list.settle()
  }

  @Test("a header with its own views, height and titles")
  func header() {
    let header = BadgeHeader {}
    list.fig_header = header
    #expect(header.frame == CGRect(x: 0, y: -72, width: 375, height: 72))
    #expect(header.badge.frame.height == 72)
    #expect(header.titleLabel?.text == "Pull")
    pull()
    #expect(header.seen == [.pullingInRect, .pullingOutRect, .refreshing])
    #expect(header.titleLabel?.text == "Wait")
    header.endRefreshing()
    list.settle()
    #expect(header.seen.last == .idle)
  }

  @Test("a footer with its own titles")
  func footer() {
    list.fig_footer = QuietFooter {}
    list.fig_footer?.endRefreshingWithNoMoreData()
    #expect(list.fig_footer?.titleLabel?.text == "That was all")
  }

  @Test("bases of headers and footers can be subclassed and made")
  func bases() {
    #expect(BareComponent {}.state == .idle)
    #expect(BareHeaderControl {}.state == .idle)
    #expect(BareFooterControl {}.state == .idle)
  }

  @Test("stock animators hear every state, and call through to the original")
  func animators() {
    let ring = LoudRing(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    list.fty.pullToRefresh.add(animator: ring) {}
    pull()
    list.fty.pullToRefresh.end()
    #expect(ring.states.first.map { if case .releasing = $0 { true } else { false } } == true)
    #expect(ring.states.suffix(2) == [.loading, .none])

    let dots = LoudFooter(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    list.fty.infiniteScroll.add(animator: dots) {}
    list.fty.infiniteScroll.begin()
    #expect(dots.animating)
    list.fty.infiniteScroll.end()
    #expect(dots.states == [.loading, .none])
  }

  @Test("an animator may be a view, which is placed, or a value, which is not")
  func ownAnimators() {
    let percent = Percent(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    list.fty.pullToRefresh.add(animator: percent) {}
    #expect(percent.superview != nil)
    #expect(percent.center == CGPoint(x: 187.5, y: 30))

    var texts: [String] = []
    list.fty.pullToRefresh.bind(animator: TitleAnimator { texts.append($0) }) {}
    pull()
    #expect(texts.last == "Loading")
  }

  @Test("views by UIKit's names")
  func views() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    for view in [Title(), Picture(), Spinner(style: .medium)] as [PlatformView] { card.addSubview(view) }
    card.layoutIfNeeded()
    card.layoutIfNeeded()
    #expect(card.layouts == 1)
    card.frame.size.width = 200
    card.layoutIfNeeded()
    #expect(card.layouts == 2)
    #expect(card.subviews.count == 3)
  }

  @Test("an observer of the engine")
  func observer() {
    let listener = Listener()
    let refresher = Refresher(slot: .header) {}
    refresher.addObserver(listener)
    list.scrollHost.refreshers.attach(refresher)
    refresher.begin()
    refresher.end()
    #expect(listener.events.first == .attached)
    #expect(listener.events.contains(.acting))
    #expect(listener.events.last == .ended(.success))
  }
}
