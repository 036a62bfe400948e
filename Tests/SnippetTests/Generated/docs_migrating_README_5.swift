// Made by Scripts/snippets.py from docs/migrating/README.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("docs/migrating/README.md 5: An answer that comes late") func docs_migrating_README_5() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addPullToRefresh { [weak list] in
        reload { list?.pullToRefreshView?.stopAnimating() }
      }
      list.triggerPullToRefresh()
      list.scrollHost.refreshers[.header]?.detach()
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1 && list.pullToRefreshView == nil)
    withExtendedLifetime((list, feed)) {}
  }
}
