nonisolated extension Look {
  /// A hairline that grows with the pull, then a glint that glides along it.
  ///
  /// Infinity has the name with nothing to be seen; this is drawn for it, 40 points wide. The glint goes
  /// there and back in 1.6 s.
  public static let infinityNormal = Look("infinity-normal", origin: .infinity, loop: 1.6) {
    moment, drawing in
    hairline(moment, &drawing)
  }

  /// A hairline along which a glint glides, and a short one where nothing more is to come.
  ///
  /// Infinity has the name with nothing to be seen; this is drawn for it, 40 points wide. The glint goes
  /// there and back in 1.6 s.
  public static let infinityInfiniteNormal = Look(
    "infinity-infinite-normal", origin: .infinity, place: .footer, height: 80, loop: 1.6
  ) { moment, drawing in
    hairline(moment, &drawing)
  }

  private static func hairline(_ moment: Moment, _ drawing: inout Drawing) {
    let (x, y) = (moment.width / 2, moment.height / 2)
    let reach = max(20 * moment.shown, 6 * moment.ended)
    guard reach > 0 else { return }
    drawing.move(to: x - reach, y)
    drawing.line(to: x + reach, y)
    drawing.stroke(
      moment.palette.gray(204).faded(min(reach / 4, 1)), width: 2, StrokeStyle(cap: .round))

    let busy = moment.busy
    guard busy > 0 else { return }
    let forth = moment.isRightToLeft ? 1.0 : -1.0
    let centre = 13 * forth * platformCosine(2 * .pi * moment.turn(1.6, still: 0.25))
    drawing.move(to: x + (centre - 7) * reach / 20, y)
    drawing.line(to: x + (centre + 7) * reach / 20, y)
    let color = moment.palette.main(moment.palette.gray(127))
    drawing.stroke(color.faded(busy), width: 2, StrokeStyle(cap: .round))
  }
}
