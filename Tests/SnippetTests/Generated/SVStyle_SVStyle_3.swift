// Made by Scripts/snippets.py from Sources/SVStyle/SVStyle.docc/SVStyle.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("Sources/SVStyle/SVStyle.docc/SVStyle.md 3: A view of your own") func SVStyle_SVStyle_3() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addPullToRefresh { [weak list] in
        reload { list?.pullToRefreshView.stopAnimating() }
      }
      list.pullToRefreshView.setCustomView(UIActivityIndicatorView(style: .large), for: .loading)
      list.pullToRefreshView.setTitle("One moment", for: .triggered)
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1)
    withExtendedLifetime((list, feed)) {}
  }
}
