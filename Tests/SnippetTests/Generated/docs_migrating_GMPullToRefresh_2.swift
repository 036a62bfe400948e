// Made by Scripts/snippets.py from docs/migrating/GMPullToRefresh.md: change it there.
// swift-format-ignore-file

import GMStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/migrating/GMPullToRefresh.md 2: What behaves differently") func docs_migrating_GMPullToRefresh_2() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addPullToRefresh(actionHandler: { [weak list] in
        reload { list?.pullToRefreshView.stopAnimating() }
      })
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(list.pullToRefreshView.state == .hidden)
    withExtendedLifetime((list, feed)) {}
  }
}
