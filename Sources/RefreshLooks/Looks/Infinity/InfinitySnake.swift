nonisolated extension Look {
  /// A winding line that grows with the pull, then creeps on the spot.
  ///
  /// Infinity's snake header, 30 by 18 points. It creeps one winding further in 0.6 s.
  public static let infinitySnake = Look("infinity-snake", origin: .infinity, loop: 0.6) {
    moment, drawing in
    snake(moment, &drawing)
  }

  /// A winding line that creeps on the spot, and lies stretched out where nothing more is to come.
  ///
  /// Infinity's snake footer, 30 by 18 points. It creeps one winding further in 0.6 s.
  public static let infinityInfiniteSnake = Look(
    "infinity-infinite-snake", origin: .infinity, place: .footer, height: 80, loop: 0.6
  ) { moment, drawing in
    snake(moment, &drawing)
  }

  private static func snake(_ moment: Moment, _ drawing: inout Drawing) {
    let color = moment.palette.main(DrawingColor(76, 143, 255))
    let (width, height, step) = (30.0, 18.0, 7.5)
    let (turn, shown, ended) = (moment.turn(0.6), moment.shown, moment.ended)

    // All lengths as shares of the three windings that are drawn: the visible piece is two windings less
    // one bend, and begins wherever the loop has come to.
    let bend = .pi * step / 2
    let winding = 2 * (height - step + bend)
    let piece = (2 * winding - bend) / (3 * winding)
    let tail = turn / 3 + (moment.isLeaving ? piece * (moment.shownBefore - shown) : 0)

    drawing.group(
      x: moment.width / 2, y: moment.height / 2, scaleX: moment.isRightToLeft ? -1 : 1
    ) {
      if shown > 0 {
        $0.windings(x: step / 2 - width / 2 - 2 * step * turn, top: -height / 2, height, step)
        $0.stroke(
          color.faded(min(shown * 8, 1)), width: 3,
          StrokeStyle(cap: .round, join: .round, trimStart: tail, trimEnd: tail + piece * shown))
      }
      guard ended > 0 else { return }
      let reach = 1.5 * step * ended
      $0.move(to: -reach, 0)
      $0.line(to: reach, 0)
      $0.stroke(color.faded(0.5 * ended), width: 3, StrokeStyle(cap: .round))
    }
  }
}

nonisolated extension Drawing {
  /// Adds three windings to the path: up, over, down and under, each half winding `step` wide.
  fileprivate mutating func windings(x: Double, top: Double, _ height: Double, _ step: Double) {
    let (upper, lower) = (top + step / 2, top + height - step / 2)
    move(to: x, lower)
    for winding in 0..<3 {
      let left = x + Double(winding) * 2 * step
      line(to: left, upper)
      arc(left + step / 2, upper, radius: step / 2, start: 180, sweep: 180)
      line(to: left + step, lower)
      arc(left + step * 1.5, lower, radius: step / 2, start: 180, sweep: -180)
    }
  }
}
