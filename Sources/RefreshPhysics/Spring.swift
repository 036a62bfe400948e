/// What pulls content back to a place: a critically damped spring of 10 radians per second.
nonisolated package struct Spring: Equatable {
  /// Why there is a spring.
  package enum Purpose: Equatable {
    /// The content was past its start and is pulled back to it.
    case start
    /// The content was past its end and is pulled back to it.
    case end
    /// The content turns a page and is held until it is there.
    case page
  }

  package static let stiffness = 10.0

  private static let perTick = Series.exponential(-stiffness / Ticks.perSecond)

  package let start: Int
  package let target: Double
  package let purpose: Purpose

  // The distance to the target after t seconds is (distance + slope · t) · e^(-10t).
  private let distance: Double
  private let slope: Double

  package init(start: Int, from position: Double, velocity: Double, target: Double, purpose: Purpose) {
    self.start = start
    self.target = target
    self.purpose = purpose
    distance = position - target
    slope = velocity + Self.stiffness * (position - target)
  }

  package func position(after ticks: Int) -> Double {
    target + undamped(ticks) * Series.power(Self.perTick, ticks)
  }

  package func velocity(after ticks: Int) -> Double {
    (slope - Self.stiffness * undamped(ticks)) * Series.power(Self.perTick, ticks)
  }

  /// Whether the content is as good as there.
  package func isOver(after ticks: Int) -> Bool {
    abs(position(after: ticks) - target) <= 0.25 && abs(velocity(after: ticks)) <= 5
  }

  private func undamped(_ ticks: Int) -> Double { distance + slope * (Double(ticks) / Ticks.perSecond) }
}
