// Made by Scripts/snippets.py from Sources/RefreshCore/RefreshCore.docc/WritingALook.md: change it there.
// swift-format-ignore-file

import InfinityStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("Sources/RefreshCore/RefreshCore.docc/WritingALook.md 2_1_InfinityStyle: Overview, InfinityStyle") func RefreshCore_WritingALook_2_1_InfinityStyle() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      do {
        list.fty.pullToRefresh.add(.heartbeat) {}
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
