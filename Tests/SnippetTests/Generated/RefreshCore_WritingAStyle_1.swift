// Made by Scripts/snippets.py from Sources/RefreshCore/RefreshCore.docc/WritingAStyle.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

extension RefreshPolicy {
  /// A pull of 80 points refreshes as soon as it is far enough.
  static var eager: RefreshPolicy {
    var policy = RefreshPolicy()
    policy.triggerLength = 80
    policy.restingLength = 60
    policy.fires = .atThreshold
    return policy
  }
}

/// What the style knows of a refresh: made once for each, whoever attached it.
final class Pull: RefreshObserver {
  private(set) var progress = 0.0

  init(_ refresher: Refresher) { progress = refresher.phase.progress }

  func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    if case .phaseChanged(_, let phase) = event { progress = phase.progress }
  }
}

extension ScrollHosting {
  /// Does something each time the list is pulled; again, and that takes the place of what was there.
  func onPull(_ action: @escaping () -> Void) {
    let refresher = Refresher(slot: .header, policy: .eager, action: action)
    let view = LookView(look: .quiet)
    refresher.addObserver(view)
    refresher.indicator = RefreshIndicator(view: view, length: 60)
    scrollHost.refreshers.attach(refresher)
  }

  /// Says that it is done; does nothing where nothing runs.
  func donePulling() { scrollHost.refreshers[.header]?.end() }

  /// How far the list is pulled, whichever style put the control there.
  var pullProgress: Double {
    scrollHost.refreshers[.header]?.handle { Pull($0) }.progress ?? 0
  }
}

extension Snippets {
  @Test("Sources/RefreshCore/RefreshCore.docc/WritingAStyle.md 1: Overview") func RefreshCore_WritingAStyle_1() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.onPull { [weak list] in reload { list?.donePulling() } }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1 && list.pullProgress == 0)
    withExtendedLifetime((list, feed)) {}
  }
}
