import RefreshCore
import RefreshSimulation
import RefreshUIKit
import Testing

/// A list of 2000 points on screen, 375 by 667 points large, and the app's data.
@MainActor struct Screen {
  let list: List
  let feed: Feed

  init() {
    list = .onScreen()
    feed = Feed(on: list)
  }

  /// Does what a user does to any list: pulls it down, lets go, waits, and the same at its end. Whatever a
  /// snippet attached, the inset must be the app's part and the room of what is attached, and nothing at rest
  /// may hold room that is not permanent.
  func rehearse() {
    list.settle()
    list.pullDown()
    list.pullUp()
    let host = list.scrollHost
    for edge in [ScrollEdge.top, .bottom] {
      let attached = host.refreshers.all.filter { $0.slot.edge == edge }
      let room = attached.reduce(0) { $0 + $1.room }
      #expect(abs(list.totalInset(at: edge) - host.userInset(at: edge) - room) < 0.5)
      for refresher in attached where refresher.phase == .idle && refresher.policy.room == .whileRefreshing {
        #expect(refresher.room == 0)
      }
    }
  }
}
