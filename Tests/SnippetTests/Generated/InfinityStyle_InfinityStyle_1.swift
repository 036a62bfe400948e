// Made by Scripts/snippets.py from Sources/InfinityStyle/InfinityStyle.docc/InfinityStyle.md: change it there.
// swift-format-ignore-file

import InfinityStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("Sources/InfinityStyle/InfinityStyle.docc/InfinityStyle.md 1: Overview") func InfinityStyle_InfinityStyle_1() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      let ring = DefaultRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      list.fty.pullToRefresh.add(animator: ring) { [weak list] in
        reload { list?.fty.pullToRefresh.end() }
      }
      list.fty.infiniteScroll.add(.snake) { [weak list] in
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
