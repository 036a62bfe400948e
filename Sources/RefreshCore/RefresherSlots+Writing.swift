/// How the room of all refreshers at an edge becomes one write, and how what the platform answers to it is told
/// from a move of the user's.
extension RefresherSlots {
  /// Sets a refresher's share of the room at its edge; true if there was anything to write.
  @discardableResult
  func setRoom(
    _ room: Double, of refresher: Refresher, offset: Double?, animation: ScrollAnimation?,
    completion: ((ScrollOutcome) -> Void)? = nil
  ) -> Bool {
    let isNews = refresher.room != room
    refresher.room = room
    refresher.describe()
    let isWritten = write(
      refresher.slot.edge, offset: offset, animation: animation, completion: completion)
    guard isNews else { return isWritten }
    for other in all where other !== refresher && other.slot.edge == refresher.slot.edge {
      other.placeIndicator()
    }
    return isWritten
  }

  @discardableResult
  func write(
    _ edge: ScrollEdge, offset wanted: Double?, animation: ScrollAnimation?,
    completion: ((ScrollOutcome) -> Void)?
  ) -> Bool {
    guard let host else {
      completion?(.finished)
      return false
    }
    guard !host.isLayingOut else {
      let inset = restingInset(host, at: edge)
      holdBack(
        HeldBackWrite(place: wanted.map { $0 - inset }, animation: animation, completion: completion),
        at: edge)
      return true
    }
    // What is wanted now is wanted instead of what waits.
    if let older = heldBack.removeValue(forKey: edge) { older.completion?(.superseded) }
    let due = all.reduce(0) { $1.slot.edge == edge ? $0 + $1.room : $0 }
    let published = publishedRoom[edge]
    let offset = wanted.flatMap { abs($0 - host.metrics(along: edge.axis).offset) < 0.5 ? nil : $0 }
    let isNews = abs(due - published) >= 0.5
    guard isNews || offset != nil else {
      completion?(.finished)
      return false
    }
    publishedRoom[edge] = isNews ? due : published
    let end = Completion(completion)
    // Nobody sees a change off screen, and nothing of it may be on its way when the screen comes back.
    let change = ScrollChange(
      edge: edge, room: isNews ? due : published, offset: offset,
      animation: host.isOnScreen ? animation : nil, completion: outsideWrites(end))
    // Content that is moved may take a bar along: a large title expands. It is known by where it was put.
    if let offset { expect(offset, host, along: edge.axis) }
    writeDepth += 1
    host.write(change)
    writeDepth -= 1
    if writeDepth == 0 {
      answered = Answered(edge: edge, animation: change.animation, completion: end)
      catchUp()
      answered = nil
      tellHeldCompletions()
    }
    return true
  }

  private func expect(_ offset: Double, _ host: any ScrollHost, along axis: ScrollAxis) {
    let now = host.metrics(along: axis)
    lastMetrics[axis] = ScrollMetrics(
      offset: offset, contentLength: now.contentLength, viewportLength: now.viewportLength,
      startInset: now.startInset, endInset: now.endInset)
  }

  /// The same completion, told when no write is under way any more: whoever hears of it may write, and a
  /// host that went on with the older write after that would leave the room as the older one wanted it.
  private func outsideWrites(_ completion: Completion) -> (ScrollOutcome) -> Void {
    { [link = Link(self)] outcome in
      if let self = link.object, self.writeDepth > 0 {
        self.heldCompletions.append { completion.call?(outcome) }
      } else {
        completion.call?(outcome)
      }
    }
  }

  private func tellHeldCompletions() {
    while writeDepth == 0 && !heldCompletions.isEmpty { heldCompletions.removeFirst()() }
  }

  /// After a write of ours: takes in what the platform did on the side, and what it did about our answer to
  /// that, as a large title that grows along with the content does; but no more often than that, so that a
  /// platform that answers each write with a change cannot keep us writing for ever.
  private func catchUp() {
    for _ in 0..<Self.mostAnswers {
      let missed = missedEvents
      missedEvents.removeAll(keepingCapacity: true)
      for refresher in all {
        if let reading = refresher.reading { refresher.displaced(reading) }
      }
      guard missed.contains(where: { $0 != .scrolled }) else { break }
      writeDepth += 1
      for event in missed where event != .scrolled { take(event) }
      writeDepth -= 1
    }
    missedEvents.removeAll(keepingCapacity: true)
    rememberMetrics()
  }

  /// How often what the platform does on the side is answered after one write.
  private static let mostAnswers = 3

  /// Whether a write waits at `edge` until the platform has laid out. It is what the room will be, so
  /// nothing follows the content there meanwhile.
  func isHoldingBack(at edge: ScrollEdge) -> Bool { heldBack[edge] != nil }

  /// Whether the write that waits at `edge` moves the content.
  func isMovingIn(at edge: ScrollEdge) -> Bool { heldBack[edge]?.place != nil }

  /// By how much the resting inset moves the offsets at `edge`.
  private func restingInset(_ host: any ScrollHost, at edge: ScrollEdge) -> Double {
    let metrics = host.metrics(along: edge.axis)
    return edge.isStart ? -metrics.startInset : metrics.endInset
  }

  /// Nothing is written inside a layout pass: the last wish of each edge is carried out after it.
  private func holdBack(_ write: HeldBackWrite, at edge: ScrollEdge) {
    let older = heldBack.updateValue(write, forKey: edge)
    older?.completion?(.superseded)
    guard older == nil else { return }
    let call = ScheduledCall { [link = Link(self)] in
      guard let self = link.object, let host = self.host,
        let write = self.heldBack.removeValue(forKey: edge)
      else { return }
      let inset = self.restingInset(host, at: edge)
      self.write(
        edge, offset: write.place.map { $0 + inset }, animation: write.animation, completion: write.completion
      )
    }
    host?.schedule(call, after: 0)
  }
}
