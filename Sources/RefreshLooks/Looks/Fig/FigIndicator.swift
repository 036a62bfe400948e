nonisolated extension Look {
  /// A line of text in the middle, which makes room for the platform's spinner while refreshing.
  ///
  /// FigRefresh's default header and footer, 50 points high: a spinner half as large, which goes while
  /// its room closes; system 13, gray. One turn takes a second.
  public static let figIndicator = Look(
    "fig-indicator", origin: .fig, height: 50, loop: 1, hasTexts: true
  ) { moment, drawing in
    let (middle, size) = (moment.width / 2, moment.height / 2)
    let left = -size / 2 - (moment.isAtEnd ? 40 : 45)
    let (side, away): (TextAlignment, Double) = moment.isRightToLeft ? (.right, -1) : (.left, 1)
    let gray = moment.palette.gray(118)

    if moment.isWorking {
      drawing.words(moment, x: middle + away * (left + size + 5), size: 13, alignment: side, color: gray)
    } else {
      drawing.words(moment, x: middle, size: 13, alignment: .centre, color: gray)
    }

    let (share, turn, color) = (moment.busy, moment.turn(1), moment.palette.main(gray))
    drawing.group(x: middle + away * (left + size / 2), y: moment.height / 2, opacity: share) {
      $0.spinner(0, 0, size: size, turn: turn, color: color)
    }
  }
}
