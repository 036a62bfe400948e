import InfinityStyle
import RefreshCore
import RefreshScenario
import RefreshViews

final class InfinityScenarioStyle: ScenarioStyle {
  let name = "InfinityStyle"

  /// The height of the original's controls, with which all scenario files were recorded.
  private let recordedHeight = 60.0

  func attach(
    _ role: ScenarioRole, _ setup: ControlSetup, to list: any ScrollHosting, action: @escaping () -> Void
  ) -> StyleAnswer {
    let height = CGFloat(setup.height ?? recordedHeight)
    switch role {
    case .header: attachHeader(setup, height, to: list, action)
    case .footer: attachFooter(setup, height, to: list, action)
    }
    return .done
  }

  private func attachHeader(
    _ setup: ControlSetup, _ height: CGFloat, to list: any ScrollHosting, _ action: @escaping () -> Void
  ) {
    let animator = NamingPullAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    switch setup.mode ?? .add {
    case .add: list.fty.pullToRefresh.add(height: height, animator: animator, action: action)
    case .bind: list.fty.pullToRefresh.bind(height: height, animator: animator, action: action)
    }
    refresher(.header, on: list)?.setHandle(NamedState(animator))
    if let immediately = setup.scrollsBackImmediately {
      list.fty.pullToRefresh.isScrollingToTopImmediately = immediately
    }
    if let offset = setup.animatorOffset {
      list.fty.pullToRefresh.animatorOffset = PlatformOffset(
        horizontal: CGFloat(offset.horizontal), vertical: CGFloat(offset.vertical))
    }
  }

  private func attachFooter(
    _ setup: ControlSetup, _ height: CGFloat, to list: any ScrollHosting, _ action: @escaping () -> Void
  ) {
    let animator = NamingInfiniteAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    switch setup.mode ?? .add {
    case .add: list.fty.infiniteScroll.add(height: height, animator: animator, action: action)
    case .bind: list.fty.infiniteScroll.bind(height: height, animator: animator, action: action)
    }
    refresher(.footer, on: list)?.setHandle(NamedState(animator))
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

  func stateName(_ role: ScenarioRole, on list: any ScrollHosting) -> String? {
    refresher(role, on: list)?.handle { _ in NamedState(nil) }.name
  }

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

/// Something that knows the last state an animator was shown.
private protocol StateNaming: AnyObject {
  var stateName: String { get }
}

/// Keeps an animator where the style's state can be asked for.
private final class NamedState: RefreshObserver {
  private let animator: (any StateNaming)?
  var name: String? { animator?.stateName }

  init(_ animator: (any StateNaming)?) { self.animator = animator }
  func refresher(_ refresher: Refresher, did event: RefreshEvent) {}
}

private final class NamingPullAnimator: DefaultRefreshAnimator, StateNaming {
  private(set) var stateName = "none"

  override func animateState(_ state: PullToRefreshState) {
    super.animateState(state)
    stateName =
      switch state {
      case .none: "none"
      case .releasing: "releasing"
      case .loading: "loading"
      }
  }
}

private final class NamingInfiniteAnimator: DefaultInfiniteAnimator, StateNaming {
  private(set) var stateName = "none"

  override func animateState(_ state: InfiniteScrollState) {
    super.animateState(state)
    stateName =
      switch state {
      case .none: "none"
      case .loading: "loading"
      }
  }
}
