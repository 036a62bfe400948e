extension Refresher {
  /// The geometry of this refresher's edge now; nil without a scroll view.
  var reading: EdgeReading? {
    guard let slots = slotsLink.object, let host = slots.host else { return nil }
    return reading(on: host, beside: slots.otherRoom(than: self))
  }

  /// The geometry of this refresher's edge now, on the scroll view that it is attached to.
  ///
  /// - Parameter otherRoom: The room that other refreshers have at the edge.
  func reading(on host: any ScrollHost, beside otherRoom: Double) -> EdgeReading {
    EdgeReading(
      edge: slot.edge, metrics: host.metrics(along: slot.edge.axis), policy: policy,
      otherRoom: otherRoom)
  }

  /// The room that belongs to the present state.
  private func dueRoom(_ reading: EdgeReading) -> Double {
    guard !isHidden else { return 0 }
    guard cycle.isRunning else { return reading.restingRoom(hasMore: cycle.hasMore) }
    guard !opensOnLift else { return room }
    return reading.runningRoom(from: room, isDragging: host?.isDragging ?? false)
  }

  /// Opens the room of a refresh that starts, moving the content into it where that is wanted.
  func openRoom(
    _ request: RefreshCycle.Request, animated: Bool, completion: @escaping (ScrollOutcome) -> Void
  ) {
    guard let reading, let host, let slots = slotsLink.object else { return completion(.finished) }
    opensOnLift = host.isDragging && policy.fires != .onApproach && reading.pull > 0
    let open = isHidden ? 0 : reading.openRoom
    // A finger that is still down, and a user who is somewhere else, are never moved.
    let isWanted = request.isGesture ? takesIn(reading, open) : reading.mayReveal(request.reveals)
    let moves = isWanted && open > 0 && !host.isDragging
    slots.setRoom(
      moves ? open : dueRoom(reading), of: self, offset: moves ? reading.offset(showing: open) : nil,
      animation: animated ? policy.animation : nil, completion: completion)
  }

  /// Whether content that a finger let go of is moved into the room, rather than left to bounce there.
  private func takesIn(_ reading: EdgeReading, _ open: Double) -> Bool {
    guard slot.edge.isStart, reading.pull > 0 else { return false }
    switch policy.actionTiming {
    // The bounce would stop short of a room that is longer than the pull was.
    case .atStart: return !reading.isPast(room: open)
    // An action that waits for the opening needs an opening that ends.
    case .afterOpening: return true
    }
  }

  /// Gives the room its due size. Room that closes takes the content along, if that stands in it and no
  /// finger holds it.
  func settleRoom(animated: Bool, completion: ((ScrollOutcome) -> Void)? = nil) {
    guard let reading, let host, let slots = slotsLink.object else {
      completion?(.finished)
      return
    }
    // A layout pass holds back the write that moves the content into the room: it goes on doing that.
    if cycle.isRunning, slots.isMovingIn(at: slot.edge) {
      let open = reading.openRoom
      slots.setRoom(
        open, of: self, offset: reading.offset(showing: open), animation: animated ? policy.animation : nil,
        completion: completion)
      return
    }
    let due = dueRoom(reading)
    let rest = reading.offset(showing: due)
    let movesBack = due < room && !host.isDragging && reading.isPast(room: due)
    slots.setRoom(
      due, of: self, offset: movesBack ? rest : nil, animation: animated ? policy.animation : nil,
      completion: completion)
  }

  /// The finger has lifted under which a refresh started.
  func openOnLift() {
    guard opensOnLift else { return }
    opensOnLift = false
    guard cycle.isRunning, let reading else { return }
    let opens = reading.pull > 0 && !isHidden
    slotsLink.object?.setRoom(
      opens ? reading.openRoom : dueRoom(reading), of: self, offset: nil, animation: policy.animation)
  }

  /// Lets the room follow what the content does.
  func followRoom() {
    guard let reading, let slots = slotsLink.object, !slots.isHoldingBack(at: slot.edge) else { return }
    let due = dueRoom(reading)
    if due != room { slots.setRoom(due, of: self, offset: nil, animation: nil) }
  }
}

extension Refresher {
  /// Gives everything back before the refresher leaves its scroll view.
  func leave() {
    generation += 1
    cancelTimers()
    unreportedEnd = nil
    lengthBeforeLastRows = nil
    opensOnLift = false
    cycle.detached()
    announcements = AnnouncementMachine()
    pull = PullMachine()
    reach = ReachMachine()
    phase = .idle
    // Last, as a platform that answers the write with a change has the view placed once more.
    defer { removeIndicator() }
    guard let reading, let host, room > 0 else { return }
    let movesBack = !host.isDragging && reading.isPast(room: 0)
    slotsLink.object?.setRoom(
      0, of: self, offset: movesBack ? reading.offset(showing: 0) : nil, animation: policy.animation)
  }
}
