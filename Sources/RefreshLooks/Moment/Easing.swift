/// How progress runs over time.
nonisolated public enum Easing: Hashable, Sendable {
  /// Evenly.
  case linear
  /// Slow at first: cubic Bézier (0.42, 0, 1, 1).
  case easeIn
  /// Slow at last: cubic Bézier (0, 0, 0.58, 1).
  case easeOut
  /// Slow at both ends: cubic Bézier (0.42, 0, 0.58, 1).
  case easeInOut
  /// Any cubic Bézier curve from (0, 0) to (1, 1).
  case bezier(Double, Double, Double, Double)
  /// Shoots past its end and swings back to it.
  case elasticOut

  /// The progress at `share` of the time; before 0 it is 0, after 1 it is 1.
  public func callAsFunction(_ share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    switch self {
    case .linear: return share
    case .easeIn: return Self.bezier(at: share, 0.42, 0, 1, 1)
    case .easeOut: return Self.bezier(at: share, 0, 0, 0.58, 1)
    case .easeInOut: return Self.bezier(at: share, 0.42, 0, 0.58, 1)
    case .bezier(let ax, let ay, let bx, let by): return Self.bezier(at: share, ax, ay, bx, by)
    case .elasticOut:
      return 1 + platformPower(2, -10 * share) * platformSine(-13 * .pi / 2 * (share + 1))
    }
  }

  /// Finds the curve's parameter by halving, which is as exact as a number gets after 40 steps.
  private static func bezier(
    at x: Double, _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double
  ) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if coordinate(middle, ax, bx) < x { low = middle } else { high = middle }
    }
    return coordinate((low + high) / 2, ay, by)
  }

  private static func coordinate(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }
}

/// Numbers that look random and are the same for the same seed.
nonisolated public struct SeededRandom: Sendable {
  private var state: UInt64

  /// The numbers of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number, from 0 up to but not including 1.
  public mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / 9_007_199_254_740_992
  }

  /// The next whole number below `limit`.
  public mutating func next(below limit: Int) -> Int { Int(next() * Double(limit)) }
}
