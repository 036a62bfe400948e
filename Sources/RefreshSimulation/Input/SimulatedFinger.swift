import RefreshPhysics
public import RefreshCore

/// The finger on a simulated scroll view.
///
/// Points are the finger's: positive moves it down or to the right, and the content with it. Nothing
/// here moves the clock except ``move(by:inSteps:along:)``, ``fling(velocity:along:)`` and
/// ``replay(_:along:)``.
///
///     list.finger.down()
///     list.finger.move(by: 120, inSteps: 10)
///     list.finger.lift(velocity: 300)
public struct SimulatedFinger: MainActorIsolated {
  private let link: Link<SimulatedScrollView>

  init(on view: SimulatedScrollView) { link = Link(view) }

  private var view: SimulatedScrollView {
    guard let view = link.object else { preconditionFailure("A finger needs its scroll view") }
    return view
  }

  /// Whether the finger is on the screen.
  public var isDown: Bool { view.touch != nil }

  /// Touches the screen: whatever moves the content stops.
  public func down() {
    precondition(!isDown, "A finger that is down cannot go down")
    view.record(.fingerDown)
    view.beginTouch()
  }

  /// Moves by so many points, in one touch event.
  public func move(by points: Double, along axis: ScrollAxis = .vertical) {
    precondition(isDown, "A finger that is up cannot move; call down() first")
    SimulatedScrollView.check(points, "A finger's way")
    view.record(.fingerMoved(axis, by: points))
    view.drag(by: view.towardsStart(points, axis), axis)
  }

  /// Moves by so many points in all, one touch event a frame; the clock moves on to each.
  public func move(by points: Double, inSteps steps: Int, along axis: ScrollAxis = .vertical) {
    precondition(steps > 0, "A finger moves in 1 step or more, not \(steps)")
    for step in 1...steps {
      view.advance(frames: 1)
      let before = points * Double(step - 1) / Double(steps)
      move(by: points * Double(step) / Double(steps) - before, along: axis)
    }
  }

  /// Holds the content at exactly `offset`, in one touch event; the offset counts in reading
  /// direction. Puts the finger down if it is up.
  public func hold(offset: Double, along axis: ScrollAxis = .vertical) {
    SimulatedScrollView.check(offset, "An offset")
    if !isDown { down() }
    let way = view.towardsStart(offset - view.offset(along: axis), axis)
    view.record(.fingerMoved(axis, by: way))
    view.drag(to: offset, axis)
  }

  /// Lifts, moving at so many points per second; 0 by default.
  public func lift(velocity: Double = 0, along axis: ScrollAxis = .vertical) {
    precondition(isDown, "A finger that is up cannot lift")
    SimulatedScrollView.check(velocity, "A velocity")
    view.record(.fingerLifted(velocity: velocity))
    var velocities = AxisPair(vertical: 0.0, horizontal: 0.0)
    velocities[axis] = view.towardsStart(velocity, axis)
    view.endTouch(velocities, .released)
  }

  /// The system takes the touch away; the content is let go of where it is.
  public func cancel() {
    precondition(isDown, "A touch that is over cannot be cancelled")
    view.record(.fingerCancelled)
    view.endTouch(AxisPair(vertical: 0, horizontal: 0), .cancelled)
  }

  /// Throws the content: a drag of one point, just long enough to be one, and a lift.
  public func fling(velocity: Double, along axis: ScrollAxis = .vertical) {
    if !isDown { down() }
    move(by: velocity < 0 ? -1 : 1, inSteps: 1, along: axis)
    lift(velocity: velocity, along: axis)
  }

  /// Does what a real finger did, each sample at its own tick; what is due in between comes between.
  ///
  /// The finger goes down at the first sample and lifts at the last, with the stroke's velocity.
  public func replay(_ stroke: Stroke, along axis: ScrollAxis = .vertical) {
    let start = view.tick
    var position = stroke.samples[0].position
    down()
    for sample in stroke.samples.dropFirst() {
      view.advance(ticks: start + Ticks.from(seconds: sample.time) - view.tick)
      if sample.position != position { move(by: sample.position - position, along: axis) }
      position = sample.position
    }
    lift(velocity: stroke.velocity, along: axis)
  }
}

extension SimulatedScrollView {
  /// The finger on this scroll view. Keeping it does not keep the scroll view.
  public var finger: SimulatedFinger { SimulatedFinger(on: self) }

  /// Turns a wheel by so many points: the content moves, within its edges and undragged.
  ///
  /// Positive moves the content as a finger moving down or to the right does.
  public func wheel(by points: Double, along axis: ScrollAxis = .vertical) {
    Self.check(points, "A wheel's way")
    record(.wheelTurned(axis, by: points))
    guard isScrollEnabled else { return }
    let wanted = offset(along: axis) + towardsStart(points, axis)
    reportScroll(writeOffset(edges(axis).clamp(wanted), axis))
  }

  /// Turns a wheel by so many points in all, one event a frame; the clock moves on to each.
  public func wheel(by points: Double, inSteps steps: Int, along axis: ScrollAxis = .vertical) {
    precondition(steps > 0, "A wheel turns in 1 step or more, not \(steps)")
    for step in 1...steps {
      advance(frames: 1)
      let before = points * Double(step - 1) / Double(steps)
      wheel(by: points * Double(step) / Double(steps) - before, along: axis)
    }
  }
}
