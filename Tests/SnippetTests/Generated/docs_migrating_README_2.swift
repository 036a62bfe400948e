// Made by Scripts/snippets.py from docs/migrating/README.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("docs/migrating/README.md 2: Relative writes to the inset") func docs_migrating_README_2() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.scrollHost.setUserInset(300, at: .bottom)  // the keyboard, whatever is loading
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(list.totalInset(at: .bottom) == 300)
    withExtendedLifetime((list, feed)) {}
  }
}
