import RefreshCore

nonisolated extension Look {
  /// All looks of GMPullToRefresh: the whole control, then its parts.
  public static let gmLooks: [Look] = [
    gmProgress, gmCircleProgress, gmRisingRectangle, gmRotatingActivity,
  ]
}

nonisolated extension Palette {
  /// The blue of GMPullToRefresh, or the app's tint.
  var gmAccent: DrawingColor { main(DrawingColor(49, 139, 207)) }
}

nonisolated extension Drawing {
  /// A ring whose end follows the pull and that turns with a gap while refreshing; afterwards its tail
  /// catches up with its head.
  mutating func gmRing(
    _ moment: Moment, _ x: Double, _ y: Double, radius: Double, open: Double, period: Double
  ) {
    let whole = 360 - (360 - open) * moment.busy
    let sweep = whole * moment.shown
    let tail = moment.isLeaving ? whole * moment.shownBefore - sweep : 0
    ringPart(
      x, y, radius: radius, from: 360 * moment.turn(period) - 90 + tail, sweep: sweep, width: 2,
      color: moment.palette.gmAccent)
  }

  /// A rectangle that fills from below: with the pull, and again and again while refreshing.
  mutating func gmRectangle(_ moment: Moment, _ x: Double, _ y: Double, size: Double) {
    let (left, top) = (x - size / 2, y - size / 2)
    gmTank(left, top, size, moment.palette.gray(204))

    // Whatever was filled fades in the pause before the next rise.
    let (pause, rise) = (0.05, 1.2)
    let time = moment.turn(pause + rise) * (pause + rise)
    var (level, strength) = (moment.pulled, 1.0)
    if moment.isLeaving { strength = 1 - moment.change(Moment.changeLength) }
    if moment.isLeaving || moment.phase == .refreshing {
      if moment.reducesMotion {
        level = moment.shown
      } else if time < pause {
        level = moment.running < pause ? moment.pulled : 1
        strength *= 1 - time / pause
      } else {
        level = (time - pause) / rise
      }
    }
    guard level > 0, strength > 0 else { return }
    let color = moment.palette.gmAccent.faded(strength)
    clipped(x: left, y: top + size * (1 - level), width: size, height: size * level) {
      $0.gmTank(left, top, size, color)
    }
  }

  /// A rounded frame around a rounded rectangle.
  private mutating func gmTank(_ x: Double, _ y: Double, _ size: Double, _ color: DrawingColor) {
    let line = size / 12
    roundedRectangle(
      x: x + line / 2, y: y + line / 2, width: size - line, height: size - line, radius: size / 4.5)
    stroke(color, width: line)
    let (inset, inner) = (line * 2.2, size - line * 4.4)
    roundedRectangle(x: x + inset, y: y + inset, width: inner, height: inner, radius: size / 8)
    fill(color)
  }
}
