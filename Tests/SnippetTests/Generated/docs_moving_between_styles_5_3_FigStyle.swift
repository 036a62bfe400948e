// Made by Scripts/snippets.py from docs/moving-between-styles.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/moving-between-styles.md 5_3_FigStyle: Footers, FigStyle") func docs_moving_between_styles_5_3_FigStyle() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      do {
        list.fig_footer = RefreshFooter {}
      }
      do {
        list.fig_footer?.endRefreshing()
      }
      do {
        list.fig_footer?.beginRefreshing()
      }
      do {
        list.fig_footer?.endRefreshingWithNoMoreData()
      }
      do {
        list.fig_footer?.resetNoMoreData()
      }
      do {
        list.fig_header?.endRefreshingWithResetFooter()
      }
      do {
        list.fig_footer?.enableRefresh = false
      }
      do {
        list.fig_footer?.isAutomaticallyRefresh = true
      }
      do {
        list.fig_footer?.preloadDistance = 200
      }
      do {
        list.fig_footer?.isOnlyRefreshPerDrag = true
      }
      do {
        list.fig_footer?.look = .quietFooter
      }
      do {
        list.fig_footer = nil
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
