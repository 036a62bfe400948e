import RefreshCore

/// One playing of one scenario: the stage, what is attached, and what was found so far.
final class ScenarioRun {
  let scenario: Scenario
  private(set) var style: any ScenarioStyle
  var outcome = ScenarioOutcome()

  /// What the scenario is played on; nil once it has dropped its scroll view.
  private(set) var stage: (any ScenarioStage)?
  weak var droppedList: (any ScrollHosting)?

  /// Whether a finger is on the screen.
  var isFingerDown = false

  /// What the app does about the refreshes of each control.
  var controls: [ScenarioRole: ControlSetup] = [:]

  var axis: ScrollAxis { scenario.setup.axis }

  private let venue: ScenarioVenue
  private let trace: ((TraceLine) -> Void)?
  private var startTime = 0.0
  private var observations: [ScenarioRole: (refresher: Refresher, observation: RefreshObservation)] = [:]
  private var lastNames: [ScenarioRole: String] = [:]

  init(
    _ scenario: Scenario, _ style: any ScenarioStyle, _ venue: ScenarioVenue,
    _ trace: ((TraceLine) -> Void)?
  ) {
    self.scenario = scenario
    self.style = style
    self.venue = venue
    self.trace = trace
  }

  func play() {
    setUp()
    for step in scenario.steps where outcome.notOffered == nil {
      emit(step.operation.name)
      perform(step)
    }
    outcome.final = state
    leave()
  }

  // MARK: The stage

  private func setUp() {
    var setup = scenario.setup
    guard let style = style.along(setup.axis) else {
      outcome.notOffered = "\(style.name) attaches to vertical lists only"
      return
    }
    self.style = style
    if setup.sizeAfterAttach { setup.contentHeight = 0 }
    do throws(NotOffered) {
      stage = try venue.open(setup)
    } catch {
      outcome.notOffered = error.reason
      return
    }
    rest()
    startTime = stage?.list.scrollHost.now ?? 0
    stage?.list.scrollHost.refreshers.heardProbe = { [weak self] event in self?.emit("\(event)") }
    for role in ScenarioRole.allCases {
      if let control = setup[role] { attach(role, control) }
    }
    guard setup.sizeAfterAttach else { return }
    move(.contentLength(scenario.setup.contentHeight))
    rest()
  }

  /// Puts the content where the setup wants it; a finger or a bounce has not moved it yet.
  private func rest() {
    guard let start = stage?.list.scrollHost.metrics(along: axis).startInset else { return }
    move(.offset(scenario.setup.offset ?? 0 - start, animated: false))
  }

  /// Lets go of everything that belongs to the scroll view.
  func leave() {
    for (_, entry) in observations { entry.observation.cancel() }
    observations = [:]
    stage = nil
  }

  // MARK: Controls

  func attach(_ role: ScenarioRole, _ control: ControlSetup) {
    guard let list = stage?.list else { return }
    controls[role] = control
    answer(
      style.attach(
        role, control, to: list, action: { [weak self] in self?.acted(role) },
        announce: { [weak self] in self?.announced($0, role) }))
    if !control.policy.isEmpty, let refresher = list.scrollHost.refreshers[slot(role)] {
      control.policy.apply(to: &refresher.policy)
    }
    watch()
  }

  func ask(_ command: StyleCommand, _ role: ScenarioRole) {
    guard let list = stage?.list else { return }
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
      let refresher = stage?.list.scrollHost.refreshers[slot(role)]
      guard refresher !== observations[role]?.refresher else { continue }
      observations.removeValue(forKey: role)?.observation.cancel()
      guard let refresher else { continue }
      let observation = refresher.observe { [weak self] _, event in self?.hear(event, role) }
      observations[role] = (refresher, observation)
      // The state in which a control begins is no change.
      if let list = stage?.list, lastNames[role] == nil { lastNames[role] = style.stateName(role, on: list) }
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
    if let list = stage?.list, let name = style.stateName(role, on: list) { announced(name, role) }
    if ["ACTION", "ENDED"].contains(ScenarioToken.kind(of: token)) { outcome.told.append(token) }
    emit(token, by: role.rawValue)
  }

  private func announced(_ name: String, _ role: ScenarioRole) {
    guard name != lastNames[role] else { return }
    lastNames[role] = name
    outcome.native.append("\(role.rawValue):\(name)")
    outcome.told.append("\(role.rawValue):\(name)")
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
    guard let control = controls[role], let stage else { return }
    if control.removeInAction { ask(.remove, role) }
    guard let delay = control.endAfter else { return }
    let command = control.noMoreAt == count ? StyleCommand.noMore : StyleCommand(control.endOp)
    if delay == 0 {
      end(role, control, command)
    } else {
      stage.after(delay) { [weak self] in self?.end(role, control, command) }
    }
  }

  private func end(_ role: ScenarioRole, _ control: ControlSetup, _ command: StyleCommand) {
    if let size = control.newSize { move(.contentLength(size)) }
    if control.append != 0, let length = stage?.list.scrollHost.metrics(along: axis).contentLength {
      move(.contentLength(length + control.append))
    }
    ask(command, role)
  }

  // MARK: Telling

  func emit(_ event: String, by: String? = nil) {
    guard let trace else { return }
    let host = stage?.list.scrollHost
    trace(
      TraceLine(
        t: (host?.now ?? startTime) - startTime, ev: event, by: by, state: state,
        dragging: host?.isDragging ?? false))
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
