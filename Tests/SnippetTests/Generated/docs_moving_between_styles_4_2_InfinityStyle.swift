// Made by Scripts/snippets.py from docs/moving-between-styles.md: change it there.
// swift-format-ignore-file

import InfinityStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/moving-between-styles.md 4_2_InfinityStyle: Headers, InfinityStyle") func docs_moving_between_styles_4_2_InfinityStyle() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      do {
        list.fty.pullToRefresh.add(.default) {}
      }
      do {
        list.fty.pullToRefresh.end()
      }
      do {
        list.fty.pullToRefresh.begin()
      }
      do {
        list.fty.pullToRefresh.isEnabled = false
      }
      do {
        list.fty.pullToRefresh.add(.default, height: 80) {}
      }
      do {
        list.fty.pullToRefresh.add(.default, height: 80) {}
      }
      do {
        list.fty.pullToRefresh.isScrollingToTopImmediately = true
      }
      do {
        list.supportSpringBounces = true
      }
      do {
        list.fty.pullToRefresh.animatorOffset = UIOffset(horizontal: 40, vertical: 0)
      }
      do {
        list.fty.pullToRefresh.add(.quiet) {}
      }
      do {
        ArrowRefreshAnimator(frame: .zero).color = .red
      }
      do {
        list.fty.pullToRefresh.bind(animator: LookRefreshAnimator(look: .quiet, frame: .zero)) {}
      }
      do {
        list.fty.pullToRefresh.add(animator: GIFRefreshAnimator(frame: .zero)) {}
      }
      do {
        list.fty.pullToRefresh.add(animator: LookRefreshAnimator(frame: .zero)) {}
      }
      do {
        list.fty.pullToRefresh.remove()
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
