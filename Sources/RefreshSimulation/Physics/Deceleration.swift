/// Momentum: content that a finger let go of, slowing down by 0.998 per millisecond.
nonisolated struct Deceleration: Equatable {
  /// e^(-rate · 0.001 s) is 0.998.
  static let rate = 2.002002670673

  /// Under this many points per second the content stands still.
  static let stillness = 10.0

  private static let perTick = Series.exponential(-rate / Ticks.perSecond)

  let start: Int
  let origin: Double
  let velocity: Double

  /// The ticks until the content stands still.
  let length: Int

  init(start: Int, from origin: Double, velocity: Double) {
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

  func position(after ticks: Int) -> Double {
    origin + velocity / Self.rate * (1 - Series.power(Self.perTick, ticks))
  }

  func velocity(after ticks: Int) -> Double { velocity * Series.power(Self.perTick, ticks) }

  /// The speed at a place on the way; it falls in proportion to the distance.
  func velocity(at position: Double) -> Double { velocity - Self.rate * (position - origin) }

  /// The tick, counted from the start and at most `limit`, at which the content passes `edge`.
  func passes(_ edge: Double, upTo limit: Int) -> Int {
    Series.first(upTo: limit) {
      velocity > 0 ? position(after: $0) > edge : position(after: $0) < edge
    }
  }
}
