// Made by Scripts/snippets.py from docs/moving-between-styles.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/moving-between-styles.md 4_3_FigStyle: Headers, FigStyle") func docs_moving_between_styles_4_3_FigStyle() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      do {
        list.fig_header = RefreshHeader {}
      }
      do {
        list.fig_header?.endRefreshing()
      }
      do {
        list.fig_header?.beginRefreshing()
      }
      do {
        _ = list.fig_header?.isRefreshing
      }
      do {
        list.fig_header?.enableRefresh = false
      }
      do {
        list.fig_header?.isHidden = true
      }
      do {
        list.fig_header?.height = 80
      }
      do {
        list.fig_header?.height = 80
      }
      do {
        list.fig_header?.look = .quiet
      }
      do {
        list.fig_header?.setTitle("Pull", for: .idle)
      }
      do {
        _ = list.fig_header?.titleLabel
      }
      do {
        list.fig_header?.titleLabel?.textColor = .red
      }
      do {
        list.fig_header?.lookView?.player.update { $0.palette.tint = DrawingColor(255, 0, 0) }
      }
      do {
        list.fig_header(refreshingClosure: {}, endRefreshingClosure: {})
      }
      do {
        list.fig_header?.showsLastUpdatedTime = true
      }
      do {
        _ = list.fig_header?.pullingPercent
      }
      do {
        list.fig_header?.isAutomaticallyChangeAlpha = true
      }
      do {
        list.fig_header?.ignoredScrollViewContentInsetTop = 20
      }
      do {
        list.fig_header = RefreshImagesHeader {}
      }
      do {
        list.fig_header = RefreshIndicatorHeader {}
      }
      do {
        FigRefreshSetDefaultHeader(FigRefreshGetDefaultHeader())
      }
      do {
        list.fig_header = nil
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
