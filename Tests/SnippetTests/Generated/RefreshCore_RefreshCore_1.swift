// Made by Scripts/snippets.py from Sources/RefreshCore/RefreshCore.docc/RefreshCore.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("Sources/RefreshCore/RefreshCore.docc/RefreshCore.md 1: Overview") func RefreshCore_RefreshCore_1() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addInfiniteScrolling { [weak list] in
        loadMore { list?.infiniteScrollingView.stopAnimating() }
      }
      list.scrollHost.refreshers[.footer]?.policy.preloadDistance = 400
      list.scrollHost.refreshers[.footer]?.observe { _, event in
        if case .ended(.failure) = event { print("no connection") }
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
