// Made by Scripts/snippets.py from docs/moving-between-styles.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension Snippets {
  @Test("docs/moving-between-styles.md 5_1_SVStyle: Footers, SVStyle") func docs_moving_between_styles_5_1_SVStyle() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      do {
        list.addInfiniteScrolling {}
      }
      do {
        list.infiniteScrollingView?.stopAnimating()
      }
      do {
        list.triggerInfiniteScrolling()
      }
      do {
        list.showsInfiniteScrolling = false
      }
      do {
        list.showsInfiniteScrolling = true
      }
      do {
        list.infiniteScrollingView?.enabled = false
      }
      do {
        list.addInfiniteScrolling(actionHandler: {}, look: .quietFooter)
      }
      do {
        list.addInfiniteScrolling(actionHandler: {}, direction: .top)
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
