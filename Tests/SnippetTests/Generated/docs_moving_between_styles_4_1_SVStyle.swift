// Made by Scripts/snippets.py from docs/moving-between-styles.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("docs/moving-between-styles.md 4_1_SVStyle: Headers, SVStyle") func docs_moving_between_styles_4_1_SVStyle() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      do {
        list.addPullToRefresh {}
      }
      do {
        list.pullToRefreshView?.stopAnimating()
      }
      do {
        list.triggerPullToRefresh()
      }
      do {
        list.pullToRefreshView?.startAnimating()
      }
      do {
        _ = list.pullToRefreshView?.state == .loading
      }
      do {
        list.showsPullToRefresh = false
      }
      do {
        list.showsPullToRefresh = false
      }
      do {
        list.pullToRefreshView?.pullToRefreshViewTriggerHeight = 80
      }
      do {
        list.pullToRefreshView?.pullToRefreshViewHangingHeight = 80
      }
      do {
        list.pullToRefreshView?.shouldAnimateWhenSettingContentInset = false
      }
      do {
        list.pullToRefreshView?.animateDuration = 0.5
      }
      do {
        list.pullToRefreshView?.look = .quiet
      }
      do {
        list.pullToRefreshView?.setTitle("Pull", for: .stopped)
      }
      do {
        _ = list.pullToRefreshView?.titleLabel
      }
      do {
        list.pullToRefreshView?.textColor = .red
      }
      do {
        list.pullToRefreshView?.arrowColor = .red
      }
      do {
        list.addPullToRefresh(actionHandler: {}, position: .bottom)
      }
      do {
        list.pullToRefreshView?.setSubtitle("Offline", for: .stopped)
      }
      do {
        list.pullToRefreshView?.setCustomView(UIView(frame: .zero), for: .loading)
      }
      do {
        list.pullToRefreshView?.lastUpdatedDate = nil
      }
      do {
        list.pullToRefreshView?.treatAsSubView = false
      }
      do {
        list.addPullToRefresh(actionHandler: {}, viewClass: CHQGIFRefreshView.self)
      }
      do {
        list.addPullToRefresh(actionHandler: {}, viewClass: SVPullToRefreshView.self)
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
