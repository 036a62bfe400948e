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
    state.lengths = lengths
    for role in ScenarioRole.allCases {
      guard let refresher = host.refreshers[slot(role)] else { continue }
      let place = (refresher.indicator?.view).flatMap(stage.place)
      switch role {
      case .header:
        state.header = refresher.phase.name
        state.headerFrame = place?.frame
        state.headerSpan = place.map { span(of: $0) }
        state.headerVisible = place.map { isInView($0, metrics) }
      case .footer:
        state.footer = refresher.phase.name
        state.footerFrame = place?.frame
        state.footerSpan = place.map { span(of: $0) }
        state.footerVisible = place.map { isInView($0, metrics) }
      }
    }
    return state
  }

  func slot(_ role: ScenarioRole) -> RefreshSlot { role.slot(along: axis) }

  private func ownInset(at edge: ScrollEdge, _ stage: any ScenarioStage) -> Double {
    stage.inset(at: edge) - stage.list.scrollHost.userInset(at: edge)
  }

  /// Insets that belong neither to the app nor to a control, though nothing is under way: one line each.
  var strayInsets: [String] {
    guard let stage else { return [] }
    return ScenarioRole.allCases.map { slot($0).edge }.compactMap { edge in
      let own = ownInset(at: edge, stage)
      let room = stage.list.scrollHost.refreshers.all.reduce(0) { $1.slot.edge == edge ? $0 + $1.room : $0 }
      guard abs(own - room) > FinalExpectation.tolerance else { return nil }
      return "at the \(edge) \(JSONText.number(own)) points are not the app's, and the controls have "
        + JSONText.number(room)
    }
  }

  /// Whether any of a view is in the viewport.
  private func isInView(_ place: StagePlace, _ metrics: ScrollMetrics) -> Bool {
    let span = span(of: place)
    return place.isShown && span.upperBound > metrics.offset
      && span.lowerBound < metrics.offset + metrics.viewportLength
  }

  private func span(of place: StagePlace) -> ClosedRange<Double> {
    let frame = place.frame
    return switch axis {
    case .vertical: frame.y...(frame.y + max(0, frame.height))
    case .horizontal: frame.x...(frame.x + max(0, frame.width))
    }
  }

  // MARK: Lengths

  /// A number as things stand.
  func value(_ number: ScenarioNumber) -> Double { number.plain ?? number.value(lengths) }

  /// What numbers may name, as things stand.
  private var lengths: [ScenarioLength: Double] {
    guard let stage else { return [:] }
    let host = stage.list.scrollHost
    let metrics = host.metrics(along: axis)
    let (header, footer) = (host.refreshers[slot(.header)]?.policy, host.refreshers[slot(.footer)]?.policy)
    let rest = 0 - metrics.startInset
    let end = metrics.contentLength + metrics.endInset - metrics.viewportLength
    return [
      .trigger: header?.triggerLength ?? 0, .header: header?.restingLength ?? 0,
      .footer: footer?.restingLength ?? 0, .rest: rest, .end: max(rest, end),
      .max: max(rest, end + ownInset(at: slot(.footer).edge, stage)), .content: metrics.contentLength,
      .viewport: metrics.viewportLength,
    ]
  }
}

extension Scenario {
  fileprivate var drops: Bool { steps.contains { $0.operation == .drop } }
}
