// Made by Scripts/snippets.py from docs/migrating/README.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("docs/migrating/README.md 3: A list that its own action keeps alive") func docs_migrating_README_3() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addPullToRefresh { [weak list] in
        reload { list?.pullToRefreshView.stopAnimating() }
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1)
    withExtendedLifetime((list, feed)) {}
  }
}
