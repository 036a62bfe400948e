public import RefreshCore

/// All that a look is drawn from: the same moment always gives the same drawing.
nonisolated public struct Moment: Equatable, Sendable {
  /// What the refresher is doing, with the progress of a pull.
  public var phase: RefreshPhase

  /// Seconds since the phase began; while pulled, since it became this kind of phase.
  public var seconds: Double

  /// What the refresher did before, so that a change can be shown as a movement; idle at first.
  public var previous: RefreshPhase

  /// How long that had lasted, in seconds.
  public var previousSeconds: Double

  /// The view's width, in points.
  public var width: Double

  /// The view's height, in points.
  public var height: Double

  /// The colours of the surroundings.
  public var palette: Palette

  /// What the look says; empty for looks without words.
  public var texts: LookTexts

  /// Whether the user wants less motion: looks stand still or cross-fade.
  public var reducesMotion: Bool

  /// Whether text runs from right to left.
  public var isRightToLeft: Bool

  /// Whether the view is at the end of the content: arrows point the other way.
  public var isAtEnd: Bool

  /// What a look's random choices are made from.
  public var seed: UInt64

  /// A moment; at rest, light, 375 by 60 points, without words unless said otherwise.
  public init(
    _ phase: RefreshPhase = .idle, seconds: Double = 0, after previous: RefreshPhase = .idle,
    previousSeconds: Double = 10, width: Double = 375, height: Double = 60, palette: Palette = .light,
    texts: LookTexts = LookTexts(), reducesMotion: Bool = false, isRightToLeft: Bool = false,
    isAtEnd: Bool = false, seed: UInt64 = 1
  ) {
    self.phase = phase
    self.seconds = seconds
    self.previous = previous
    self.previousSeconds = previousSeconds
    self.width = width
    self.height = height
    self.palette = palette
    self.texts = texts
    self.reducesMotion = reducesMotion
    self.isRightToLeft = isRightToLeft
    self.isAtEnd = isAtEnd
    self.seed = seed
  }

  /// The progress of the pull, from 0 to 1.
  public var progress: Double { min(max(phase.progress, 0), 1) }

  /// A share of a loop of `length` seconds, from 0 to 1, since the phase began.
  public func loop(_ length: Double) -> Double {
    let turns = seconds / length
    return turns - turns.rounded(.down)
  }

  /// How much of a change that takes `length` seconds is over, from 0 to 1.
  public func change(_ length: Double, _ easing: Easing = .easeInOut) -> Double {
    easing(seconds / length)
  }
}

/// What a look says.
nonisolated public struct LookTexts: Hashable, Sendable {
  /// The main line.
  public var title: String

  /// A smaller line under it; empty for none.
  public var subtitle: String

  /// A line or two; none by default.
  public init(title: String = "", subtitle: String = "") {
    self.title = title
    self.subtitle = subtitle
  }
}
