nonisolated extension Look {
  /// An arc whose end follows the pull, that turns when it is pulled further and spins while refreshing.
  ///
  /// The activity of GMPullToRefresh by itself: nearly a whole ring, 26 by 26 points. One turn takes
  /// 0.95 s.
  public static let gmRotatingActivity = Look("gm-rotating-activity", origin: .gm, loop: 0.95) {
    moment, drawing in
    let (sweep, stretch) = (346 * moment.shown, moment.stretch)
    let tail = moment.isLeaving ? 346 * moment.shownBefore - sweep : 0
    guard sweep > 0 else { return }
    drawing.arc(
      moment.width / 2, moment.height / 2, radius: 12,
      start: -90 + 360 * (moment.turn(0.95) + stretch / 2) + tail, sweep: sweep)
    drawing.stroke(moment.palette.gmAccent, width: 2)
  }
}
