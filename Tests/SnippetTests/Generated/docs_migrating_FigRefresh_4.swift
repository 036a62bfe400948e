// Made by Scripts/snippets.py from docs/migrating/FigRefresh.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/migrating/FigRefresh.md 4: Ending") func docs_migrating_FigRefresh_4() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.fig_header = RefreshHeader(
        refreshingClosure: { [weak list] in
          reload { list?.fig_header?.endRefreshing() }
        }, endRefreshingClosure: { print("closed") })
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1)
    withExtendedLifetime((list, feed)) {}
  }
}
