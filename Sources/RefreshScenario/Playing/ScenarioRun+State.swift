import RefreshCore
import RefreshViews

extension ScenarioRun {
  /// How things stand now.
  var state: FinalState {
    var state = FinalState()
    state.headerActions = outcome.headerActions
    state.footerActions = outcome.footerActions
    state.alive = scenario.drops ? stage != nil || droppedList != nil : nil
    guard let stage else { return state }
    let host = stage.list.scrollHost
    let metrics = host.metrics(along: axis)
    state.y = metrics.offset
    state.insetTop = stage.inset(at: slot(.header).edge)
    state.insetBottom = stage.inset(at: slot(.footer).edge)
    state.ownTop = ownInset(at: slot(.header).edge, stage)
    state.ownBottom = ownInset(at: slot(.footer).edge, stage)
    state.contentHeight = metrics.contentLength
    for role in ScenarioRole.allCases {
      guard let refresher = host.refreshers[slot(role)] else { continue }
      let place = (refresher.indicator?.view).flatMap(stage.place)
      switch role {
      case .header:
        state.header = refresher.phase.name
        state.headerFrame = place?.frame
        state.headerVisible = place.map { isInView($0, metrics) }
      case .footer:
        state.footer = refresher.phase.name
        state.footerFrame = place?.frame
        state.footerVisible = place.map { isInView($0, metrics) }
      }
    }
    return state
  }

  func slot(_ role: ScenarioRole) -> RefreshSlot { role.slot(along: axis) }

  private func ownInset(at edge: ScrollEdge, _ stage: any ScenarioStage) -> Double {
    stage.inset(at: edge) - stage.list.scrollHost.userInset(at: edge)
  }

  /// Whether any of a view is in the viewport.
  private func isInView(_ place: StagePlace, _ metrics: ScrollMetrics) -> Bool {
    let (near, far) =
      switch axis {
      case .vertical: (place.frame.y, place.frame.y + place.frame.height)
      case .horizontal: (place.frame.x, place.frame.x + place.frame.width)
      }
    return place.isShown && far > metrics.offset && near < metrics.offset + metrics.viewportLength
  }
}

extension Scenario {
  fileprivate var drops: Bool { steps.contains { $0.operation == .drop } }
}
