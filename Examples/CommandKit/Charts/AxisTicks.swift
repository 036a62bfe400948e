/// The round numbers that an axis names.
package enum AxisTicks {
  private static let steps = [0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

  /// Round numbers in a range, as many as `count` at most.
  package static func ticks(_ range: ClosedRange<Double>, atMost count: Double) -> [Double] {
    let span = range.upperBound - range.lowerBound
    let step = steps.first { span / $0 <= count } ?? 10_000
    let first = (range.lowerBound / step).rounded(.up)
    return stride(from: first, through: range.upperBound / step, by: 1).map { $0 * step }
  }
}
