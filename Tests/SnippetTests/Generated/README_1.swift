// Made by Scripts/snippets.py from README.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("README.md 1: One engine, familiar words") func README_1() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addPullToRefresh { [weak list] in
        reload { list?.pullToRefreshView.stopAnimating() }
      }
      list.addInfiniteScrolling { [weak list] in
        loadMore { list?.infiniteScrollingView.stopAnimating() }
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
