import RefreshCore
import RefreshPhysics

/// What a finger does to a scroll view.
enum StandInTouch { case none, touching, dragging }

extension UIScrollView {
  /// A finger touches: whatever moves the content stops, and nothing is dragged yet.
  public func standInTouch() {
    guard touch == .none, isScrollEnabled else { return }
    touch = .touching
    stopMotion()
    panGestureRecognizer.touch()
  }

  /// A finger, put down if it was up, moves so that the offset is this, in one touch event.
  public func standInDrag(to new: CGPoint) {
    guard isScrollEnabled else { return }
    standInTouch()
    let way = ScrollAxis.allCases.map { edges($0).raw(new[$0], bounces: bounces) - raw(at: $0) }
    if touch == .touching {
      touch = .dragging
      delegate?.scrollViewWillBeginDragging(self)
      panGestureRecognizer.state = .began
    } else {
      panGestureRecognizer.state = .changed
    }
    for axis in ScrollAxis.allCases { raw[axis] = edges(axis).raw(new[axis], bounces: bounces) }
    panGestureRecognizer.move(by: CGPoint(x: -way[1], y: -way[0]))
    move(to: new)
  }

  private func raw(at axis: ScrollAxis) -> Double {
    touch == .dragging ? raw[axis] : edges(axis).raw(boundsOrigin[axis], bounces: bounces)
  }

  /// The finger lifts at so many points per second: positive is down and to the right, as in
  /// `velocity(in:)`.
  public func standInLift(velocity: CGPoint = .zero) { endTouch(.ended, velocity) }

  /// The system takes the touch.
  public func standInCancel() { endTouch(.cancelled, .zero) }

  private func endTouch(_ state: UIGestureRecognizer.State, _ velocity: CGPoint) {
    guard touch != .none else { return }
    let wasDragging = touch == .dragging
    touch = .none
    panGestureRecognizer.leave(at: velocity)
    for axis in ScrollAxis.allCases { motion[axis] = motion(along: axis, velocity: -velocity[axis]) }
    guard wasDragging else {
      panGestureRecognizer.state = .failed
      panGestureRecognizer.state = .possible
      return
    }
    aim(velocity)
    panGestureRecognizer.state = state
    panGestureRecognizer.state = .possible
    let moves = isDecelerating
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    if moves { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  /// Where content goes that is let go of: to a page, if there are pages, else by momentum.
  private func motion(along axis: ScrollAxis, velocity: Double) -> Motion {
    let edges = edges(axis)
    guard isPagingEnabled, edges.passed(by: boundsOrigin[axis]) == nil else {
      return Motion(from: boundsOrigin[axis], velocity: velocity, edges: edges, at: StandIn.tick)
    }
    let target = Paging.target(from: boundsOrigin[axis], velocity: velocity, edges: edges)
    guard target != boundsOrigin[axis] || velocity != 0 else { return .none }
    return .springing(
      Spring(
        start: StandIn.tick, from: boundsOrigin[axis], velocity: velocity, target: target, purpose: .page))
  }

  /// Tells the delegate where momentum will take the content, and takes it elsewhere if the delegate says so.
  private func aim(_ velocity: CGPoint) {
    guard let delegate else { return }
    var end = boundsOrigin
    for axis in ScrollAxis.allCases {
      if case .decelerating(let momentum) = motion[axis] {
        end[axis] = edges(axis).clamp(momentum.position(after: momentum.length))
      } else if case .springing(let spring) = motion[axis] {
        end[axis] = spring.target
      }
    }
    var wanted = end
    let perMillisecond = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    delegate.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &wanted)
    for axis in ScrollAxis.allCases where wanted[axis] != end[axis] {
      motion[axis] = .springing(
        Spring(
          start: StandIn.tick, from: boundsOrigin[axis], velocity: -velocity[axis], target: wanted[axis],
          purpose: .page))
    }
  }
}
