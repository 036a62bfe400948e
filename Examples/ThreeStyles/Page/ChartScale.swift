import CommandKit

/// Where times and points are in a stroke's chart.
struct ChartScale {
  /// The chart's width.
  static let width = 1120.0

  /// Where time begins and ends.
  static let (left, right) = (62.0, 1106.0)

  /// The seconds that are shown.
  let end: Double

  /// The offsets that are shown, with some air.
  let offsets: ClosedRange<Double>

  /// The controls that do something in any style, and so have a band in all.
  let controls: [Recording.Control]

  /// The scale for recordings of one script, the same for all of them.
  init(_ recordings: [Recording]) {
    let rest = recordings.map { $0.restTime ?? $0.moments.last?.time ?? 0 }.max() ?? 0
    end = rest + max(0.25, rest * 0.06)
    let moments = recordings.flatMap(\.moments)
    let lowest = moments.map { min($0.offset, $0.offset < 300 ? -$0.top : $0.offset) }.min() ?? 0
    let highest = moments.map(\.offset).max() ?? 0
    // Labels stand at the top.
    let span = max(40, highest - lowest)
    offsets = lowest - 0.1 * span...highest + 0.22 * span
    controls = Recording.Control.allCases.filter { control in recordings.contains { $0.isUsed(control) } }
  }

  /// Where a time is.
  func x(_ time: Double) -> Double {
    Self.left + min(time, end) / end * (Self.right - Self.left)
  }

  /// How far apart moments are that a viewer cannot tell from each other: a little more than a frame.
  var blur: Double { x(0.02) - x(0) }

  /// Where an offset is in a plot; pulling the content down leads down, as on screen.
  func y(_ offset: Double, _ plot: (top: Double, height: Double)) -> Double {
    let share = (offset - offsets.lowerBound) / (offsets.upperBound - offsets.lowerBound)
    return plot.top + plot.height * (1 - share)
  }

  /// The times that the axis names.
  var timeTicks: [Double] { AxisTicks.ticks(0...end, atMost: 12) }

  /// The offsets that a plot names.
  var offsetTicks: [Double] { AxisTicks.ticks(offsets, atMost: 4) }
}
