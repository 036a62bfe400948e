// Made by Scripts/snippets.py from docs/moving-between-styles.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension NewsScreen {
  var isBusy: Bool { list.fig_header?.isRefreshing == true }
}

extension Snippets {
  @Test("docs/moving-between-styles.md 3: One screen, three files") func docs_moving_between_styles_3() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      let screen = NewsScreen(list: list) { done in done() }; screen.attach(); screen.refreshNow(); #expect(!screen.isBusy)
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(list.totalInset(at: .top) == 0)
    withExtendedLifetime((list, feed)) {}
  }
}
