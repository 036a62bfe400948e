nonisolated extension ScenarioStep {
  /// What happens in a step. Points and seconds; y grows downwards.
  public enum Operation: Equatable, Sendable {
    /// A finger touches the content and stays where it is.
    case touchDown

    /// A finger moves by that many points in as many touch events as there are steps, one a frame.
    case drag(by: ScenarioNumber, steps: Int)

    /// A finger, put down if it was up, moves so that the offset is y.
    case hold(y: ScenarioNumber)

    /// The finger lifts at that speed in points per second; positive is downwards.
    case release(velocity: Double)

    /// The system takes the touch away.
    case cancel

    /// A drag just long enough to be one, then a release at that speed.
    case fling(velocity: Double)

    /// A finger follows the samples, down at the first and up at the last.
    case stroke([StrokeSample])

    /// A wheel turns by that many points in as many events as there are steps.
    case wheel(by: ScenarioNumber, steps: Int)

    /// Time passes.
    case wait(seconds: Double)

    /// Time passes until nothing moves by itself and the engine waits for nothing.
    case settle

    /// The app asks for a refresh.
    case begin

    /// The app ends the refresh.
    case end

    /// The app ends the refresh; there may be more data again.
    case endWithReset

    /// The app ends the refresh without data.
    case fail

    /// The app says that there is no more data.
    case noMore

    /// The app says that there may be more data again.
    case resetNoMore

    /// The app takes the control away.
    case remove

    /// The app adds a control; nil is as in the setup.
    case add(ControlSetup?)

    /// The app adds the very control that it had added before.
    case readdSame

    /// The app assigns nil where the control was.
    case assignNil

    /// The app enables or disables the control.
    case enable(Bool)

    /// The app hides the control (true) or shows it.
    case hide(Bool)

    /// The app allows or forbids touches.
    case interaction(Bool)

    /// The app sets a state by the style's own name.
    case setState(String)

    /// The app scrolls to y.
    case offset(y: ScenarioNumber, animated: Bool)

    /// The app reads its whole inset, changes it and writes it back.
    case inset(InsetChange, animated: Bool)

    /// The app changes its own part of the inset.
    case userInset(InsetChange)

    /// The bars' part of the inset becomes as given; nil keeps that edge.
    case bars(top: Double?, bottom: Double?)

    /// The content's length becomes as given.
    case size(height: Double)

    /// The scroll view's size becomes as given.
    case frame(ScenarioSize)

    /// The scroll view enters a window (true) or leaves it.
    case window(Bool)

    /// The app takes all controls away.
    case clear

    /// Everybody forgets the scroll view.
    case drop

    /// The steps happen in one turn of the run loop.
    case together([ScenarioStep])

    /// Something must be so at this moment.
    case check(ScenarioCheck)
  }
}

/// Where a finger is at a moment.
nonisolated public struct StrokeSample: Equatable, Sendable {
  /// Seconds since the stroke began.
  public var time: Double

  /// The finger's place in points.
  public var y: Double

  /// That place at that moment.
  public init(time: Double, y: Double) {
    self.time = time
    self.y = y
  }
}

/// What an app changes in an inset; nil keeps an edge.
nonisolated public struct InsetChange: Equatable, Sendable {
  /// How one edge changes.
  public enum Edge: Equatable, Sendable {
    /// It becomes that many points.
    case to(Double)

    /// It grows by that many points.
    case by(Double)

    /// What becomes of that many points.
    public func applied(to points: Double) -> Double {
      switch self {
      case .to(let value): value
      case .by(let value): points + value
      }
    }
  }

  /// The edge before the content.
  public var top: Edge?

  /// The edge after the content.
  public var bottom: Edge?

  /// That change.
  public init(top: Edge? = nil, bottom: Edge? = nil) {
    self.top = top
    self.bottom = bottom
  }

  /// What becomes of those insets.
  public func applied(to insets: ScenarioInsets) -> ScenarioInsets {
    ScenarioInsets(
      top: top?.applied(to: insets.top) ?? insets.top,
      bottom: bottom?.applied(to: insets.bottom) ?? insets.bottom)
  }
}
