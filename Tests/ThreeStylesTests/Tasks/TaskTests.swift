import FigStyle
import RefreshTesting
import Testing

@testable import ThreeStyles

@Suite("Ten tasks in every style")
struct TaskTests {
  let list = SimulatedScrollView()
  let feed: Feed

  init() { feed = Feed(on: list) }

  private func tasks(_ style: FeedStyle) -> any StyleTasks { style.tasks(list, feed) }
  private var header: Refresher? { list.refreshers[.header] }
  private var footer: Refresher? { list.refreshers[.footer] }

  /// Long enough for every answer of the feed's, and for everything to come to rest.
  private func wait() {
    list.advance(seconds: 2)
    list.settle()
  }

  private func pull() {
    list.finger.hold(offset: -130)
    list.finger.lift()
    wait()
  }

  private func pullAtEnd() {
    list.finger.hold(offset: list.restingOffsets().upperBound + 120)
    list.finger.lift()
    wait()
  }

  private func views(under view: PlatformView) -> [PlatformView] {
    [view] + view.subviews.flatMap { views(under: $0) }
  }

  private var looks: [String] {
    views(under: list.surface).compactMap { ($0 as? LookView)?.look.name }
  }

  @Test(arguments: FeedStyle.allCases) func addingReloadsOncePerPull(_ style: FeedStyle) {
    tasks(style).add()
    pull()
    #expect(feed.reloads == 1 && header?.phase == .idle && list.contentInset.top == 0)
  }

  @Test(arguments: FeedStyle.allCases) func endingEnds(_ style: FeedStyle) {
    tasks(style).add()
    header?.begin()
    #expect(header?.isRefreshing == true)
    tasks(style).end()
    #expect(header?.isRefreshing == false)
  }

  @Test(arguments: FeedStyle.allCases) func triggeringReloads(_ style: FeedStyle) {
    tasks(style).add()
    tasks(style).trigger()
    wait()
    #expect(feed.reloads == 1)
  }

  @Test(arguments: FeedStyle.allCases) func hiddenNobodyPulls(_ style: FeedStyle) {
    tasks(style).add()
    tasks(style).hide()
    pull()
    #expect(feed.reloads == 0 && header != nil && list.contentInset.top == 0)
  }

  @Test(arguments: FeedStyle.allCases) func footersLoad(_ style: FeedStyle) {
    tasks(style).footer()
    pullAtEnd()
    #expect(feed.olderLoads == 1 && footer?.phase == .idle)
  }

  @Test(arguments: FeedStyle.allCases) func withoutMoreNothingLoads(_ style: FeedStyle) {
    tasks(style).footer()
    footer?.begin()
    tasks(style).noMoreData()
    wait()
    let loads = feed.olderLoads
    pullAtEnd()
    #expect(feed.olderLoads == loads && footer?.isRefreshing == false)
  }

  @Test(arguments: FeedStyle.allCases) func anotherLookShowsTheSameRefresh(_ style: FeedStyle) {
    tasks(style).add()
    let before = looks
    tasks(style).restyle()
    #expect(looks != before && !looks.isEmpty)
    pull()
    #expect(feed.reloads == 1)
  }

  /// FigRefresh's hook hands out a `UIScrollView` where there is one, and a simulated list is none.
  #if canImport(UIKit)
  nonisolated static let stylesThatFollow: [FeedStyle] = [.sv, .infinity, .gm]
  #else
  nonisolated static let stylesThatFollow = FeedStyle.allCases
  #endif

  @Test(arguments: stylesThatFollow) func anOwnLookFollowsThePull(_ style: FeedStyle) {
    if style == .gm { tasks(style).add() }
    tasks(style).customLook()
    list.finger.hold(offset: -30)
    let bars = views(under: list.surface).filter { $0.backgroundColor == .red }
    #expect(looks.contains("bar") || bars.contains { $0.frame.width > 50 && $0.frame.width < 300 })
    pull()
    #expect(feed.reloads == 1)
  }

  @Test(arguments: FeedStyle.allCases) func theDefaultIsShown(_ style: FeedStyle) {
    defer { FigRefreshSetDefaultHeader(RefreshIndicatorHeader.self) }
    tasks(style).globalDefault()
    let isPicture = views(under: list.surface).contains { $0 is RefreshImagesHeader }
    #expect(isPicture || !Set(looks).isDisjoint(with: ["sv-ellipsis", "infinity-snake", "quiet"]))
    pull()
    #expect(feed.reloads == 1)
  }

  @Test(arguments: FeedStyle.allCases) func takenAwayItIsGone(_ style: FeedStyle) {
    tasks(style).add()
    header?.begin()
    tasks(style).remove()
    list.settle()
    #expect(header == nil && list.contentInset.top == 0 && list.refreshers.all.isEmpty)
  }
}
