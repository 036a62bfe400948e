// Made by Scripts/snippets.py from docs/migrating/FigRefresh.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/migrating/FigRefresh.md 5: No more data") func docs_migrating_FigRefresh_5() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.fig_footer = RefreshFooter { [weak list] in
        loadMore {
          list?.fig_footer?.endRefreshingWithNoMoreData()
          list?.fig_footer?.endRefreshing()  // does no harm
        }
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(list.fig_footer?.state == .noMoreData)
    withExtendedLifetime((list, feed)) {}
  }
}
