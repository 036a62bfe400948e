// Made by Scripts/snippets.py from docs/migrating/FigRefresh.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/migrating/FigRefresh.md 3: The present offset counts") func docs_migrating_FigRefresh_3() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.fig_header = RefreshHeader { [weak list] in
        reload { list?.fig_header?.endRefreshing() }
      }
      list.scrollHost.setUserInset(64, at: .top)
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1 && list.totalInset(at: .top) == 64)
    withExtendedLifetime((list, feed)) {}
  }
}
