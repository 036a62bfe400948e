/// Puts frames that are shown for different times into a row of which each entry is shown for the same time,
/// as an animated `UIImage` shows its pictures.
nonisolated package enum GIFPace {
  /// The frames in the order in which to show them, repeated as often as their delays ask for.
  ///
  /// - Parameters:
  ///   - delays: How long each frame is shown, in seconds; counted in hundredths, as the files do.
  ///   - limit: How long the row may become. Where that does not do, each frame is there once; 1,000 by
  ///     default.
  package static func row(_ delays: [Double], limit: Int = 1000) -> [Int] {
    let hundredths = delays.map { max(1, Int(min(max($0, 0), 1e6) * 100 + 0.5)) }
    let unit = hundredths.reduce(0, commonDivisor)
    let length = unit > 0 ? hundredths.reduce(0) { $0 + $1 / unit } : 0
    guard length <= limit else { return Array(delays.indices) }
    var row: [Int] = []
    row.reserveCapacity(length)
    for (frame, time) in hundredths.enumerated() {
      for _ in 0..<time / unit { row.append(frame) }
    }
    return row
  }

  private static func commonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
