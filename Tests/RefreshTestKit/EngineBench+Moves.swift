public import RefreshCore
import RefreshSimulation

// What a test can do to the scroll view, in the words of the conformance cases.

extension EngineBench {
  // MARK: The finger

  /// A finger holds the content at `offset`; it goes down first if it is up.
  public func hold(at offset: Double) { step { list.finger.hold(offset: offset, along: screen.axis) } }

  /// The finger holds the content at each of these offsets, a frame apart.
  public func hold(at offsets: Double...) {
    for offset in offsets {
      hold(at: offset)
      advance(frames: 1)
    }
  }

  /// The finger lifts; the content goes on at `velocity` points per second, towards its end if positive.
  public func lift(velocity: Double = 0) {
    let towardsEnd = screen.direction == .left ? velocity : -velocity
    step { list.finger.lift(velocity: towardsEnd, along: screen.axis) }
  }

  /// A finger that is just long enough there to be one throws the content.
  public func fling(velocity: Double) {
    hold(at: offset + (velocity < 0 ? -1 : 1))
    lift(velocity: velocity)
  }

  /// The system takes the touch.
  public func cancelTouch() { step { list.finger.cancel() } }

  /// One pull: the finger holds the content at `offset`, and lifts a frame later.
  public func pull(to offset: Double) {
    hold(at: offset)
    advance(frames: 1)
    lift()
  }

  // MARK: Code

  /// Code moves the content, at once or animated.
  public func setOffset(_ offset: Double, animated: Bool = false) {
    step { list.setOffset(offset, along: screen.axis, animated: animated) }
  }

  /// Commands of the test that the bench counts as one step.
  public func step(_ work: () -> Void) {
    let before = list.insetWrites
    work()
    mostInsetWritesPerStep = max(mostInsetWritesPerStep, list.insetWrites - before)
    check("after a step")
  }

  /// Writes a whole inset, as apps do, that leaves the app's part at `user` points.
  public func writeInset(_ total: Double, at edge: ScrollEdge, meaning user: Double) {
    app[edge] = user
    step { list.contentInset[edge] = total }
  }

  // MARK: Time

  /// Lets frames go by, looking at each.
  public func advance(frames: Int) {
    for _ in 0..<frames { step { list.advance(frames: 1) } }
  }

  /// Lets milliseconds go by.
  public func advance(milliseconds: Int) { step { list.advance(ticks: milliseconds * 120) } }

  /// Does what is due now, as the next turn of the run loop would.
  public func turn() { advance(milliseconds: 0) }

  /// Lets frames go by until nothing moves, no animation runs and no call of the engine waits; a minute
  /// at most.
  public func settle() {
    turn()
    var left = 60 * screen.hz
    while left > 0, list.isMoving || list.isAnimatingWrite || list.hasPendingCalls {
      advance(frames: 1)
      left -= 1
    }
  }
}

extension EngineBench {
  /// Where the content stands in each of the next frames.
  public func trajectory(frames: Int) -> [Double] {
    (0..<frames).map { _ in
      advance(frames: 1)
      return offset
    }
  }
}
