import RefreshCore
import RefreshScenario

/// What every style can do because the engine's own words are open to all of them.
extension ScenarioStyle {
  func refresher(_ role: ScenarioRole, on list: any ScrollHosting) -> Refresher? {
    list.scrollHost.refreshers[role.slot()]
  }

  func fail(_ role: ScenarioRole, on list: any ScrollHosting) -> StyleAnswer {
    refresher(role, on: list)?.end(.failure)
    return .done
  }

  func noMoreData(_ role: ScenarioRole, on list: any ScrollHosting) -> StyleAnswer {
    switch role {
    case .header: return .notOffered("a header has no end of its data")
    case .footer:
      refresher(role, on: list)?.noMoreData()
      return .done
    }
  }

  func resetNoMoreData(_ role: ScenarioRole, on list: any ScrollHosting) -> StyleAnswer {
    switch role {
    case .header: return .notOffered("a header has no end of its data")
    case .footer:
      refresher(role, on: list)?.resetNoMoreData()
      return .done
    }
  }

  /// Gives a control another height than its style has a word for.
  func setHeight(_ height: Double?, _ role: ScenarioRole, on list: any ScrollHosting) {
    guard let height, let refresher = refresher(role, on: list) else { return }
    refresher.policy.triggerLength = height
    refresher.policy.restingLength = height
    refresher.indicator?.length = height
  }
}
