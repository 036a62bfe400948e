import RefreshTesting
import Testing

@testable import ThreeStyles

@Suite("A screen between two styles")
struct MixedTests {
  let list = SimulatedScrollView()
  let feed: Feed
  let screen: MixedTimeline

  init() {
    feed = Feed(on: list)
    screen = MixedTimeline(list: list, feed: feed)
    screen.attach()
  }

  /// Long enough for every answer of the feed's.
  private func wait() {
    list.advance(seconds: 2)
    list.settle()
  }

  @Test("what one file adds in SVStyle, another begins and ends in InfinityStyle")
  func beginsAndEnds() {
    screen.refreshNow()
    #expect(feed.reloads == 1 && screen.isBusy)
    wait()
    #expect(!screen.isBusy && list.contentInset.top == 0 && list.contentOffset.y == 0)
  }

  @Test("a third restyles it in FigStyle, and the others go on")
  func restyles() {
    screen.restyle()
    screen.refreshNow()
    #expect(screen.isBusy && feed.reloads == 0, "its action waits until the room is open")
    wait()
    #expect(feed.reloads == 1 && !screen.isBusy && list.contentInset.top == 0)
    #expect(list.refreshers.all.count == 2)
  }

  @Test("the footer ends in another style, too, and stops after the last page")
  func loadsOlder() {
    for _ in 0..<5 {
      list.finger.hold(offset: list.restingOffsets().upperBound + 60)
      list.finger.lift()
      wait()
    }
    #expect(feed.olderLoads == 3 && !feed.hasOlder)
    #expect(list.refreshers[.footer]?.isEnabled == false)
  }
}
