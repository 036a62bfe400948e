import RefreshTesting

/// Watches the refreshers of one scroll view after another, and notes every law that is broken.
package final class LawWatch {
  var stage: any WalkStage { didSet { listen() } }

  /// What was broken, one line each; the first is what counts.
  package private(set) var broken: [String] = []

  /// How many actions have run, so that a walk in which nothing happens is noticed.
  package private(set) var actions = 0

  private var all: [Watched] = []
  private var tokens: [ScenarioRole: Int] = [:]
  private var lastToken = 0

  /// The last of the actions that belong to screens which are gone or going.
  private var lastTokenBefore = 0
  private var gone: [Gone] = []
  private var lastWrites = 0

  /// The step that is being done.
  var step = WalkStep.frames(0) { didSet { deedsBeforeStep = deedCount } }

  /// Whether code has asked for a refresh during this step, or changed what waits for what.
  var codeAsked = false

  /// How many things the app has done when it was called back, and how many it is doing just now.
  private(set) var deedCount = 0
  private var deedsBeforeStep = 0
  private var deedDepth = 0
  var isInDeed: Bool { deedDepth > 0 }
  var hasDoneDeeds: Bool { deedCount > deedsBeforeStep }

  /// Whether the content is where a finger or the engine left it, and not where code put it.
  var wasTouched = false

  /// Where the content was before what is going on now.
  private var lastOffset = 0.0

  /// What the app does when it is called back.
  var onMoment: ((WalkHabit.Moment, ScenarioRole) -> Void)?

  private struct Gone {
    weak var object: AnyObject?
    let name: String
  }

  init(_ stage: any WalkStage) {
    self.stage = stage
    listen()
  }

  private func listen() {
    stage.onEvent = { [weak self] event in
      self?.check("at \(event)", isSettled: event != .scrolled, isMove: event == .scrolled)
    }
    lastOffset = stage.metrics.offset
    lastWrites = stage.writes
  }

  // MARK: Refreshers

  func refresher(_ role: ScenarioRole) -> Refresher? {
    stage.host.refreshers[role.slot(along: stage.axis)]
  }

  func watched(_ role: ScenarioRole) -> Watched? {
    guard let refresher = refresher(role) else { return nil }
    return all.first { $0.refresher === refresher }
  }

  var watched: [Watched] { all.filter { $0.refresher?.isAttached == true } }

  /// The action of a control that is about to be attached.
  func action(_ role: ScenarioRole) -> () -> Void {
    lastToken += 1
    tokens[role] = lastToken
    return { [weak self, token = lastToken] in self?.acted(role, token) }
  }

  /// Takes note of what is attached now.
  func adopt() {
    all.removeAll { $0.refresher == nil }
    for role in ScenarioRole.allCases {
      guard let refresher = refresher(role), watched(role) == nil else { continue }
      let new = Watched(refresher, role)
      all.append(new)
      refresher.observe { [weak self, weak new] refresher, event in
        if let self, let new { self.hear(event, new, refresher) }
      }
    }
  }

  /// The scroll view goes away; see ``checkGone()``.
  func leave(_ new: any WalkStage) {
    gone.append(Gone(object: stage.host, name: "the host"))
    for watched in watched {
      gone.append(Gone(object: watched.refresher, name: "the \(watched.role)"))
    }
    (tokens, all) = ([:], [])
    lastTokenBefore = lastToken
    stage = new
  }

  /// Whether all that went with a scroll view has gone.
  func checkGone() {
    for gone in gone { expect(gone.object == nil, 10, "\(gone.name) outlives its screen") }
    gone = []
  }

  // MARK: Events

  private func acted(_ role: ScenarioRole, _ token: Int) {
    actions += 1
    guard token > lastTokenBefore else { return }
    expect(tokens[role] == token, 3, "the action of a \(role) that was replaced runs")
    if let watched = watched(role) {
      watched.actions += 1
      expect(
        watched.actions <= watched.actings, 3,
        "\(watched.actions) actions, of which \(watched.actings) were announced")
    }
    onMoment?(.action, role)
  }

  private func hear(_ event: RefreshEvent, _ watched: Watched, _ refresher: Refresher) {
    // What is still under way on a screen that was thrown away is nobody's business.
    guard all.contains(where: { $0 === watched }) else { return }
    watched.events += 1
    switch event {
    case .phaseChanged(let old, let new): hear(old, new, watched, refresher)
    case .acting:
      watched.actings += 1
      watched.actingsInEntry += 1
      expect(
        watched.actingsInEntry <= 1 + watched.grants, 3,
        "the \(watched.role) acts \(watched.actingsInEntry) times in one refresh")
      onMoment?(.acting, watched.role)
    case .detached:
      watched.isSticky = false
      watched.mayFollow = false
      onMoment?(.detached, watched.role)
    case .opening: onMoment?(.opening, watched.role)
    case .ended: onMoment?(.ended, watched.role)
    case .moved: onMoment?(.moved, watched.role)
    case .attached, .geometryChanged: break
    }
  }

  private func hear(_ old: RefreshPhase, _ new: RefreshPhase, _ watched: Watched, _ refresher: Refresher) {
    if case .refreshing = old, refresher.policy.resetsNoMoreOnRefresh {
      for other in all where other !== watched { other.isSticky = false }
    }
    if hasDoneDeeds, all.contains(where: { $0.refresher?.policy.resetsNoMoreOnRefresh == true }) {
      watched.isSticky = false
    }
    if watched.isSticky, case .noMoreData = old {
      expect(new == .noMoreData, 9, "the \(watched.role) forgot that there is no more data")
    }
    guard !new.isSameKind(as: old) else { return }
    switch new {
    case .pulling, .armed:
      if refresher.policy.fires != .onApproach || refresher.policy.needsLift {
        expect(stage.isUnruly || stage.host.isDragging, 7, "\(watched.role) is \(new) without a live finger")
      }
      if case .armed = new { onMoment?(.armed, watched.role) } else { onMoment?(.pulling, watched.role) }
    case .refreshing:
      watched.entries += 1
      (watched.actingsInEntry, watched.grants) = (0, 0)
      watched.deedsBefore = deedCount
      watched.timing = refresher.policy.actionTiming
      checkEntry(watched, refresher, from: lastOffset)
      watched.mayFollow = false
    case .finishing: onMoment?(.finishing, watched.role)
    case .idle: onMoment?(.idle, watched.role)
    case .returning, .noMoreData: break
    }
  }

  /// Does what the app does when it is called back.
  func inDeed(_ work: () -> Void) {
    deedCount += 1
    deedDepth += 1
    work()
    deedDepth -= 1
  }

  // MARK: What is asked for

  /// Code is about to ask for a refresh.
  func willBegin(_ role: ScenarioRole, isSilent: Bool) {
    guard let watched = watched(role), let refresher = watched.refresher else { return }
    if isSilent { watched.wasSilent = true }
    guard refresher.isRefreshing else { return }
    if refresher.policy.secondBegin == .queue { watched.mayFollow = true }
    guard !isSilent else { return }
    if refresher.policy.secondBegin == .restart || refresher.policy.minimumTime > 0 { watched.grants += 1 }
  }

  /// Whether a refresh waits that was asked for, so that it may start by itself.
  var isAnythingWaiting: Bool { watched.contains { $0.refresher?.isPending == true } }

  // MARK: At every moment

  /// Checks what must hold whenever the engine is not in the middle of something.
  func check(_ moment: String, isSettled: Bool, isMove: Bool = true) {
    // What comes in the middle of a move is not the end of it: others have still to hear of the move.
    defer { if isMove { lastOffset = stage.metrics.offset } }
    // What waits may start by itself, in this step too.
    if isAnythingWaiting { codeAsked = true }
    let writes = stage.writes - lastWrites
    lastWrites = stage.writes
    expect(
      writes <= (stage.isUnruly || hasDoneDeeds ? 200 : 8), 11, "\(writes) writes in one event, \(moment)")
    for breach in stage.breaches { expect(false, 11, breach) }
    guard !stage.isUnruly else { return }
    for watched in watched { checkCounts(watched, moment) }
    if isSettled && !isInDeed { for watched in watched { checkRoom(watched, moment) } }
  }

  func expect(_ condition: Bool, _ law: Int, _ text: @autoclosure () -> String) {
    if !condition { broken.append("law \(law): \(text())") }
  }
}
