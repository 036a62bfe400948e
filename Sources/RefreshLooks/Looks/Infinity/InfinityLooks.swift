nonisolated extension Look {
  /// All looks of Infinity: its headers, then its footers.
  public static let infinityLooks: [Look] = [
    infinityDefault, infinityNormal, infinityArrow, infinityCircle, infinitySnake, infinitySpark,
    infinityImages, infinityInfiniteDefault, infinityInfiniteNormal, infinityInfiniteArrow,
    infinityInfiniteCircle, infinityInfiniteSnake, infinityInfiniteSpark, infinityInfiniteImages,
  ]
}

nonisolated extension Drawing {
  /// The spinner in the middle of the view, there as far as a refresh is.
  mutating func middleSpinner(_ moment: Moment, size: Double, share: Double, color: DrawingColor) {
    let (turn, scale) = (moment.turn(1), 0.7 + 0.3 * share)
    group(x: moment.width / 2, y: moment.height / 2, scaleX: scale, scaleY: scale, opacity: share) {
      $0.spinner(0, 0, size: size, turn: turn, color: color)
    }
  }

  /// A part of a ring from 12 o'clock, clockwise; it fades in with its first degrees, so that its round
  /// ends do not pop up.
  mutating func ringPart(
    _ x: Double, _ y: Double, radius: Double, from start: Double = -90, sweep: Double, width: Double,
    color: DrawingColor
  ) {
    guard sweep > 0 else { return }
    arc(x, y, radius: radius, start: start, sweep: sweep)
    stroke(color.faded(min(sweep / 12, 1)), width: width, StrokeStyle(cap: .round))
  }
}
