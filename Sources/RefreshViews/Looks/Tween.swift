package import RefreshCore
package import RefreshLooks

/// A number on its way to another one, by a host's frames.
///
/// It asks for frames only while it is on its way. Without a host, or off screen, it is there at once.
package final class Tween: MainActorBound {
  /// Where the number is now.
  package private(set) var value: Double

  /// Where the number is going.
  package private(set) var goal: Double

  private let onChange: (Double) -> Void
  private var ticker: FrameTicker?

  /// A number at rest; `onChange` hears each new value, not the first.
  package init(_ value: Double, onChange: @escaping (Double) -> Void) {
    self.value = value
    goal = value
    self.onChange = onChange
  }

  /// Sets out for `goal`, from wherever the number is; does nothing if it is going there already.
  package func move(
    to goal: Double, over seconds: Double, _ easing: Easing = .easeInOut, on host: (any ScrollHost)?
  ) {
    guard goal != self.goal else { return }
    self.goal = goal
    stop()
    guard let host, host.isOnScreen, seconds > 0 else { return set(goal) }
    let (start, beganAt) = (value, host.now)
    let new = FrameTicker { [link = Link(self)] now in
      guard let self = link.object else { return }
      let share = (now - beganAt) / seconds
      if share >= 1 { self.stop() }
      self.set(share >= 1 ? goal : start + (goal - start) * easing(share))
    }
    ticker = new
    host.start(new)
  }

  /// Is at `value` at once.
  package func jump(to value: Double) {
    stop()
    goal = value
    if value != self.value { set(value) }
  }

  /// Whether the number is on its way.
  package var isMoving: Bool { ticker != nil }

  private func set(_ value: Double) {
    self.value = value
    onChange(value)
  }

  private func stop() {
    ticker?.stop()
    ticker = nil
  }
}
