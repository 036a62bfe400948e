// Made by Scripts/snippets.py from README.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("README.md 3: One engine, familiar words") func README_3() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.fig_header = RefreshHeader { [weak list] in
        reload { list?.fig_header?.endRefreshing() }
      }
      list.fig_footer = RefreshFooter { [weak list] in
        loadMore { list?.fig_footer?.endRefreshingWithNoMoreData() }
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1 && list.fig_footer?.state == .noMoreData)
    withExtendedLifetime((list, feed)) {}
  }
}
