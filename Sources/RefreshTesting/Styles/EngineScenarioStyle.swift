import RefreshCore
import RefreshScenario
import RefreshViews

/// The engine without a style: headers and footers by its own policy, on either axis.
final class EngineScenarioStyle: ScenarioStyle {
  let name = "RefreshCore"
  private let axis: ScrollAxis

  init(along axis: ScrollAxis = .vertical) { self.axis = axis }

  func along(_ axis: ScrollAxis) -> (any ScenarioStyle)? { EngineScenarioStyle(along: axis) }

  func attach(
    _ role: ScenarioRole, _ setup: ControlSetup, to list: any ScrollHosting,
    action: @escaping () -> Void, announce: @escaping (String) -> Void
  ) -> StyleAnswer {
    let refresher = Refresher(slot: role.slot(along: axis), policy: policy(role, setup), action: action)
    refresher.indicator = RefreshIndicator(view: PlatformView(), length: refresher.policy.restingLength)
    list.scrollHost.refreshers.attach(refresher)
    return .done
  }

  /// The engine's defaults; a footer asks for more where its room, which is always there, comes into view.
  private func policy(_ role: ScenarioRole, _ setup: ControlSetup) -> RefreshPolicy {
    var policy = RefreshPolicy()
    switch role {
    case .header: break
    case .footer:
      policy.fires = .onApproach
      policy.room = .permanent
      (policy.triggerLength, policy.restingLength) = (44, 44)
    }
    if let height = setup.height { (policy.triggerLength, policy.restingLength) = (height, height) }
    return policy
  }

  func perform(_ command: StyleCommand, _ role: ScenarioRole, on list: any ScrollHosting) -> StyleAnswer {
    let refreshers = list.scrollHost.refreshers
    let refresher = refreshers[role.slot(along: axis)]
    switch command {
    case .begin: refresher?.begin()
    case .end: refresher?.end()
    case .fail: refresher?.end(.failure)
    case .endWithReset:
      refresher?.end()
      refreshers[ScenarioRole.footer.slot(along: axis)]?.resetNoMoreData()
    case .noMore: refresher?.noMoreData()
    case .resetNoMore: refresher?.resetNoMoreData()
    case .remove, .assignNil: refresher?.detach()
    case .readdSame: if let refresher { refreshers.attach(refresher) }
    case .enable(let on): refresher?.isEnabled = on
    case .hide(let on): refresher?.isHidden = on
    case .setState: return .notOffered("the engine lets no app set a state")
    case .clear: for refresher in refreshers.all { refresher.detach() }
    }
    return .done
  }

  func stateName(_ role: ScenarioRole, on list: any ScrollHosting) -> String? {
    list.scrollHost.refreshers[role.slot(along: axis)]?.phase.name
  }
}
