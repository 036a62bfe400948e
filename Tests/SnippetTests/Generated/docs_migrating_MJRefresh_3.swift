// Made by Scripts/snippets.py from docs/migrating/MJRefresh.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/migrating/MJRefresh.md 3: What behaves differently") func docs_migrating_MJRefresh_3() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      let footer = RefreshIndicatorFooter { [weak list] in
        loadMore { list?.fig_footer?.endRefreshing() }
      }
      footer.isAutomaticallyRefresh = true
      footer.preloadDistance = 200
      list.fig_footer = footer
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.olderLoads == 1 && list.fig_footer?.state == .idle)
    withExtendedLifetime((list, feed)) {}
  }
}
