extension Refresher {
  /// Starts a refresh without a finger.
  ///
  /// Before the scroll view is on screen and has a size, the wish is kept: the refresh starts then,
  /// once, without animation. While a refresh is running the policy's `secondBegin` decides; while the
  /// other edge refreshes, `together`. Does nothing if there is no more data, or without a scroll view.
  ///
  /// - Parameters:
  ///   - isSilent: Whether to show the refresh without running its action; false by default.
  ///   - reveal: Whether to move the content so that the indicator is seen; the policy decides by
  ///     default. A user who is more than half a viewport away is moved only by a policy that reveals
  ///     always, and nobody under a finger.
  public func begin(isSilent: Bool = false, reveal: Bool? = nil) {
    guard let context else { return }
    let request = RefreshCycle.Request(isGesture: false, isSilent: isSilent, reveals: reveal)
    carryOut(cycle.begin(request, context, policy: policy))
  }

  /// Ends the running refresh; does nothing when none is running.
  ///
  /// A refresh that is still waiting to start never will. Within the policy's minimum time the end
  /// waits. Nobody is moved: the content goes to rest if it stands in the refresher's room, and stays
  /// where it is otherwise.
  ///
  /// - Parameter result: How it ended; well by default. A user who began it is told, unless nothing has
  ///   changed.
  public func end(_ result: RefreshResult = .success) {
    guard let host else { return }
    carryOut(cycle.end(result, now: host.now, policy: policy))
  }

  /// Says that there is nothing more to load, which ends a running load.
  ///
  /// It stays so until ``resetNoMoreData()``: gestures and ``begin(isSilent:reveal:)`` do nothing.
  /// Before or after ``end(_:)`` makes no difference.
  public func noMoreData() {
    guard let host else { return }
    pull.cancelled()
    reach.cancelled()
    let isLoading = cycle.isRunning
    if cycle.hasMore { say(announcements.ranOut()) }
    carryOut(cycle.noMore(now: host.now, policy: policy))
    if isLoading { waitForLastRows() }
  }

  /// Says that there may be more data again; does nothing otherwise.
  public func resetNoMoreData() {
    guard cycle.reset() else { return }
    lengthBeforeLastRows = nil
    reach = ReachMachine()
    if let reading { reach.displaced(reading) }
    announce()
    placeIndicator()
    settleRoom(animated: true)
  }

  /// Takes the refresher off its scroll view: its room is given back, its view removed, and a running
  /// refresh is over without another word. Does nothing if it is not attached.
  public func detach() { slotsLink.object?.detach(self) }

  private func waitForLastRows() {
    guard policy.noMoreDelay > 0, !cycle.hasMore, let reading else { return }
    lengthBeforeLastRows = reading.metrics.contentLength
    placeIndicator()
    later(policy.noMoreDelay) { $0.lastRowsCame() }
  }

  /// The last rows are there, or waited for no longer.
  func lastRowsCame() {
    guard lengthBeforeLastRows != nil else { return }
    lengthBeforeLastRows = nil
    placeIndicator()
  }

  // MARK: Carrying out

  /// The world as the machines need to know it; nil without a scroll view.
  var context: RefreshCycle.Context? {
    guard let slots = slotsLink.object, let host = slots.host else { return nil }
    let isReady = host.isOnScreen && host.metrics(along: slot.edge.axis).viewportLength > 0
    return RefreshCycle.Context(
      now: host.now, isReady: isReady, isOtherRunning: slots.isOtherRunning(than: self))
  }

  func carryOut(_ decision: RefreshCycle.BeginDecision) {
    switch decision {
    case .nothing, .refused: announce()
    case .start(let request, let animated): start(request, animated: animated)
    case .runAgain: runAgain()
    }
  }

  func carryOut(_ decision: RefreshCycle.EndDecision) {
    switch decision {
    case .nothing: break
    case .wait(let seconds): later(seconds) { $0.minimumPassed() }
    case .finish(let result): finish(result)
    case .change:
      gesturesDidChange()
      placeIndicator()
      settleRoom(animated: true)
    }
  }

  func minimumPassed() {
    guard let host else { return }
    carryOut(cycle.minimumPassed(now: host.now, policy: policy))
  }

  private func start(_ request: RefreshCycle.Request, animated: Bool) {
    generation += 1
    let mine = generation
    cancelTimers()
    pull.takenOver()
    reach.takenOver()
    reportEnd()
    guard mine == generation else { return }
    announce()
    guard mine == generation else { return }
    say(announcements.started(byUser: request.isUsers))
    slotsLink.object?.didStart(self)
    openRoom(request, animated: animated) { [link = Link(self)] outcome in
      link.object?.didOpen(mine, outcome)
    }
    guard mine == generation else { return }
    emit(.opening)
    guard mine == generation else { return }
    startTimeOut()
    switch policy.actionTiming {
    case .atStart: runAction()
    case .afterOpening:
      guard opened != mine else { return runAction() }
      awaitsOpening = mine
    }
  }

  /// The room of a refresh is open. Before the start has been told of, it goes on by itself.
  private func didOpen(_ mine: Int, _ outcome: ScrollOutcome) {
    guard mine == generation else { return }
    opened = mine
    guard awaitsOpening == mine else { return }
    switch outcome {
    case .finished: runAction()
    case .superseded:
      // Another write is under way: the action must not run in the middle of it.
      later(0) { $0.runAction() }
    }
  }

  private func runAction() {
    guard cycle.takeAction() else { return }
    act()
  }

  private func runAgain() {
    cancelTimers()
    startTimeOut()
    act()
  }

  private func act() {
    let mine = generation
    emit(.acting)
    guard mine == generation else { return }
    action?()
  }

  private func finish(_ result: RefreshResult) {
    generation += 1
    let mine = generation
    cancelTimers()
    opensOnLift = false
    unreportedEnd = result
    // From here on, whatever the finger does is a pull again, also while the room still closes.
    if let reading, let host, takesGestures, reading.mayFire {
      pull.ended(at: reading.pull, isDragging: host.isDragging, policy: policy)
    } else {
      pull.cancelled()
    }
    announce()
    guard mine == generation else { return }
    say(announcements.ended(result))
    switch policy.closing {
    case .idleFirst:
      guard didClose(mine) else { return }
      settleRoom(animated: true)
      reportEnd()
    case .closeFirst:
      settleRoom(animated: true) { [link = Link(self)] _ in
        guard let self = link.object, self.didClose(mine) else { return }
        self.reportEnd()
      }
    }
    slotsLink.object?.didEnd(self, result)
    guard mine == generation, let context else { return }
    carryOut(cycle.next(context, policy: policy))
  }

  /// The refresh is over; false if something else has begun meanwhile.
  private func didClose(_ mine: Int) -> Bool {
    guard mine == generation, cycle.closed() else { return false }
    announce()
    return mine == generation
  }

  private func reportEnd() {
    guard let result = unreportedEnd else { return }
    unreportedEnd = nil
    emit(.ended(result))
  }

  // MARK: Later

  private func startTimeOut() {
    guard let host else { return }
    hasNotedLongRun = false
    timeOutStart = host.now
    armTimeOut()
  }

  /// Sees to it that a refresh that is running ends in time.
  func armTimeOut() {
    timeOut?.cancel()
    guard policy.timeOut > 0, cycle.isRunning, let host else { return }
    let remaining = timeOutStart + policy.timeOut - host.now
    timeOut = later(max(0, remaining)) { $0.carryOut($0.cycle.timedOut()) }
  }

  @discardableResult
  private func later(_ seconds: Double, _ work: @escaping (Refresher) -> Void) -> ScheduledCall? {
    guard let host else { return nil }
    let call = ScheduledCall { [link = Link(self)] in
      if let self = link.object { work(self) }
    }
    timers.append(call)
    host.schedule(call, after: seconds)
    return call
  }

  func cancelTimers() {
    for call in timers { call.cancel() }
    timers.removeAll()
  }
}
