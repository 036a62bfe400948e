// Made by Scripts/snippets.py from docs/migrating/SVPullToRefresh.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("docs/migrating/SVPullToRefresh.md 1: From SVPullToRefresh or CHQPullToRefresh to SVStyle") func docs_migrating_SVPullToRefresh_1() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
