// Made by Scripts/snippets.py from docs/migrating/Infinity.md: change it there.
// swift-format-ignore-file

import InfinityStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/migrating/Infinity.md 6: begin()") func docs_migrating_Infinity_6() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.fty.pullToRefresh.add(.circle) { [weak list] in
        reload { list?.fty.pullToRefresh.end() }
      }
      list.fty.pullToRefresh.isEnabled = false  // stops fingers
      list.fty.pullToRefresh.begin()            // and not you
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1 && list.totalInset(at: .top) == 0)
    withExtendedLifetime((list, feed)) {}
  }
}
