// Made by Scripts/snippets.py from Sources/FigStyle/FigStyle.docc/FigStyle.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("Sources/FigStyle/FigStyle.docc/FigStyle.md 3: A header of your own") func FigStyle_FigStyle_3() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      FigRefreshSetDefaultHeader(StampHeader.self)
      list.fig_header { [weak list] in list?.fig_header?.endRefreshing() }
      FigRefreshSetDefaultHeader(RefreshIndicatorHeader.self)  // as it was
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(list.fig_header is StampHeader)
    withExtendedLifetime((list, feed)) {}
  }
}
