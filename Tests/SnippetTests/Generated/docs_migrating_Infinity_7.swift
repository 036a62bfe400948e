// Made by Scripts/snippets.py from docs/migrating/Infinity.md: change it there.
// swift-format-ignore-file

import InfinityStyle
import RefreshSimulation
import Testing

struct Ticker: CustomInfiniteScrollAnimator {
  func animateState(_ state: InfiniteScrollState) { print(state) }
}

extension Snippets {
  @Test("docs/migrating/Infinity.md 7: The end of the list") func docs_migrating_Infinity_7() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.fty.infiniteScroll.bind(animator: Ticker()) { [weak list] in loadMore { list?.fty.infiniteScroll.end() } }; list.fty.infiniteScroll.isScrollingToTopImmediately = false
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.olderLoads == 1)
    withExtendedLifetime((list, feed)) {}
  }
}
