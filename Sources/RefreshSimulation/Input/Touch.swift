import RefreshPhysics
import RefreshCore

/// A finger on the screen.
struct Touch {
  /// Whether the scroll view follows it; not once scrolling was switched off.
  var isTracking: Bool

  /// Whether it has moved the content's axis.
  var isDragging = false
}

// What a touch does; `SimulatedFinger` has the words for it.

extension SimulatedScrollView {
  /// Whether a finger drags the content: from its first move until it lifts.
  public var isDragging: Bool { touch?.isDragging ?? false }

  /// Whether a finger is on the content.
  public var isTracking: Bool { touch?.isTracking ?? false }

  func beginTouch() {
    touch = Touch(isTracking: isScrollEnabled)
    guard isScrollEnabled else { return }
    for axis in ScrollAxis.allCases {
      axes[axis].motion = .none
      axes[axis].raw = edges(axis).raw(axes[axis].offset, bounces: bounces)
    }
  }

  /// Moves what the finger has pulled by points in reading direction.
  func drag(by points: Double, _ axis: ScrollAxis) {
    guard isTracking, canMove(axis) else { return }
    touch?.isDragging = true
    axes[axis].raw += points
    let shown = edges(axis).shown(axes[axis].raw, bounces: bounces)
    reportScroll(move(to: shown, axis, by: .physics))
  }

  /// One touch event that leaves the content at `offset`.
  func drag(to offset: Double, _ axis: ScrollAxis) {
    guard isTracking, canMove(axis) else { return }
    touch?.isDragging = true
    let edges = edges(axis)
    let place = bounces ? offset : edges.clamp(offset)
    axes[axis].raw = edges.raw(place, bounces: bounces)
    reportScroll(move(to: place, axis, by: .physics))
  }

  /// Ends the touch; the content goes on with a velocity in reading direction.
  func endTouch(_ velocities: AxisPair<Double>, _ event: ScrollEvent) {
    guard let touch else { return }
    self.touch = nil
    guard touch.isTracking else { return }
    for axis in ScrollAxis.allCases {
      let velocity = touch.isDragging && canMove(axis) ? velocities[axis] : 0
      axes[axis].motion = letGo(axis, velocity)
    }
    // What follows is ready, but nothing has moved: a write by whoever hears of this can still stop it.
    if touch.isDragging { report(event) }
  }

  private func letGo(_ axis: ScrollAxis, _ velocity: Double) -> Motion {
    let (offset, edges) = (axes[axis].offset, edges(axis))
    // Pages are turned inside the content: what is past an edge goes back to that edge, where room may open.
    guard isPagingEnabled, canMove(axis), edges.passed(by: offset) == nil else {
      return Motion(from: offset, velocity: velocity, edges: edges, at: clock.tick)
    }
    let target = Paging.target(from: offset, velocity: velocity, edges: edges)
    guard target != offset || velocity != 0 else { return .none }
    return .springing(
      Spring(start: clock.tick, from: offset, velocity: velocity, target: target, purpose: .page))
  }

  /// The scroll view stops following a finger that stays on the screen.
  func loseTouch() {
    guard isTracking else { return }
    endTouch(AxisPair(vertical: 0, horizontal: 0), .cancelled)
    touch = Touch(isTracking: false)
  }

  /// What a finger's or wheel's movement to the right or down means in reading direction.
  func towardsStart(_ points: Double, _ axis: ScrollAxis) -> Double {
    switch axis {
    case .vertical: 0 - points
    case .horizontal: isRightToLeft ? points : 0 - points
    }
  }
}
