import RefreshCore
import RefreshScenario
import SVStyle

final class SVScenarioStyle: ScenarioStyle {
  let name = "SVStyle"

  func attach(
    _ role: ScenarioRole, _ setup: ControlSetup, to list: any ScrollHosting,
    action: @escaping () -> Void, announce: @escaping (String) -> Void
  ) -> StyleAnswer {
    switch role {
    case .header: list.addPullToRefresh(actionHandler: action)
    case .footer: list.addInfiniteScrolling(actionHandler: action)
    }
    setHeight(setup.height, role, on: list)
    return .done
  }

  func perform(_ command: StyleCommand, _ role: ScenarioRole, on list: any ScrollHosting) -> StyleAnswer {
    switch command {
    case .begin: begin(role, on: list)
    case .end: end(role, on: list)
    case .fail: return fail(role, on: list)
    case .endWithReset: return .notOffered("SVStyle has no end that resets the footer")
    case .noMore: return noMoreData(role, on: list)
    case .resetNoMore: return resetNoMoreData(role, on: list)
    case .remove: return .notOffered("SVStyle has no removal; it hides")
    case .readdSame: return .notOffered("SVStyle makes its views itself")
    case .assignNil: return .notOffered("SVStyle makes its views itself")
    case .enable(let on): enable(on, role, on: list)
    case .hide(let on): show(!on, role, on: list)
    case .setState: return .notOffered("SVStyle lets no app set a state")
    case .clear: return .notOffered("SVStyle has no removal; it hides")
    }
    return .done
  }

  func stateName(_ role: ScenarioRole, on list: any ScrollHosting) -> String? {
    switch role {
    case .header: list.pullToRefreshView.map { "\($0.state)" }
    case .footer: list.infiniteScrollingView.map { "\($0.state)" }
    }
  }

  private func begin(_ role: ScenarioRole, on list: any ScrollHosting) {
    switch role {
    case .header: list.triggerPullToRefresh()
    case .footer: list.triggerInfiniteScrolling()
    }
  }

  private func end(_ role: ScenarioRole, on list: any ScrollHosting) {
    switch role {
    case .header: list.pullToRefreshView?.stopAnimating()
    case .footer: list.infiniteScrollingView?.stopAnimating()
    }
  }

  private func enable(_ on: Bool, _ role: ScenarioRole, on list: any ScrollHosting) {
    switch role {
    case .header: list.showsPullToRefresh = on
    case .footer: list.infiniteScrollingView?.enabled = on
    }
  }

  private func show(_ on: Bool, _ role: ScenarioRole, on list: any ScrollHosting) {
    switch role {
    case .header: list.showsPullToRefresh = on
    case .footer: list.showsInfiniteScrolling = on
    }
  }
}
