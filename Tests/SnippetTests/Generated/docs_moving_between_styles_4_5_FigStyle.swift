// Made by Scripts/snippets.py from docs/moving-between-styles.md: change it there.
// swift-format-ignore-file

import FigStyle
import RefreshSimulation
import Testing

extension Snippets {
  @Test("docs/moving-between-styles.md 4_5_FigStyle: Headers, FigStyle") func docs_moving_between_styles_4_5_FigStyle() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      do {
        list.scrollHost.refreshers.attach(Refresher(slot: .header) {})
      }
      do {
        list.scrollHost.refreshers[.header]?.end()
      }
      do {
        list.scrollHost.refreshers[.header]?.begin()
      }
      do {
        list.scrollHost.refreshers[.header]?.begin(isSilent: true)
      }
      do {
        _ = list.scrollHost.refreshers[.header]?.isRefreshing
      }
      do {
        list.scrollHost.refreshers[.header]?.isEnabled = false
      }
      do {
        list.scrollHost.refreshers[.header]?.isHidden = true
      }
      do {
        list.scrollHost.refreshers[.header]?.policy.triggerLength = 80
      }
      do {
        list.scrollHost.refreshers[.header]?.policy.restingLength = 80
      }
      do {
        list.scrollHost.refreshers[.header]?.policy.room = .none
      }
      do {
        list.scrollHost.refreshers[.header]?.policy.duration = 0.5
      }
      do {
        list.scrollHost.refreshers[.header]?.policy.animation = ScrollAnimation(duration: 0.4, curve: .spring(damping: 0.6, initialVelocity: 1))
      }
      do {
        list.scrollHost.refreshers[.header]?.indicator?.shiftX = 40
      }
      do {
        list.scrollHost.refreshers[.header]?.observe { _, event in print(event) }
      }
      do {
        list.scrollHost.refreshers[.header]?.observe { _, event in if case .ended = event {} }
      }
      do {
        list.scrollHost.refreshers.attach(Refresher(slot: RefreshSlot(edge: .bottom, role: .refresh)) {})
      }
      do {
        _ = list.scrollHost.refreshers[.header]?.phase.progress
      }
      do {
        list.scrollHost.refreshers[.header]?.policy.ignoredInset = 20
      }
      do {
        list.scrollHost.refreshers[.header]?.indicator?.layer = .aboveScrollView
      }
      do {
        list.scrollHost.refreshers[.header]?.end(.failure)
      }
      do {
        list.scrollHost.refreshers[.header]?.policy.timeOut = 30
      }
      do {
        list.scrollHost.refreshers[.header]?.policy.minimumTime = 0.5
      }
      do {
        list.scrollHost.refreshers[.header]?.policy.together = .exclusive
      }
      do {
        list.scrollHost.refreshers[.header]?.indicator = RefreshIndicator(view: UIView(frame: .zero), length: 60)
      }
      do {
        list.scrollHost.refreshers[.header]?.detach()
      }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
