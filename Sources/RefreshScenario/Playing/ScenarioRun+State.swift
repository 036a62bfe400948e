import RefreshCore
import RefreshSimulation
import RefreshViews

extension ScenarioRun {
  /// How things stand now.
  var state: FinalState {
    var state = FinalState()
    state.headerActions = outcome.headerActions
    state.footerActions = outcome.footerActions
    state.alive = scenario.drops ? list != nil || droppedList != nil : nil
    guard let list else { return state }
    state.y = list.offset(along: .vertical)
    state.insetTop = list.contentInset.top
    state.insetBottom = list.contentInset.bottom
    state.ownTop = list.room.top
    state.ownBottom = list.room.bottom
    state.contentHeight = Double(list.contentSize.height)
    for role in ScenarioRole.allCases {
      guard let refresher = list.refreshers[role.slot()] else { continue }
      let view = refresher.indicator?.view as? PlatformView
      let frame = view.map { ScenarioFrame($0.frame) }
      switch role {
      case .header:
        state.header = refresher.phase.name
        state.headerFrame = frame
        state.headerVisible = view.map { list.shows($0) }
      case .footer:
        state.footer = refresher.phase.name
        state.footerFrame = frame
        state.footerVisible = view.map { list.shows($0) }
      }
    }
    return state
  }
}

extension Scenario {
  fileprivate var drops: Bool { steps.contains { $0.operation == .drop } }
}

extension ScenarioFrame {
  fileprivate init(_ frame: CGRect) {
    self.init(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height))
  }
}

extension SimulatedScrollView {
  /// Whether any of the view is in the viewport.
  fileprivate func shows(_ view: PlatformView) -> Bool {
    guard !view.isHidden, view.superview != nil else { return false }
    let top = offset(along: .vertical)
    return Double(view.frame.maxY) > top && Double(view.frame.minY) < top + Double(viewportSize.height)
  }
}
