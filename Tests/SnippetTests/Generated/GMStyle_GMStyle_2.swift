// Made by Scripts/snippets.py from Sources/GMStyle/GMStyle.docc/GMStyle.md: change it there.
// swift-format-ignore-file

import GMStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("Sources/GMStyle/GMStyle.docc/GMStyle.md 2: Overview") func GMStyle_GMStyle_2() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addPullToRefresh(actionHandler: { [weak list] in
        reload { list?.pullToRefreshView.stopAnimating() }
      })
      list.pullToRefreshView.look = .quiet
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1)
    withExtendedLifetime((list, feed)) {}
  }
}
