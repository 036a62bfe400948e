// Made by Scripts/snippets.py from docs/migrating/MJRefresh.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

@MainActor final class FeedScreen {
  var reloads = 0
  let list: UITableView
  init(_ list: UITableView) {
    self.list = list
    list.fig_header = RefreshIndicatorHeader { [weak self] in self?.reload() }
  }
  func reload() {
    reloads += 1
    list.fig_header?.endRefreshing()
  }
}

extension Snippets {
  @Test("docs/migrating/MJRefresh.md 2: What behaves differently") func docs_migrating_MJRefresh_2() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      let feedScreen = FeedScreen(list); list.fig_header?.beginRefreshing(); list.settle(); withExtendedLifetime(feedScreen) { #expect(feedScreen.reloads == 1) }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
