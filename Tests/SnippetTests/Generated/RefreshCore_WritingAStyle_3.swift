// Made by Scripts/snippets.py from Sources/RefreshCore/RefreshCore.docc/WritingAStyle.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import RefreshTesting
import Testing

final class EagerStyle: ScenarioStyle {
  let name = "EagerStyle"

  func attach(
    _ role: ScenarioRole, _ setup: ControlSetup, to list: any ScrollHosting,
    action: @escaping () -> Void, announce: @escaping (String) -> Void
  ) -> StyleAnswer {
    guard role == .header else { return .notOffered("EagerStyle has no footer") }
    list.onPull(action)
    return .done
  }

  func perform(_ command: StyleCommand, _ role: ScenarioRole, on list: any ScrollHosting) -> StyleAnswer {
    switch command {
    case .end: list.donePulling()
    case .remove, .clear: list.scrollHost.refreshers[.header]?.detach()
    case .begin, .fail, .endWithReset, .noMore, .resetNoMore, .readdSame, .assignNil, .enable, .hide, .setState:
      return .notOffered("EagerStyle has three words")
    }
    return .done
  }

  func stateName(_ role: ScenarioRole, on list: any ScrollHosting) -> String? {
    list.scrollHost.refreshers[.header]?.phase.name
  }
}

extension Snippets {
  @Test("Sources/RefreshCore/RefreshCore.docc/WritingAStyle.md 3: Play the scenarios") func RefreshCore_WritingAStyle_3() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      #expect(EagerStyle().attach(.header, ControlSetup(), to: list, action: {}, announce: { _ in }) == .done)
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
