// The only functions beyond + - * / that the physics needs, from short series and repeated squaring:
// every machine that keeps to IEEE 754 gets the same bits, which no C library promises.

nonisolated package enum Series {
  /// e to the power of `x`.
  package static func exponential(_ x: Double) -> Double {
    var (small, doublings) = (x, 0)
    while abs(small) > 1.0 / 1024, doublings < 64 {
      small /= 2
      doublings += 1
    }
    var (sum, term) = (1.0, 1.0)
    for order in 1...6 {
      term *= small / Double(order)
      sum += term
    }
    for _ in 0..<doublings { sum *= sum }
    return sum
  }

  /// `base` to the power of a whole number, 0 or more.
  package static func power(_ base: Double, _ exponent: Int) -> Double {
    var (result, square, rest) = (1.0, base, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result
  }

  /// The first whole number in 1...`limit` for which `isPast` holds; `limit` if it holds for none
  /// before. It must go on holding once it does.
  package static func first(upTo limit: Int, where isPast: (Int) -> Bool) -> Int {
    var (low, high) = (0, max(limit, 1))
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isPast(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

/// A turn of the plane, as cosine and sine.
nonisolated package struct Rotation {
  package private(set) var cosine = 1.0
  package private(set) var sine = 0.0

  /// No turn at all.
  package init() {}

  /// A turn by `angle` radians.
  package init(angle: Double) {
    var (small, doublings) = (angle, 0)
    while abs(small) > 1.0 / 1024, doublings < 64 {
      small /= 2
      doublings += 1
    }
    let square = small * small
    cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30))
    sine = small * (1 - square / 6 * (1 - square / 20))
    for _ in 0..<doublings { self = times(self) }
  }

  /// This turn, `count` times.
  package func power(_ count: Int) -> Rotation {
    var (result, square, rest) = (Rotation(), self, count)
    while rest > 0 {
      if rest & 1 == 1 { result = result.times(square) }
      square = square.times(square)
      rest >>= 1
    }
    return result
  }

  private func times(_ other: Rotation) -> Rotation {
    var product = Rotation()
    product.cosine = cosine * other.cosine - sine * other.sine
    product.sine = cosine * other.sine + sine * other.cosine
    return product
  }
}
