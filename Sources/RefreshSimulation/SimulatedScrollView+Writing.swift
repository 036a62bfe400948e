import RefreshPhysics
public import RefreshCore

/// An animated write that has not ended.
struct PendingWrite {
  /// Its end's number in the clock.
  let number: Int
  let completion: ((ScrollOutcome) -> Void)?
}

extension SimulatedScrollView {
  /// Carries out the engine's combined write of room and offset.
  ///
  /// As inside `UIView.animate`, both have their new values when this returns; an animation only
  /// decides what is presented meanwhile and when the completion comes. An animation in which the
  /// content does not move ends in the next turn, at the same tick, though its inset takes its time on
  /// the screen.
  public func write(_ change: ScrollChange) {
    if let offset = change.offset { Self.check(offset, "An offset") }
    let (edge, axis) = (change.edge, change.edge.axis)
    supersedeWrite(at: edge)

    // An animation without time is none: it is over before this returns.
    let animation = change.animation.flatMap { Ticks.from(seconds: $0.duration) > 0 ? $0 : nil }
    let outer = self.animation
    self.animation = animation
    let restingMoved = writeRoom(change.room, edge)
    var moved = Moved()
    if let offset = change.offset {
      offsetWrites += 1
      moved = writeOffset(offset, axis)
    } else if restingMoved.room {
      moved = followEdges(axis)
    }
    if restingMoved.user {
      if updateTitleBar() { moved.bars = true }
      moved.bars = true
      updateStage()
    }
    self.animation = outer
    if let animation {
      let length = moved.offset ? Ticks.from(seconds: animation.duration) : 0
      let number = clock.add(.writeEnd(edge), after: length)
      writes[edge] = PendingWrite(number: number, completion: change.completion)
    }
    settleLedger(edge)

    reportScroll(moved)
    if animation == nil { change.completion?(.finished) }
  }

  /// Whether an animated write has not ended, or the screen still shows some of an animated change.
  ///
  /// A write whose animation was over at once, or that a newer one superseded, may be on its way on the
  /// screen for longer than it is under way here.
  public var isAnimatingWrite: Bool {
    ScrollEdge.allCases.contains { writes[$0] != nil } || fadeEnd != nil
  }

  /// When the first of the changes that the screen is still showing has been shown; nil if there is none.
  var fadeEnd: Int? {
    let fades = ScrollAxis.allCases.map { axes[$0].fade } + ScrollEdge.allCases.map { insetFades[$0] }
    return fades.compactMap { $0?.end }.filter { $0 > clock.tick }.min()
  }

  /// Ends the older write before a newer one takes effect. Its completion may write in turn, and then
  /// that write is the older one.
  private func supersedeWrite(at edge: ScrollEdge) {
    while let older = writes[edge] {
      writes[edge] = nil
      clock.remove(older.number)
      older.completion?(.superseded)
    }
  }

  /// Called by the clock when the animation at `edge` is over.
  func endWrite(at edge: ScrollEdge) {
    guard let write = writes[edge] else { return }
    writes[edge] = nil
    settleLedger(edge)
    write.completion?(.finished)
  }

  private func writeRoom(_ room: Double, _ edge: ScrollEdge) -> (room: Bool, user: Bool) {
    guard room != ledgers[edge].room else { return (false, false) }
    let (user, presented) = (ledgers[edge].user, presentedInset(at: edge))
    insetWrites += 1
    ledgers[edge].setRoom(room)
    record(.roomChanged(edge, points: room))
    if let distortRoom {
      let real = distortRoom(edge, room)
      if real != room { ledgers[edge].setUser(user + real - room) }
    }
    insetFades[edge] = animation.map { fade(presented - ledgers[edge].total, $0) }
    guard ledgers[edge].user != user else { return (true, false) }
    record(.userInsetChanged(edge, points: ledgers[edge].user))
    return (true, true)
  }

  /// No room is open and none is closing: what was published is no echo any more.
  private func settleLedger(_ edge: ScrollEdge) {
    if ledgers[edge].room == 0, writes[edge] == nil { ledgers[edge].settle() }
  }
}
