import RefreshTesting

/// Watches a scroll view with a header and a footer, and notes every law that is broken.
@MainActor public final class LawWatch {
  let list: SimulatedScrollView

  /// What was broken, one line each; the first is what counts.
  public private(set) var broken: [String] = []

  /// How many actions have run, so that a walk in which nothing happens is noticed.
  public private(set) var actions = 0

  private var records: [ScenarioRole: Record] = [:]
  private var lastWrites = 0

  /// What is known of one refresher.
  private struct Record {
    let refresher: Refresher
    var entries = 0
    var actions = 0
    var isSticky = false
  }

  init(_ list: SimulatedScrollView) {
    self.list = list
    list.onEvent = { [weak self] event in self?.check("at \(event)") }
  }

  // MARK: Refreshers

  func refresher(_ role: ScenarioRole) -> Refresher? { records[role]?.refresher }

  func attach(_ role: ScenarioRole, _ policy: RefreshPolicy) {
    let refresher = Refresher(slot: role.slot(), policy: policy)
    records[role] = Record(refresher: refresher)
    refresher.action = { [weak self] in
      self?.actions += 1
      self?.records[role]?.actions += 1
    }
    refresher.observe { [weak self] refresher, event in self?.hear(event, role, refresher) }
    list.refreshers.attach(refresher)
  }

  private func hear(_ event: RefreshEvent, _ role: ScenarioRole, _ refresher: Refresher) {
    switch event {
    case .phaseChanged(let old, let new):
      if case .refreshing = new { records[role]?.entries += 1 }
      if case .armed = new, !new.isSameKind(as: old) {
        expect(list.isDragging, 7, "\(role) is armed without a live finger")
      }
      let isCleared = records.values.contains { $0.refresher.policy.resetsNoMoreOnRefresh }
      if case .noMoreData = old, records[role]?.isSticky == true, !isCleared {
        expect(new == .noMoreData, 9, "\(role) forgot that there is no more data")
      }
    case .acting:
      // A second begin may run the action again; otherwise each entry runs it once.
      if refresher.policy.secondBegin == .restart || refresher.policy.minimumTime > 0 {
        records[role]?.entries += 1
      }
    case .attached, .detached, .opening, .ended, .moved, .geometryChanged: break
    }
  }

  func saidNoMore(_ role: ScenarioRole) { records[role]?.isSticky = true }
  func saidMore(_ role: ScenarioRole) { records[role]?.isSticky = false }

  // MARK: The laws

  /// Checks what must hold at every moment.
  func check(_ moment: String) {
    for edge in ScrollEdge.allCases {
      let (total, user, room) = (list.contentInset[edge], list.userInset[edge], list.room[edge])
      let isSum = abs(total - user - room) < 0.001
      expect(isSum, 1, "\(edge) inset \(total) is not \(user) + \(room), \(moment)")
    }
    for (role, record) in records { checkRoom(role, record, moment) }
    for record in records.values {
      expect(record.actions <= record.entries, 3, "\(record.actions) actions for \(record.entries) entries")
    }
    let writes = list.insetWrites - lastWrites
    lastWrites = list.insetWrites
    expect(writes <= 4, 11, "\(writes) inset writes in one event, \(moment)")
  }

  private func checkRoom(_ role: ScenarioRole, _ record: Record, _ moment: String) {
    let refresher = record.refresher
    guard refresher.isAttached, !refresher.isRefreshing, refresher.phase == .idle else { return }
    guard refresher.policy.room != .permanent else { return }
    // The phase is told before the room is written; between the two, the room may still be there.
    guard moment != "at scrolled" else { return }
    expect(refresher.room == 0, 1, "idle \(role) keeps \(refresher.room) points of room, \(moment)")
  }

  /// An end of what is not refreshing changes nothing.
  func checkIdleEnd(_ role: ScenarioRole, _ result: RefreshResult) {
    guard let refresher = refresher(role) else { return }
    guard !refresher.isRefreshing, !refresher.isPending else { return refresher.end(result) }
    let before = (list.contentOffset.y, list.contentInset, refresher.phase, list.isMoving, list.insetWrites)
    refresher.end(result)
    let after = (list.contentOffset.y, list.contentInset, refresher.phase, list.isMoving, list.insetWrites)
    expect(before == after, 2, "an end of an idle \(role) changed something: \(before) to \(after)")
  }

  /// Ends everything, lets it settle, and checks that nothing of ours is left.
  func finish() {
    if list.finger.isDown { list.finger.lift() }
    list.isInWindow = true
    if list.viewportSize.height == 0 { list.viewportSize.height = 480 }
    for _ in 0..<4 {
      for role in ScenarioRole.allCases { refresher(role)?.end() }
      list.advance(seconds: 1)
    }
    expect(list.settle(limit: 30), 12, "something goes on for ever")
    expect(!list.hasPendingCalls && !list.hasFrameTickers, 12, "an idle engine keeps a timer")
    for role in ScenarioRole.allCases {
      guard let refresher = refresher(role) else { continue }
      let isAtRest = refresher.phase == .idle || refresher.phase == .noMoreData
      expect(isAtRest, 4, "\(role) ended and settled, and is \(refresher.phase)")
    }
    check("after settling")
    let rest = list.restingOffsets()
    if wasTouched {
      let y = list.offset(along: .vertical)
      expect(y >= rest.lowerBound - 0.5, 4, "the content hangs at \(y), before \(rest.lowerBound)")
      expect(y <= rest.upperBound + 0.5, 4, "the content hangs at \(y), behind \(rest.upperBound)")
    }
  }

  /// Whether the content is where a finger or the engine left it, and not where code put it.
  var wasTouched = false

  private func expect(_ condition: Bool, _ law: Int, _ text: @autoclosure () -> String) {
    if !condition { broken.append("law \(law): \(text())") }
  }
}
