// Made by Scripts/snippets.py from docs/migrating/README.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("docs/migrating/README.md 4: An end that is forgotten") func docs_migrating_README_4() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addPullToRefresh { [weak list] in
        reload { list?.pullToRefreshView.stopAnimating() }
      }
      list.scrollHost.refreshers[.header]?.policy.timeOut = 30  // seconds; 0, the default, is never
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
