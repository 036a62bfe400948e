// Made by Scripts/snippets.py from Sources/FigStyle/FigStyle.docc/FigStyle.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("Sources/FigStyle/FigStyle.docc/FigStyle.md 1: Overview") func FigStyle_FigStyle_1() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.fig_header = RefreshIndicatorHeader(refreshingClosure: { [weak list] in
        feed.reload { list?.fig_header?.endRefreshingWithResetFooter() }
      })
      list.fig_footer { [weak list] in
        feed.older { isLast in
          if isLast {
            list?.fig_footer?.endRefreshingWithNoMoreData()
          } else {
            list?.fig_footer?.endRefreshing()
          }
        }
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1 && feed.olderLoads == 1)
    withExtendedLifetime((list, feed)) {}
  }
}
