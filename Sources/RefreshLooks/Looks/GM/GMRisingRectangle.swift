nonisolated extension Look {
  /// A rectangle that fills from below with the pull, then again and again.
  ///
  /// The rectangle of GMPullToRefresh by itself, 24 by 24 points. It rises for 1.2 s after 0.05 s.
  public static let gmRisingRectangle = Look("gm-rising-rectangle", origin: .gm, loop: 1.25) {
    moment, drawing in
    drawing.gmRectangle(moment, moment.width / 2, moment.height / 2, size: 24)
  }
}
