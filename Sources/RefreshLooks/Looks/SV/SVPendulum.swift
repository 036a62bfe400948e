import RefreshCore

nonisolated extension Look {
  /// Seven balls in a row on a shining floor; the outer ones swing by turns, as if they struck each other.
  ///
  /// From CHQPullToRefresh. A swing takes 0.4 seconds, the loop 0.8. A swing that has begun is finished
  /// after the refresh.
  public static let svPendulum = Look(
    "sv-pendulum", origin: .sv, loop: 0.8, settling: 0.4
  ) { moment, drawing in
    let swing = Swing(moment)
    let color = moment.palette.main(DrawingColor(120, 153, 227))
    let fitting = min(1, moment.height / 60)
    drawing.group(x: moment.width / 2, y: moment.height / 1.5, scaleX: fitting, scaleY: fitting) {
      for ball in 0..<7 {
        let place = Double(ball - 3) * 14
        if (ball == 0 && swing.isLeft) || (ball == 6 && !swing.isLeft) {
          let (out, up) = swing.offset
          $0.ball(place + out, up, color)
          $0.reflection(place + out, color.faded(1 - 0.8 * swing.share))
        } else {
          $0.ball(place, 0, color)
          $0.reflection(place, color)
        }
      }
    }
  }
}

/// The ball that swings, on a string of 28 points.
private nonisolated struct Swing {
  var isLeft = true
  /// How far it has swung, as a share of 90 degrees.
  var share = 0.0

  init(_ moment: Moment) {
    guard !moment.reducesMotion else { return }
    switch moment.phase {
    case .refreshing: swing(moment.seconds)
    case .finishing:
      let end = (moment.svRefreshingSeconds / 0.4).rounded(.up) * 0.4
      let seconds = moment.svRefreshingSeconds + moment.seconds
      if seconds < end { swing(seconds) }
    case .idle, .pulling, .armed, .returning, .noMoreData: break
    }
  }

  private mutating func swing(_ seconds: Double) {
    let turns = seconds / 0.8
    let quarter = (turns - turns.rounded(.down)) * 4
    isLeft = quarter < 2
    let way = isLeft ? quarter : quarter - 2
    share = way < 1 ? Easing.easeOut(way) : 1 - Easing.easeIn(way - 1)
  }

  var offset: (x: Double, y: Double) {
    let (up, out) = onCircle(share * 90, radius: 28)
    return (isLeft ? -out : out, up - 28)
  }
}

nonisolated extension Drawing {
  fileprivate mutating func ball(_ x: Double, _ y: Double, _ color: DrawingColor) {
    circle(x, y, radius: 7)
    fill(color)
  }

  /// Draws the upper edge of a ball's image in the floor, 5 points below the ball at rest.
  fileprivate mutating func reflection(_ x: Double, _ color: DrawingColor) {
    let top = 12.0
    // The upper 35 hundredths of the circle end 2.1 points above its centre, 17.46 degrees up.
    arc(x, top + 7, radius: 7, start: 197.46, sweep: 145.08)
    close()
    fill(from: color.faded(0.2), at: x, top, to: color.faded(0), at: x, top + 4.9)
  }
}
