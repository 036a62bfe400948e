nonisolated extension Look {
  /// A ring that closes with the pull, then turns with a gap.
  ///
  /// The circle of GMPullToRefresh by itself, 30 by 30 points. One turn takes 0.95 s.
  public static let gmCircleProgress = Look("gm-circle-progress", origin: .gm, loop: 0.95) {
    moment, drawing in
    drawing.gmRing(
      moment, moment.width / 2, moment.height / 2, radius: 14, open: 330, period: 0.95)
  }
}
