extension Refresher {
  /// Whether gestures are judged at all. Where they are not, nothing is a pull.
  var takesGestures: Bool { isEnabled && !isHidden && cycle.hasMore }

  /// The content moved.
  func scrolled(_ reading: EdgeReading, isDragging: Bool) {
    guard takesGestures else {
      reach.displaced(reading)
      if cycle.isRunning { followRoom() }
      emit(.moved)
      return
    }
    if cycle.isRunning { noteLongRun() }
    switch policy.fires {
    case .onRelease, .atThreshold:
      if cycle.isRunning {
        followRoom()
      } else if reading.mayFire {
        judge(pull.moved(to: reading.pull, isDragging: isDragging, policy: policy))
      } else {
        giveUpPull()
      }
    case .onApproach:
      let isBusy = cycle.isRunning
      let decision = reach.moved(reading, isDragging: isDragging, isBusy: isBusy)
      if isBusy { followRoom() }
      judge(decision)
    }
    emit(.moved)
  }

  /// The finger lifted.
  func released(_ reading: EdgeReading) {
    openOnLift()
    guard takesGestures, !cycle.isRunning else {
      reach.cancelled()
      return
    }
    guard reading.mayFire else { return giveUpPull() }
    switch policy.fires {
    case .onRelease, .atThreshold: judge(pull.released(at: reading.pull, policy: policy))
    case .onApproach: judge(reach.released())
    }
  }

  /// The system took the touch.
  func cancelled() {
    openOnLift()
    giveUpPull()
  }

  private func giveUpPull() {
    pull.cancelled()
    reach.cancelled()
    announce()
  }

  /// The content changed its length, or a resting inset changed: nothing that a user did.
  func geometryChanged(_ reading: EdgeReading) {
    displaced(reading)
    if let before = lengthBeforeLastRows, reading.metrics.contentLength != before {
      lengthBeforeLastRows = nil
    }
    placeIndicator()
    followRoom()
    emit(.geometryChanged)
  }

  /// The edge or the content is elsewhere, and it was not the user who moved it.
  func displaced(_ reading: EdgeReading) {
    reach.displaced(reading)
    if reading.mayFire {
      pull.displaced(to: reading.pull, policy: policy)
    } else {
      pull.cancelled()
    }
    announce()
  }

  /// What kept a refresh waiting may be over.
  func wake() {
    guard cycle.isPending, let context else { return }
    carryOut(cycle.wake(context, policy: policy))
  }

  private func judge(_ decision: PullMachine.Decision) {
    switch decision {
    case .nothing: announce()
    case .fire:
      guard fire() else { return }
      if let reading, let host {
        pull.refused(at: reading.pull, isDragging: host.isDragging, policy: policy)
      }
      announce()
    }
  }

  private func judge(_ decision: ReachMachine.Decision) {
    switch decision {
    case .nothing: announce()
    case .fire:
      guard fire() else { return }
      reach.refused()
      announce()
    }
  }

  /// Starts the refresh that a gesture asks for; true if it may not start.
  private func fire() -> Bool {
    guard let context else { return false }
    let decision = cycle.begin(RefreshCycle.Request(isGesture: true), context, policy: policy)
    guard decision != .refused else { return true }
    carryOut(decision)
    return false
  }

  /// Says, once a refresh, that gestures do nothing because it has been running for a minute: the commonest
  /// mistake is an action that nobody ends.
  private func noteLongRun() {
    guard !hasNotedLongRun, let host, host.now - timeOutStart > Self.longRun else { return }
    hasNotedLongRun = true
    DebugNote.say(
      "a refresh at the \(slot.edge) has been running for a minute, and gestures wait for it; end it when its data is there"
    )
  }

  /// After how many seconds a refresh seems never to end.
  private static let longRun = 60.0

  // MARK: Settings

  func gesturesDidChange() {
    if !takesGestures { giveUpPull() }
    if let reading { reach.displaced(reading) }
    describe()
  }

  func policyDidChange(from old: RefreshPolicy) {
    if policy.fires != old.fires {
      pull.takenOver()
      reach = ReachMachine()
      if let reading { reach.displaced(reading) }
    }
    announce()
    placeIndicator()
    settleRoom(animated: true)
    if policy.timeOut != old.timeOut { armTimeOut() }
    if policy.minimumTime != old.minimumTime { minimumPassed() }
  }
}
