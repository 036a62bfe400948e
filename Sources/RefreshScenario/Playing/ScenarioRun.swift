import RefreshCore
import RefreshSimulation
import RefreshViews

/// One playing of one scenario: the scroll view, what is attached, and what was found so far.
final class ScenarioRun {
  let scenario: Scenario
  let style: any ScenarioStyle
  var outcome = ScenarioOutcome()

  /// The scroll view; nil once the scenario has dropped it.
  var list: SimulatedScrollView?
  weak var droppedList: SimulatedScrollView?

  /// What the app does about the refreshes of each control.
  var controls: [ScenarioRole: ControlSetup] = [:]

  private let trace: ((TraceLine) -> Void)?
  private var observations: [ScenarioRole: (refresher: Refresher, observation: RefreshObservation)] = [:]
  private var lastNames: [ScenarioRole: String] = [:]

  init(_ scenario: Scenario, _ style: any ScenarioStyle, _ trace: ((TraceLine) -> Void)?) {
    self.scenario = scenario
    self.style = style
    self.trace = trace
  }

  func play() {
    setUp()
    for step in scenario.steps where outcome.notOffered == nil {
      emit(step.operation.name)
      perform(step)
    }
    outcome.final = state
    tearDown()
  }

  // MARK: The scroll view

  private func setUp() {
    let setup = scenario.setup
    guard setup.axis == .vertical else {
      outcome.notOffered = "\(style.name) attaches to vertical lists only"
      return
    }
    let content = setup.sizeAfterAttach ? 0 : setup.contentHeight
    let list = SimulatedScrollView(
      viewport: CGSize(width: setup.frame.width, height: setup.frame.height),
      content: CGSize(width: setup.frame.width, height: content), hz: setup.hz)
    self.list = list
    list.recordsTimeline = false
    list.bounces = setup.bounces
    list.alwaysBounceVertical = setup.alwaysBounce
    list.isPagingEnabled = setup.paging
    list.isRightToLeft = setup.rtl
    list.isInWindow = setup.inWindow
    list.userInset = SimulatedInsets(top: setup.inset.top, bottom: setup.inset.bottom)
    list.bars = SimulatedInsets(top: setup.bars.top, bottom: setup.bars.bottom)
    if let title = setup.largeTitle {
      list.largeTitle = LargeTitle(collapsed: title.collapsed, expanded: title.expanded)
    }
    rest(list)
    list.onEvent = { [weak self] event in self?.emit("\(event)") }
    for role in ScenarioRole.allCases {
      if let control = setup[role] { attach(role, control) }
    }
    guard setup.sizeAfterAttach else { return }
    list.contentSize.height = setup.contentHeight
    rest(list)
  }

  /// Puts the content where the setup wants it; a finger or a bounce has not moved it yet.
  private func rest(_ list: SimulatedScrollView) {
    list.setOffset(scenario.setup.offset ?? -list.metrics(along: .vertical).startInset)
  }

  private func tearDown() {
    forget()
    list = nil
  }

  /// Lets go of everything that belongs to the scroll view.
  func forget() {
    for (_, entry) in observations { entry.observation.cancel() }
    observations = [:]
  }

  // MARK: Controls

  func attach(_ role: ScenarioRole, _ control: ControlSetup) {
    guard let list else { return }
    controls[role] = control
    answer(
      style.attach(
        role, control, to: list, action: { [weak self] in self?.acted(role) },
        announce: { [weak self] in self?.announced($0, role) }))
    if !control.policy.isEmpty, let refresher = list.refreshers[role.slot()] {
      control.policy.apply(to: &refresher.policy)
    }
    watch()
  }

  func ask(_ command: StyleCommand, _ role: ScenarioRole) {
    guard let list else { return }
    answer(style.perform(command, role, on: list))
    watch()
  }

  private func answer(_ answer: StyleAnswer) {
    switch answer {
    case .done: break
    case .notOffered(let reason): outcome.notOffered = outcome.notOffered ?? reason
    }
  }

  /// Observes whatever is attached now.
  private func watch() {
    for role in ScenarioRole.allCases {
      let refresher = list?.refreshers[role.slot()]
      guard refresher !== observations[role]?.refresher else { continue }
      observations.removeValue(forKey: role)?.observation.cancel()
      guard let refresher else { continue }
      let observation = refresher.observe { [weak self] _, event in self?.hear(event, role) }
      observations[role] = (refresher, observation)
      // The state in which a control begins is no change.
      if let list, lastNames[role] == nil { lastNames[role] = style.stateName(role, on: list) }
    }
  }

  private func hear(_ event: RefreshEvent, _ role: ScenarioRole) {
    switch event {
    case .phaseChanged(_, let phase): note(ScenarioToken.phase(role, phase.name), role)
    case .ended: note(ScenarioToken.ended(role), role)
    case .attached, .detached, .opening, .acting, .moved, .geometryChanged: break
    }
  }

  private func note(_ token: String, _ role: ScenarioRole) {
    outcome.sequence.append(token)
    if let list, let name = style.stateName(role, on: list) { announced(name, role) }
    emit(token, by: role.rawValue)
  }

  private func announced(_ name: String, _ role: ScenarioRole) {
    guard name != lastNames[role] else { return }
    lastNames[role] = name
    outcome.native.append("\(role.rawValue):\(name)")
  }

  // MARK: The app's work

  private func acted(_ role: ScenarioRole) {
    note(ScenarioToken.action(role), role)
    let count: Int
    switch role {
    case .header:
      outcome.headerActions += 1
      count = outcome.headerActions
    case .footer:
      outcome.footerActions += 1
      count = outcome.footerActions
    }
    guard let control = controls[role], let list else { return }
    if control.removeInAction { ask(.remove, role) }
    guard let delay = control.endAfter else { return }
    let command = control.noMoreAt == count ? StyleCommand.noMore : StyleCommand(control.endOp)
    if delay == 0 {
      end(role, control, command)
    } else {
      list.after(delay) { [weak self] in self?.end(role, control, command) }
    }
  }

  private func end(_ role: ScenarioRole, _ control: ControlSetup, _ command: StyleCommand) {
    if let size = control.newSize { list?.contentSize.height = size }
    if control.append != 0 { list?.contentSize.height += control.append }
    ask(command, role)
  }

  // MARK: Telling

  func emit(_ event: String, by: String? = nil) {
    guard let trace else { return }
    trace(
      TraceLine(
        t: list?.now ?? 0, ev: event, by: by, state: state, dragging: list?.isDragging ?? false))
  }
}

extension StyleCommand {
  fileprivate init(_ operation: ControlSetup.EndOperation) {
    switch operation {
    case .end: self = .end
    case .noMore: self = .noMore
    case .endWithReset: self = .endWithReset
    case .fail: self = .fail
    }
  }
}
