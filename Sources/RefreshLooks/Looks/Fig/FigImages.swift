nonisolated extension Look {
  /// A small creature beside a line of text, which rolls its eyes while refreshing and sleeps where
  /// nothing more is to come.
  ///
  /// FigRefresh's header of images, 60 points high, with a creature of this project's; system 13, gray.
  /// The eyes go round in eight steps in 0.72 s.
  public static let figImages = Look(
    "fig-images", origin: .fig, height: 60, loop: 0.72, hasTexts: true
  ) { moment, drawing in
    let scale = min(moment.height / 60, 1)
    let (side, away): (TextAlignment, Double) = moment.isRightToLeft ? (.right, -1) : (.left, 1)
    let middle = moment.width / 2 - away * 40 * scale
    drawing.group(
      x: middle - 20 * scale, y: moment.height / 2 - 30 * scale, scaleX: scale, scaleY: scale
    ) {
      $0.figCreature(moment)
    }
    drawing.words(
      moment, x: middle + away * 30 * scale, size: 13, alignment: side,
      color: moment.palette.gray(118))
  }
}
