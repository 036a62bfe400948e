nonisolated extension Look {
  /// A ring that closes with the pull, then the platform's spinner.
  ///
  /// Infinity's default header, 24 by 24 points: the ring's end is the square of the progress. One turn
  /// of the spinner takes a second.
  public static let infinityDefault = Look("infinity-default", origin: .infinity, loop: 1) {
    moment, drawing in
    let color = moment.palette.main(moment.palette.gray(127))
    let (end, busy) = (moment.pulled * moment.pulled, moment.busy)
    if end > 0, busy < 1 {
      drawing.arc(moment.width / 2, moment.height / 2, radius: 12, start: -90, sweep: 360 * end)
      drawing.stroke(color.faded(1 - busy), width: 3)
    }
    drawing.middleSpinner(moment, size: 24, share: busy, color: color)
  }

  /// The platform's spinner while loading, and a dot where nothing more is to come.
  ///
  /// Infinity's default footer, 30 by 30 points. One turn of the spinner takes a second.
  public static let infinityInfiniteDefault = Look(
    "infinity-infinite-default", origin: .infinity, place: .footer, height: 80, loop: 1
  ) { moment, drawing in
    let color = moment.palette.main(moment.palette.gray(127))
    drawing.middleSpinner(moment, size: 30, share: moment.shown, color: color)
    guard moment.ended > 0 else { return }
    drawing.circle(moment.width / 2, moment.height / 2, radius: 2.5 * moment.ended)
    drawing.fill(color)
  }
}
