package import RefreshCore

extension ScrollAnimation.Curve {
  /// How much of the way is done after `ticks` of `total`: 0 at first, 1 in the end.
  package nonisolated func progress(after ticks: Int, of total: Int) -> Double {
    guard ticks > 0 else { return 0 }
    guard ticks < total else { return 1 }
    switch self {
    case .easeInOut:
      return EaseInOut.progress(Double(ticks) / Double(total))
    case .spring(let damping, let velocity):
      let seconds = Double(total) / Ticks.perSecond
      return DampedSpring(damping: damping, velocity: velocity * seconds).progress(ticks, of: total)
    }
  }
}

/// The cubic Bézier curve through (0.42, 0) and (0.58, 1).
nonisolated package enum EaseInOut {
  /// The curve's height over `x`, both from 0 to 1.
  package static func progress(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    // A fixed number of halvings, down to the last bit that matters, takes the same path everywhere.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if across(middle) < x { low = middle } else { high = middle }
    }
    let along = (low + high) / 2
    return along * along * (3 - 2 * along)
  }

  private static func across(_ s: Double) -> Double {
    let rest = 1 - s
    return 3 * 0.42 * s * rest * rest + 3 * 0.58 * s * s * rest + s * s * s
  }
}

/// A spring that has come to rest, to a thousandth, when its time is over.
nonisolated package struct DampedSpring {
  /// The natural logarithm of 1000.
  private static let settling = 6.907755278982137

  private let damping: Double
  private let velocity: Double

  /// A spring with a velocity in whole distances per whole duration. A damping over 1 is taken as 1,
  /// since slower springs do not arrive in time.
  package init(damping: Double, velocity: Double) {
    self.damping = min(max(damping, 0.05), 1)
    self.velocity = velocity
  }

  package func progress(_ ticks: Int, of total: Int) -> Double {
    let envelope = Series.power(Series.exponential(-Self.settling / Double(total)), ticks)
    let lead = Self.settling - velocity
    guard damping < 1 else {
      return 1 - envelope * (1 + lead * (Double(ticks) / Double(total)))
    }
    let turn = Self.settling * (1 - damping * damping).squareRoot() / damping
    let rotation = Rotation(angle: turn / Double(total)).power(ticks)
    return 1 - envelope * (rotation.cosine + lead / turn * rotation.sine)
  }
}
