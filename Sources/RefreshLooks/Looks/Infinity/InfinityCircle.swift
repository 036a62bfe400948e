nonisolated extension Look {
  /// A disc that grows with the pull, then discs that grow and fade.
  ///
  /// Infinity's circle header, 24 by 24 points. A disc takes a second.
  public static let infinityCircle = Look("infinity-circle", origin: .infinity, loop: 1) {
    moment, drawing in
    discs(moment, &drawing, size: 24)
  }

  /// Discs that grow and fade, and a small one at rest where nothing more is to come.
  ///
  /// Infinity's circle footer, 30 by 30 points. A disc takes a second.
  public static let infinityInfiniteCircle = Look(
    "infinity-infinite-circle", origin: .infinity, place: .footer, height: 80, loop: 1
  ) { moment, drawing in
    discs(moment, &drawing, size: 30)
  }

  private static func discs(_ moment: Moment, _ drawing: inout Drawing, size: Double) {
    let (x, y) = (moment.width / 2, moment.height / 2)
    let color = moment.palette.main(moment.palette.gray(85))
    let busy = moment.busy
    if busy < 1, moment.pulled > 0 {
      drawing.circle(x, y, radius: size / 2 * moment.pulled)
      drawing.fill(color.faded(1 - busy))
    }
    if busy > 0 {
      let turn = moment.turn(1, still: 0.5)
      drawing.circle(x, y, radius: size / 2 * Easing.easeInOut(turn))
      drawing.fill(color.faded((1 - Easing.easeIn(turn)) * busy))
    }
    if moment.ended > 0 {
      drawing.circle(x, y, radius: size / 8 * moment.ended)
      drawing.fill(color.faded(0.5))
    }
  }
}
