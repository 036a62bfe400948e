import InfinityStyle
import RefreshCore
import RefreshScenario
import RefreshViews

final class InfinityScenarioStyle: ScenarioStyle {
  let name = "InfinityStyle"

  /// The height of the original's controls, with which all scenario files were recorded.
  private let recordedHeight = 60.0

  func attach(
    _ role: ScenarioRole, _ setup: ControlSetup, to list: any ScrollHosting,
    action: @escaping () -> Void, announce: @escaping (String) -> Void
  ) -> StyleAnswer {
    let height = CGFloat(setup.height ?? recordedHeight)
    switch role {
    case .header:
      let animator = AnnouncingPullAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      animator.announce = announce
      attachHeader(setup, height, animator, to: list, action)
    case .footer:
      let animator = AnnouncingInfiniteAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      animator.announce = announce
      attachFooter(setup, height, animator, to: list, action)
    }
    return .done
  }

  private func attachHeader(
    _ setup: ControlSetup, _ height: CGFloat, _ animator: AnnouncingPullAnimator,
    to list: any ScrollHosting, _ action: @escaping () -> Void
  ) {
    switch setup.mode ?? .add {
    case .add: list.fty.pullToRefresh.add(height: height, animator: animator, action: action)
    case .bind: list.fty.pullToRefresh.bind(height: height, animator: animator, action: action)
    }
    if let immediately = setup.scrollsBackImmediately {
      list.fty.pullToRefresh.isScrollingToTopImmediately = immediately
    }
    if let offset = setup.animatorOffset {
      list.fty.pullToRefresh.animatorOffset = PlatformOffset(
        horizontal: CGFloat(offset.horizontal), vertical: CGFloat(offset.vertical))
    }
  }

  private func attachFooter(
    _ setup: ControlSetup, _ height: CGFloat, _ animator: AnnouncingInfiniteAnimator,
    to list: any ScrollHosting, _ action: @escaping () -> Void
  ) {
    switch setup.mode ?? .add {
    case .add: list.fty.infiniteScroll.add(height: height, animator: animator, action: action)
    case .bind: list.fty.infiniteScroll.bind(height: height, animator: animator, action: action)
    }
    if let stick = setup.stick { list.fty.infiniteScroll.isStickToContent = stick }
  }

  func perform(_ command: StyleCommand, _ role: ScenarioRole, on list: any ScrollHosting) -> StyleAnswer {
    switch command {
    case .begin: begin(role, on: list)
    case .end: end(role, on: list)
    case .fail: return fail(role, on: list)
    case .endWithReset: return .notOffered("InfinityStyle has no end that resets the footer")
    case .noMore: return noMoreData(role, on: list)
    case .resetNoMore: return resetNoMoreData(role, on: list)
    case .remove: remove(role, on: list)
    case .readdSame: return .notOffered("InfinityStyle makes its controls itself")
    case .assignNil: return .notOffered("InfinityStyle makes its controls itself")
    case .enable(let on): enable(on, role, on: list)
    case .hide: return .notOffered("InfinityStyle cannot be hidden; it is removed")
    case .setState: return .notOffered("InfinityStyle lets no app set a state")
    case .clear: list.fty.clear()
    }
    return .done
  }

  /// Nothing: an animator announces each state as it is shown it.
  func stateName(_ role: ScenarioRole, on list: any ScrollHosting) -> String? { nil }

  private func begin(_ role: ScenarioRole, on list: any ScrollHosting) {
    switch role {
    case .header: list.fty.pullToRefresh.begin()
    case .footer: list.fty.infiniteScroll.begin()
    }
  }

  private func end(_ role: ScenarioRole, on list: any ScrollHosting) {
    switch role {
    case .header: list.fty.pullToRefresh.end()
    case .footer: list.fty.infiniteScroll.end()
    }
  }

  private func remove(_ role: ScenarioRole, on list: any ScrollHosting) {
    switch role {
    case .header: list.fty.pullToRefresh.remove()
    case .footer: list.fty.infiniteScroll.remove()
    }
  }

  private func enable(_ on: Bool, _ role: ScenarioRole, on list: any ScrollHosting) {
    switch role {
    case .header: list.fty.pullToRefresh.isEnabled = on
    case .footer: list.fty.infiniteScroll.isEnabled = on
    }
  }
}

private final class AnnouncingPullAnimator: DefaultRefreshAnimator {
  var announce: ((String) -> Void)?

  override func animateState(_ state: PullToRefreshState) {
    super.animateState(state)
    switch state {
    case .none: announce?("none")
    case .releasing: announce?("releasing")
    case .loading: announce?("loading")
    }
  }
}

private final class AnnouncingInfiniteAnimator: DefaultInfiniteAnimator {
  var announce: ((String) -> Void)?

  override func animateState(_ state: InfiniteScrollState) {
    super.animateState(state)
    switch state {
    case .none: announce?("none")
    case .loading: announce?("loading")
    }
  }
}
