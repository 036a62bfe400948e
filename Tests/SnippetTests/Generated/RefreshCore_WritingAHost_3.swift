// Made by Scripts/snippets.py from Sources/RefreshCore/RefreshCore.docc/WritingAHost.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import RefreshTesting
import Testing

extension Snippets {
  @Test("Sources/RefreshCore/RefreshCore.docc/WritingAHost.md 3: Prove it") func RefreshCore_WritingAHost_3() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      for broken in checkScrollHost({ SimulatedScrollViewDriver() }) { print(broken) }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
