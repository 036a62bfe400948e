// Made by Scripts/snippets.py from docs/moving-between-styles.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/moving-between-styles.md 5_4_FigStyle: Footers, FigStyle") func docs_moving_between_styles_5_4_FigStyle() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      do {
        list.scrollHost.refreshers.attach(Refresher(slot: .footer) {})
      }
      do {
        list.scrollHost.refreshers[.footer]?.end()
      }
      do {
        list.scrollHost.refreshers[.footer]?.begin()
      }
      do {
        list.scrollHost.refreshers[.footer]?.noMoreData()
      }
      do {
        list.scrollHost.refreshers[.footer]?.resetNoMoreData()
      }
      do {
        list.scrollHost.refreshers[.header]?.policy.resetsNoMoreOnRefresh = true
      }
      do {
        list.scrollHost.refreshers[.footer]?.isEnabled = false
      }
      do {
        list.scrollHost.refreshers[.footer]?.policy.fires = .onApproach
      }
      do {
        list.scrollHost.refreshers[.footer]?.policy.preloadDistance = 200
      }
      do {
        list.scrollHost.refreshers[.footer]?.policy.loadsPerDrag = 1
      }
      do {
        list.scrollHost.refreshers[.footer]?.policy.firesWhenShort = true
      }
      do {
        list.scrollHost.refreshers[.footer]?.policy.standsAfterEndInset = true
      }
      do {
        list.scrollHost.refreshers.attach(Refresher(slot: RefreshSlot(edge: .top, role: .loadMore)) {})
      }
      do {
        list.scrollHost.refreshers.all.forEach { $0.detach() }
      }
      do {
        list.scrollHost.refreshers[.footer]?.detach()
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
