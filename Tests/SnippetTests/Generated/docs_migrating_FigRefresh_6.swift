// Made by Scripts/snippets.py from docs/migrating/FigRefresh.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/migrating/FigRefresh.md 6: Starting by code") func docs_migrating_FigRefresh_6() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.fig_header = RefreshHeader { [weak list] in
        reload { list?.fig_header?.endRefreshing() }
      }
      list.fig_header?.beginRefreshing()
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 2)
    withExtendedLifetime((list, feed)) {}
  }
}
