import GMStyle
import RefreshCore
import RefreshScenario

final class GMScenarioStyle: ScenarioStyle {
  let name = "GMStyle"
  private let noFooter = StyleAnswer.notOffered("GMStyle has no footer")

  func attach(
    _ role: ScenarioRole, _ setup: ControlSetup, to list: any ScrollHosting,
    action: @escaping () -> Void, announce: @escaping (String) -> Void
  ) -> StyleAnswer {
    switch role {
    case .footer: return noFooter
    case .header:
      list.addPullToRefresh(actionHandler: action)
      setHeight(setup.height, role, on: list)
      return .done
    }
  }

  func perform(_ command: StyleCommand, _ role: ScenarioRole, on list: any ScrollHosting) -> StyleAnswer {
    guard role == .header else { return noFooter }
    switch command {
    case .begin: return .notOffered("GMStyle starts a refresh by hand only")
    case .end: list.pullToRefreshView?.stopAnimating()
    case .fail: return fail(role, on: list)
    case .endWithReset, .noMore, .resetNoMore: return noFooter
    case .remove, .assignNil, .clear: list.pullToRefreshView = nil
    case .readdSame: list.pullToRefreshView = list.pullToRefreshView
    case .enable: return .notOffered("GMStyle cannot be switched off")
    case .hide: return .notOffered("GMStyle cannot be hidden")
    case .setState: return .notOffered("GMStyle lets no app set a state")
    }
    return .done
  }

  func stateName(_ role: ScenarioRole, on list: any ScrollHosting) -> String? {
    switch role {
    case .header: list.pullToRefreshView.map { "\($0.state)" }
    case .footer: nil
    }
  }
}
