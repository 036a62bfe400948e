/// The unit of simulated time: 1/120,000 s, so that frames at 60 and 120 Hz and milliseconds are whole.
nonisolated package enum Ticks {
  package static let perSecond = 120_000.0

  /// The whole ticks nearest to `seconds`.
  package static func from(seconds: Double) -> Int {
    precondition(
      seconds >= 0 && seconds <= 1_000_000_000, "A time is 0 to 1,000,000,000 seconds, not \(seconds)")
    return Int((seconds * perSecond).rounded())
  }
}
