/// What a finger did, as a touch screen delivers it: places with times, at irregular intervals.
///
///     let stroke = Stroke([.init(0, 100), .init(0.011, 104), .init(0.028, 131), .init(0.041, 160)])
///     list.finger.replay(stroke)
///
/// Samples from a file or a user are checked by ``problem(in:)`` first; bad ones trap here.
nonisolated public struct Stroke: Equatable, Sendable {
  /// Where the finger was at a time.
  public struct Sample: Equatable, Sendable {
    /// Seconds since the finger touched.
    public let time: Double

    /// The finger's place along the axis, in points, growing downwards or to the right.
    public let position: Double

    /// A place at a time.
    public init(_ time: Double, _ position: Double) {
      self.time = time
      self.position = position
    }
  }

  /// The samples in order: the finger touches at the first and lifts at the last.
  public let samples: [Sample]

  /// A stroke of at least 2 samples, their times starting at 0 and growing.
  public init(_ samples: [Sample]) {
    if let problem = Self.problem(in: samples) {
      preconditionFailure("This is no stroke: \(problem.description)")
    }
    self.samples = samples
  }

  /// What keeps `samples` from being a stroke; nil if nothing does.
  public static func problem(in samples: [Sample]) -> StrokeProblem? {
    guard samples.count >= 2 else { return .tooFewSamples(samples.count) }
    for (index, sample) in samples.enumerated() {
      guard sample.time.isFinite, sample.position.isFinite else { return .notFinite(at: index) }
      guard index > 0 else {
        guard sample.time == 0 else { return .doesNotStartAtZero(sample.time) }
        continue
      }
      guard sample.time > samples[index - 1].time else { return .timeDoesNotGrow(at: index) }
    }
    return nil
  }

  // MARK: The speed at the end

  private static let window = 0.05
  private static let stillAfter = 0.06
  private static let fastest = 10_000.0

  /// The finger's speed when it lifts, in points per second: that of its last 50 milliseconds, at
  /// most 10,000 either way, and 0 if it had been still for more than 60 milliseconds.
  public var velocity: Double {
    let last = samples[samples.count - 1]
    let still = samples.lastIndex { $0.position != last.position }.map { samples[$0 + 1].time } ?? 0
    guard last.time - still <= Self.stillAfter else { return 0 }
    let inWindow = samples.firstIndex { $0.time >= last.time - Self.window } ?? 0
    let first = samples[min(inWindow, samples.count - 2)]
    let speed = (last.position - first.position) / (last.time - first.time)
    return min(max(speed, -Self.fastest), Self.fastest)
  }
}

/// What keeps samples from being a ``Stroke``.
nonisolated public enum StrokeProblem: Hashable, Sendable, CustomStringConvertible {
  /// There are so many samples, and a stroke has at least 2.
  case tooFewSamples(Int)

  /// The first sample is at so many seconds instead of 0.
  case doesNotStartAtZero(Double)

  /// The sample at this index is not later than the one before it.
  case timeDoesNotGrow(at: Int)

  /// The sample at this index has a time or a place that is no finite number.
  case notFinite(at: Int)

  /// The problem in a sentence.
  public var description: String {
    switch self {
    case .tooFewSamples(let count): "a stroke has 2 samples or more, not \(count)"
    case .doesNotStartAtZero(let time): "a stroke's first sample is at 0 s, not at \(time) s"
    case .timeDoesNotGrow(let index): "sample \(index) is not later than the one before it"
    case .notFinite(let index): "sample \(index) is not finite"
    }
  }
}
