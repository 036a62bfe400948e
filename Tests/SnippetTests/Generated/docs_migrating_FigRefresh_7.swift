// Made by Scripts/snippets.py from docs/migrating/FigRefresh.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

final class BadgeHeader: RefreshHeader {
  private let badge = UIView()

  override func refreshComponentHeight() -> CGFloat { 72 }

  override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    addSubview(badge)
    badge.frame = CGRect(x: 8, y: 0, width: 24, height: height)
  }

  override func refreshComponentStateChange(state: RefreshState) {
    super.refreshComponentStateChange(state: state)
    badge.isHidden = state != .refreshing
  }
}

extension Snippets {
  @Test("docs/migrating/FigRefresh.md 7: Hooks of own subclasses") func docs_migrating_FigRefresh_7() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      FigRefreshSetDefaultHeader(BadgeHeader.self); list.fig_header { [weak list] in reload { list?.fig_header?.endRefreshing() } }; FigRefreshSetDefaultHeader(RefreshIndicatorHeader.self)
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(list.fig_header is BadgeHeader && feed.reloads == 1)
    withExtendedLifetime((list, feed)) {}
  }
}
