// Made by Scripts/snippets.py from docs/migrating/SVPullToRefresh.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("docs/migrating/SVPullToRefresh.md 8: Hooks of own subclasses") func docs_migrating_SVPullToRefresh_8() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addPullToRefresh(
        actionHandler: { [weak list] in
          reload { list?.pullToRefreshView.stopAnimating() }
        }, viewClass: CHQBalloonRefreshView.self)
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(list.pullToRefreshView is CHQBalloonRefreshView)
    withExtendedLifetime((list, feed)) {}
  }
}
