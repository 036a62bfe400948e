import RefreshCore

nonisolated extension Look {
  /// A pin turns upright while a ring closes around it; while refreshing a spinner takes their place with
  /// a bounce.
  ///
  /// From CHQPullToRefresh; the pin is a plain push-pin. The bounce takes 1 second, and so does the
  /// spinner's loop.
  public static let svPinterest = Look("sv-pinterest", origin: .sv, loop: 1, settling: 1) { moment, drawing in
    let (x, y) = (moment.width / 2, moment.height / 2)
    let progress = moment.phase == .refreshing ? moment.previous.progress : moment.phase.progress
    let left = moment.phase == .refreshing ? 1 - moment.change(0.1) : 1
    let pinned = min(max(progress, 0), 1) * left
    drawing.group(x: x, y: y, opacity: pinned) {
      $0.pinAndRing(moment.palette, progress: progress)
    }
    let seconds = moment.svRefreshingSeconds
    guard seconds > 0 else { return }
    let going = moment.phase == .refreshing ? 1 : 1 - moment.change(0.2)
    drawing.group(opacity: moment.reducesMotion ? moment.svBusy() : going) {
      let scale = moment.reducesMotion ? 1 : Easing.elasticOut(seconds)
      $0.svSpinner(x, y, moment, seconds: seconds, scale: scale)
    }
  }
}

nonisolated extension Drawing {
  fileprivate mutating func pinAndRing(_ palette: Palette, progress: Double) {
    // Anticlockwise from 3 o'clock.
    arc(0, 0, radius: 12.5, start: 0, sweep: -360 * min(max(progress, 0), 1))
    stroke(palette.main(DrawingColor(201, 31, 38)), width: 2)
    circle(0, 0, radius: 10)
    fill(.white)
    group(degrees: 180 * (1 - progress)) { $0.pushPin(palette.main(DrawingColor(203, 32, 39))) }
  }

  /// Draws a push-pin of 17 points, its needle down: cap, neck, collar and needle.
  private mutating func pushPin(_ color: DrawingColor) {
    roundedRectangle(x: -3.6, y: -8, width: 7.2, height: 2.2, radius: 1.1)
    fill(color)
    move(to: -2.2, -6.2)
    line(to: 2.2, -6.2)
    line(to: 2.5, -1.4)
    cubic(3.6, -1, 4.6, 0, to: 4.8, 1.6)
    line(to: -4.8, 1.6)
    cubic(-4.6, 0, -3.6, -1, to: -2.5, -1.4)
    close()
    fill(color)
    move(to: -0.7, 1.4)
    line(to: 0.7, 1.4)
    line(to: 0.7, 6.4)
    line(to: 0, 8.8)
    line(to: -0.7, 6.4)
    close()
    fill(color)
  }
}
