// Made by Scripts/snippets.py from docs/migrating/FigRefresh.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/migrating/FigRefresh.md 1: From FigRefresh to FigStyle") func docs_migrating_FigRefresh_1() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
