// Made by Scripts/snippets.py from docs/migrating/SVPullToRefresh.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("docs/migrating/SVPullToRefresh.md 5: The footer") func docs_migrating_SVPullToRefresh_5() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addInfiniteScrolling { [weak list] in
        loadMore { list?.infiniteScrollingView.stopAnimating() }
      }
      list.scrollHost.refreshers[.footer]?.policy.firesWhenShort = true
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(list.scrollHost.refreshers[.footer]?.policy.firesWhenShort == true)
    withExtendedLifetime((list, feed)) {}
  }
}
