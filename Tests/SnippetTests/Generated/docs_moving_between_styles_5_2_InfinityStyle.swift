// Made by Scripts/snippets.py from docs/moving-between-styles.md: change it there.
// swift-format-ignore-file

import InfinityStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/moving-between-styles.md 5_2_InfinityStyle: Footers, InfinityStyle") func docs_moving_between_styles_5_2_InfinityStyle() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      do {
        list.fty.infiniteScroll.add(.default) {}
      }
      do {
        list.fty.infiniteScroll.end()
      }
      do {
        list.fty.infiniteScroll.begin()
      }
      do {
        list.fty.infiniteScroll.isEnabled = false
      }
      do {
        list.fty.infiniteScroll.isEnabled = true
      }
      do {
        list.fty.infiniteScroll.isEnabled = false
      }
      do {
        list.fty.infiniteScroll.add(.default) {}
      }
      do {
        list.fty.infiniteScroll.isStickToContent = false
      }
      do {
        list.fty.infiniteScroll.add(.quietFooter) {}
      }
      do {
        list.fty.clear()
      }
      do {
        list.fty.infiniteScroll.remove()
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
