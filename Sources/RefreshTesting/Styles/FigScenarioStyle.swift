import FigStyle
import RefreshCore
import RefreshScenario
import RefreshViews

final class FigScenarioStyle: ScenarioStyle {
  let name = "FigStyle"

  func attach(
    _ role: ScenarioRole, _ setup: ControlSetup, to list: any ScrollHosting,
    action: @escaping () -> Void, announce: @escaping (String) -> Void
  ) -> StyleAnswer {
    guard setup.height != 0 else { return .notOffered("FigStyle has no components without height") }
    let before = FigRefreshGetDefaultComponentHeight()
    if let height = setup.height { FigRefreshSetDefaultComponentHeight(CGFloat(height)) }
    switch role {
    case .header: list.fig_header = RefreshHeader(refreshingClosure: action)
    case .footer: list.fig_footer = RefreshFooter(refreshingClosure: action)
    }
    FigRefreshSetDefaultComponentHeight(before)
    return .done
  }

  func perform(_ command: StyleCommand, _ role: ScenarioRole, on list: any ScrollHosting) -> StyleAnswer {
    let component = component(role, on: list)
    switch command {
    case .begin: component?.beginRefreshing()
    case .end: component?.endRefreshing()
    case .fail: return fail(role, on: list)
    case .endWithReset:
      guard role == .header else { return .notOffered("only a header's end resets the footer") }
      list.fig_header?.endRefreshingWithResetFooter()
    case .noMore:
      guard role == .footer else { return .notOffered("a header has no end of its data") }
      list.fig_footer?.endRefreshingWithNoMoreData()
    case .resetNoMore:
      guard role == .footer else { return .notOffered("a header has no end of its data") }
      list.fig_footer?.resetNoMoreData()
    case .remove, .assignNil: assign(nil, role, on: list)
    case .readdSame: assign(component, role, on: list)
    case .enable(let on): component?.enableRefresh = on
    case .hide(let on): component?.isHidden = on
    case .setState: return .notOffered("FigStyle lets no app set a state; it has beginRefreshing()")
    case .clear:
      list.fig_header = nil
      list.fig_footer = nil
    }
    return .done
  }

  func stateName(_ role: ScenarioRole, on list: any ScrollHosting) -> String? {
    component(role, on: list).map { "\($0.state)" }
  }

  private func component(_ role: ScenarioRole, on list: any ScrollHosting) -> RefreshComponent? {
    switch role {
    case .header: list.fig_header
    case .footer: list.fig_footer
    }
  }

  private func assign(_ component: RefreshComponent?, _ role: ScenarioRole, on list: any ScrollHosting) {
    switch role {
    case .header: list.fig_header = component as? RefreshHeader
    case .footer: list.fig_footer = component as? RefreshFooter
    }
  }
}
