// Made by Scripts/snippets.py from docs/migrating/Infinity.md: change it there.
// swift-format-ignore-file

import InfinityStyle
import RefreshSimulation
import Testing

@MainActor final class Timeline {
  let list: UITableView
  init(_ list: UITableView) { self.list = list }
  deinit { list.fty.clear() }  // may stay, may go
}

extension Snippets {
  @Test("docs/migrating/Infinity.md 5: Three words that may have to change") func docs_migrating_Infinity_5() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      _ = Timeline(list)
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
