// Made by Scripts/snippets.py from docs/migrating/Infinity.md: change it there.
// swift-format-ignore-file

import InfinityStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/migrating/Infinity.md 2: From Infinity to InfinityStyle") func docs_migrating_Infinity_2() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      let ring = DefaultRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      list.fty.pullToRefresh.add(animator: ring) { [weak list] in
        reload { list?.fty.pullToRefresh.end() }
      }
      let dots = DefaultInfiniteAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      list.fty.infiniteScroll.add(height: 60, animator: dots) { [weak list] in
        loadMore { list?.fty.infiniteScroll.end() }
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1 && feed.olderLoads == 1)
    withExtendedLifetime((list, feed)) {}
  }
}
