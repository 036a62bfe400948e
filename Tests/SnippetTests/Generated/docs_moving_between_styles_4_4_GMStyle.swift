// Made by Scripts/snippets.py from docs/moving-between-styles.md: change it there.
// swift-format-ignore-file

import GMStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/moving-between-styles.md 4_4_GMStyle: Headers, GMStyle") func docs_moving_between_styles_4_4_GMStyle() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      do {
        list.addPullToRefresh(actionHandler: {})
      }
      do {
        list.pullToRefreshView?.stopAnimating()
      }
      do {
        _ = list.pullToRefreshView?.state == .loading
      }
      do {
        list.pullToRefreshView?.look = .quiet
      }
      do {
        list.pullToRefreshView?.titleLabel.text = "Pull"
      }
      do {
        _ = list.pullToRefreshView?.titleLabel
      }
      do {
        list.pullToRefreshView?.titleLabel.textColor = .red
      }
      do {
        list.pullToRefreshView = GMPullToRefresh(scrollView: list)
      }
      do {
        list.pullToRefreshView = nil
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
