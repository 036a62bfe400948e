// Made by Scripts/snippets.py from docs/migrating/Infinity.md: change it there.
// swift-format-ignore-file

import InfinityStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/migrating/Infinity.md 3: Three words that may have to change") func docs_migrating_Infinity_3() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      Infinity.defaultInfiniteScrollHeight = 60
      list.fty.infiniteScroll.add(.snake) { [weak list] in
        loadMore { list?.fty.infiniteScroll.end() }
      }
      Infinity.defaultInfiniteScrollHeight = 80  // as it was
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(list.scrollHost.refreshers[.footer]?.policy.restingLength == 60)
    withExtendedLifetime((list, feed)) {}
  }
}
