import RefreshTesting

// The laws, as far as they can be read off a screen.

extension LawWatch {
  /// A refresh begins: may it?
  func checkEntry(_ watched: Watched, _ refresher: Refresher, from lastOffset: Double) {
    let (role, policy) = (watched.role, refresher.policy)
    expect(!watched.isSticky, 9, "the \(role) refreshes though there is no more data")
    guard !stage.isUnruly else { return }
    let metrics = stage.metrics
    let isReady = stage.host.isOnScreen && metrics.viewportLength > 0
    // A callback that is told of an earlier end may leave the window when the new start is decided already.
    expect(isReady || hasDoneDeeds, 6, "the \(role) refreshes off screen")
    guard !codeAsked, !watched.mayFollow else { return }
    let isFinger = step.isOfAFinger || stage.host.isDragging
    switch policy.fires {
    case .onRelease, .atThreshold: expect(isFinger, 7, "the \(role) refreshes by itself")
    case .onApproach:
      expect(policy.firesWithoutFinger || isFinger, 7, "the \(role) refreshes without a finger")
      guard role == .footer, !policy.needsLift else { break }
      expect(
        metrics.offset > lastOffset, 8, "the footer fires on a move from \(lastOffset) to \(metrics.offset)")
    }
    guard role == .footer else { return }
    expect(!metrics.isShort || policy.firesWhenShort || metrics.contentLength == 0, 8, "a short footer fires")
    expect(metrics.contentLength > 0 || policy.firesWhenEmpty, 8, "an empty footer fires")
  }

  func checkCounts(_ watched: Watched, _ moment: String) {
    expect(watched.actions <= watched.actings, 3, "\(watched.actions) actions for \(watched.actings) calls")
  }

  func checkRoom(_ watched: Watched, _ moment: String) {
    guard let refresher = watched.refresher, !refresher.isRefreshing, refresher.phase == .idle else { return }
    guard refresher.policy.room != .permanent else { return }
    expect(refresher.room == 0, 1, "idle \(watched.role) keeps \(refresher.room) points of room, \(moment)")
  }

  /// Checks what must hold once a step has been done and the engine has had its turn.
  func checkAfterStep() {
    checkGone()
    let slots = stage.host.refreshers.all.map(\.slot)
    expect(Set(slots).count == slots.count, 3, "two refreshers at one slot: \(slots)")
    guard !stage.isUnruly else { return }
    for watched in watched {
      guard let refresher = watched.refresher, refresher.isRefreshing, watched.timing == .atStart,
        !watched.wasSilent, watched.deedsBefore == deedCount
      else { continue }
      expect(watched.actingsInEntry > 0, 3, "the \(watched.role) refreshes and runs no action")
    }
  }

  /// Checks that each inset is the app's part and the room of those attached there.
  func checkLedger(_ moment: String) {
    guard !stage.isUnruly else { return }
    for edge in stage.edges {
      let (total, user) = (stage.totalInset(at: edge), stage.host.userInset(at: edge))
      let room = watched.compactMap(\.refresher).reduce(0) { $1.slot.edge == edge ? $0 + $1.room : $0 }
      expect(
        abs(total - user - room) <= 0.5, 1, "\(edge) inset \(total) is not \(user) + \(room), \(moment)")
    }
  }

  // MARK: Ends

  /// Ends a refresh, and checks that this moves nobody who is elsewhere, and nothing if none is running.
  func end(_ role: ScenarioRole, _ end: () -> Void) {
    guard let watched = watched(role), let refresher = watched.refresher, !stage.isUnruly else {
      return end()
    }
    let isIdle = !refresher.isRefreshing && !refresher.isPending
    let metrics = stage.metrics
    let isInside = metrics.offset >= metrics.startRest && metrics.offset <= metrics.endRest
    // Under short content a footer does not know the room of the header: it rests where that has none.
    let isElsewhere = isInside && stage.titleGap == 0 && !metrics.isShort
    let (before, entries) = (snapshot(watched), self.watched.map(\.entries))
    let deeds = deedCount
    end()
    guard deeds == deedCount else { return }
    if isIdle {
      let after = snapshot(watched)
      expect(before == after, 2, "an end of an idle \(role) changed something: \(before) to \(after)")
    } else if isElsewhere, entries == self.watched.map(\.entries) {
      expect(
        stage.metrics.offset == metrics.offset, 4,
        "an end moved a user who was elsewhere from \(metrics.offset) to \(stage.metrics.offset)")
    }
  }

  private func snapshot(_ watched: Watched) -> [Double] {
    let insets = stage.edges.map { stage.totalInset(at: $0) }
    return insets + [
      stage.metrics.offset, stage.isMoving ? 1 : 0, Double(stage.writes), Double(watched.events),
      Double(watched.actions), watched.refresher?.isRefreshing == true ? 1 : 0,
    ]
  }

  /// Begins and ends in one turn, which closes for good.
  func beginAndEnd(_ role: ScenarioRole, _ begin: () -> Void, _ end: () -> Void) {
    guard let refresher = refresher(role), !refresher.isRefreshing, !refresher.isPending else {
      begin()
      return end()
    }
    let deeds = deedCount
    begin()
    end()
    guard deeds == deedCount, refresher.policy.minimumTime == 0, !stage.isUnruly else { return }
    expect(!refresher.isRefreshing && !refresher.isPending, 5, "the \(role) goes on after begin and end")
  }

  /// Ends and begins in one turn, which is refreshing and one more action.
  func endAndBegin(_ role: ScenarioRole, _ end: () -> Void, _ begin: () -> Void) {
    guard let watched = watched(role), let refresher = watched.refresher, refresher.isRefreshing,
      !watched.mayLack, stage.host.isOnScreen, stage.metrics.viewportLength > 0, !stage.isUnruly,
      !self.watched.contains(where: { $0 !== watched && $0.refresher?.isWaitingOrRunning == true })
    else {
      end()
      return begin()
    }
    let (deeds, actings, wasRunning) = (deedCount, watched.actings, watched.actingsInEntry > 0)
    end()
    begin()
    guard deeds == deedCount else { return }
    expect(refresher.isRefreshing, 5, "the \(role) does not refresh after end and begin")
    guard refresher.policy.actionTiming == .atStart, wasRunning, !watched.wasSilent else { return }
    expect(watched.actings > actings, 5, "the \(role) runs no action after end and begin")
  }
}

extension Refresher {
  var isWaitingOrRunning: Bool { isRefreshing || isPending }
}
