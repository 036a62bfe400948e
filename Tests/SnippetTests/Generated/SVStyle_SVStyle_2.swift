// Made by Scripts/snippets.py from Sources/SVStyle/SVStyle.docc/SVStyle.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("Sources/SVStyle/SVStyle.docc/SVStyle.md 2: Themes, figures, and any look") func SVStyle_SVStyle_2() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addPullToRefresh(
        actionHandler: { [weak list] in
          reload { list?.pullToRefreshView.stopAnimating() }
        },
        configurator: {
          $0.theme = .balloon
          $0.pullToRefreshViewTriggerHeight = 90
        })
      list.addInfiniteScrolling(
        actionHandler: { [weak list] in
          loadMore { list?.infiniteScrollingView.stopAnimating() }
        }, look: .quietFooter)
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(list.pullToRefreshView is CHQBalloonRefreshView && feed.reloads == 1)
    withExtendedLifetime((list, feed)) {}
  }
}
