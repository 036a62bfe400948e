// Made by Scripts/snippets.py from Sources/RefreshCore/RefreshCore.docc/WritingALook.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("Sources/RefreshCore/RefreshCore.docc/WritingALook.md 2_0_SVStyle: Overview, SVStyle") func RefreshCore_WritingALook_2_0_SVStyle() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      do {
        list.addPullToRefresh {}
      }
      do {
        list.pullToRefreshView.look = .heartbeat
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
