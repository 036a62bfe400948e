/// Random numbers that are the same for the same seed, on every platform.
///
/// The generator is SplitMix64: each number is a mixture of a counter's bits.
nonisolated public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var counter: UInt64

  /// A generator that begins at `seed`.
  public init(seed: UInt64) { counter = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    counter &+= 0x9E37_79B9_7F4A_7C15
    var mixed = counter
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
