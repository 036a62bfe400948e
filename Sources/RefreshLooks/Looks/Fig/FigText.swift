nonisolated extension Look {
  /// A line of text in the middle.
  ///
  /// FigRefresh's text header and footer, 50 points high: system 14, gray. It stands still.
  public static let figText = Look("fig-text", origin: .fig, height: 50, loop: 0, hasTexts: true) {
    moment, drawing in
    drawing.words(
      moment, x: moment.width / 2, size: 14, alignment: .centre, color: moment.palette.gray(118))
  }
}
