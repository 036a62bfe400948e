nonisolated extension Look {
  /// A rectangle that fills within a ring that closes, and a bold title beside them; while refreshing the
  /// ring turns and the rectangle fills again and again.
  ///
  /// GMPullToRefresh's whole control, 60 points high. The rectangle takes 1.25 s and the ring 0.9375 s,
  /// so that both close after 3.75 s.
  public static let gmProgress = Look("gm-progress", origin: .gm, loop: 3.75, hasTexts: true) {
    moment, drawing in
    let (side, away): (TextAlignment, Double) = moment.isRightToLeft ? (.right, -1) : (.left, 1)
    let (x, y) = (moment.width / 2 - away * 55, moment.height / 2)
    drawing.gmRectangle(moment, x, y, size: 14)
    drawing.gmRing(moment, x, y, radius: 14, open: 330, period: 0.9375)
    drawing.words(
      moment, x: x + away * 25, size: 14, weight: .bold, alignment: side,
      color: moment.palette.gray(102))
  }
}
