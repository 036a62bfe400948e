/// What a scenario does to a stage: a finger, the clock, the app and the system.
///
/// Points and seconds along the scenario's axis. A finger's way is positive downwards or to the right;
/// offsets grow in reading direction. New moves may be added: refuse those you do not know.
nonisolated public enum StageMove: Equatable, Sendable {
  // MARK: The user

  /// The finger touches the content and stays where it is.
  case touchDown

  /// The finger, put down if it was up, moves by that many points in as many touch events as there are steps,
  /// one a frame.
  case drag(by: Double, steps: Int)

  /// The finger, put down if it was up, moves so that the offset is this, in one touch event.
  case hold(offset: Double)

  /// The finger lifts at that speed in points per second.
  case lift(velocity: Double)

  /// The system takes the touch away.
  case cancel

  /// A drag just long enough to be one, the finger put down if it was up, then a lift at that speed.
  case fling(velocity: Double)

  /// The finger goes down at the first sample, follows them, and lifts at the last.
  case stroke([StrokeSample])

  /// A wheel turns by that many points in as many events as there are steps, one a frame.
  case wheel(by: Double, steps: Int)

  // MARK: The clock

  /// Time goes by, and everything that is due happens.
  case wait(seconds: Double)

  // MARK: The app

  /// The app allows or forbids the finger to scroll.
  case interaction(Bool)

  /// The app moves the content.
  case offset(Double, animated: Bool)

  /// The app reads its whole inset, changes it and writes it back, as old code does.
  case inset(InsetChange, animated: Bool)

  /// The content gets another length.
  case contentLength(Double)

  /// The whole content and its viewport get another size, as after a rotation: the content as wide as the
  /// viewport, and as long as before.
  case frame(ScenarioSize)

  // MARK: The system

  /// The bars get another height; content at rest at that edge moves along.
  case bars(top: Double?, bottom: Double?)

  /// The scroll view comes into a window or leaves it.
  case window(Bool)
}
