// Made by Scripts/snippets.py from Sources/RefreshCore/RefreshCore.docc/Architecture.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("Sources/RefreshCore/RefreshCore.docc/Architecture.md 1: The way of an event") func RefreshCore_Architecture_1() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      let refresher = Refresher(slot: .header) { print("acting") }
      refresher.observe { refresher, event in
        switch event {
        case .phaseChanged(_, let phase): print(phase, phase.progress)
        case .attached, .detached, .opening, .acting, .ended, .moved, .geometryChanged: print(event)
        }
      }
      list.scrollHost.refreshers.attach(refresher)
      refresher.begin()
      refresher.end()
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
