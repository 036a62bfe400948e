// Made by Scripts/snippets.py from docs/migrating/SVPullToRefresh.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("docs/migrating/SVPullToRefresh.md 3: The inset stays yours") func docs_migrating_SVPullToRefresh_3() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addPullToRefresh { [weak list] in
        reload { list?.pullToRefreshView.stopAnimating() }
      }
      list.scrollHost.setUserInset(64, at: .top)  // or list.contentInset.top = 64; no word to the control
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(list.totalInset(at: .top) == 64)
    withExtendedLifetime((list, feed)) {}
  }
}
