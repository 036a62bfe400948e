// Made by Scripts/snippets.py from Sources/RefreshCore/RefreshCore.docc/WritingALook.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Look {
  /// A dot that grows with the pull, and beats while refreshing.
  nonisolated static let heartbeat = Look("heartbeat", loop: 0.8) { moment, drawing in
    let beat =
      switch moment.phase {
      case .refreshing: moment.reducesMotion ? 1 : 1 - 0.3 * moment.loop(0.8)
      case .pulling, .armed, .returning: moment.progress
      case .finishing: 1 - moment.change(0.3)
      case .idle, .noMoreData: 0.0
      }
    drawing.circle(moment.width / 2, moment.height / 2, radius: 10 * beat)
    drawing.fill(moment.palette.main(DrawingColor(220, 40, 70)))
  }
}

extension Snippets {
  @Test("Sources/RefreshCore/RefreshCore.docc/WritingALook.md 1: Overview") func RefreshCore_WritingALook_1() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addPullToRefresh { [weak list] in reload { list?.pullToRefreshView.stopAnimating() } }; list.pullToRefreshView.look = .heartbeat
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1 && list.pullToRefreshView.look?.name == Look.heartbeat.name)
    withExtendedLifetime((list, feed)) {}
  }
}
