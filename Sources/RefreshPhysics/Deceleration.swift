/// Momentum: content that a finger let go of, slowing down by 0.998 per millisecond.
nonisolated package struct Deceleration: Equatable {
  /// e^(-rate · 0.001 s) is 0.998.
  package static let rate = 2.002002670673

  /// Under this many points per second the content stands still.
  package static let stillness = 10.0

  private static let perTick = Series.exponential(-rate / Ticks.perSecond)

  package let start: Int
  package let origin: Double
  package let velocity: Double

  /// The ticks until the content stands still.
  package let length: Int

  package init(start: Int, from origin: Double, velocity: Double) {
    self.start = start
    self.origin = origin
    self.velocity = velocity
    let speed = abs(velocity)
    guard speed >= Self.stillness else {
      length = 0
      return
    }
    var limit = 1024
    while speed * Series.power(Self.perTick, limit) >= Self.stillness { limit *= 2 }
    length = Series.first(upTo: limit) { speed * Series.power(Self.perTick, $0) < Self.stillness }
  }

  package func position(after ticks: Int) -> Double {
    origin + velocity / Self.rate * (1 - Series.power(Self.perTick, ticks))
  }

  package func velocity(after ticks: Int) -> Double { velocity * Series.power(Self.perTick, ticks) }

  /// The speed at a place on the way; it falls in proportion to the distance.
  package func velocity(at position: Double) -> Double { velocity - Self.rate * (position - origin) }

  /// The tick, counted from the start and at most `limit`, at which the content passes `edge`.
  package func passes(_ edge: Double, upTo limit: Int) -> Int {
    Series.first(upTo: limit) {
      velocity > 0 ? position(after: $0) > edge : position(after: $0) < edge
    }
  }
}
