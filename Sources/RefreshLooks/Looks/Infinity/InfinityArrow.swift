nonisolated extension Look {
  /// A chevron that turns within a ring that closes, then the platform's spinner.
  ///
  /// Infinity's arrow header, 24 by 24 points: both follow the square of the progress. One turn of the
  /// spinner takes a second.
  public static let infinityArrow = Look("infinity-arrow", origin: .infinity, loop: 1) {
    moment, drawing in
    arrow(moment, &drawing, presence: 1 - moment.busy)
  }

  /// A chevron in a ring for footers that are pulled, the platform's spinner, and at last a ring with a
  /// bar.
  ///
  /// Infinity has an arrow for headers only; this is its counterpart. One turn of the spinner takes a
  /// second.
  public static let infinityInfiniteArrow = Look(
    "infinity-infinite-arrow", origin: .infinity, place: .footer, height: 80, loop: 1
  ) { moment, drawing in
    let presence = min(moment.pulled * 4, 1) * (1 - moment.busy)
    arrow(moment, &drawing, presence: max(presence, moment.ended))
  }

  private static func arrow(_ moment: Moment, _ drawing: inout Drawing, presence: Double) {
    let color = moment.palette.main(DrawingColor(76, 143, 255))
    let end = moment.pulled * moment.pulled
    let turned = 360 * end + (moment.isAtEnd ? 180 : 0)
    let (ring, ended) = (moment.palette.gray(204), moment.ended)
    let head = max(1 - 2 * moment.busy, 0)  // gone before the spinner's spokes cross it
    drawing.group(x: moment.width / 2, y: moment.height / 2, opacity: presence) {
      $0.circle(0, 0, radius: 12)
      $0.stroke(ring, width: 3)
      $0.ringPart(0, 0, radius: 12, sweep: 360 * end, width: 3, color: color)
      $0.group(degrees: turned, scaleY: 1 - ended, opacity: head) {
        $0.move(to: -6, 3)
        $0.line(to: 0, -3)
        $0.line(to: 6, 3)
        $0.stroke(color.mixed(with: ring, ended), width: 3, StrokeStyle(join: .round))
      }
      guard ended > 0 else { return }
      $0.move(to: -4.5, 0)
      $0.line(to: 4.5, 0)
      $0.stroke(ring.faded(ended), width: 3, StrokeStyle(cap: .round))
    }
    drawing.middleSpinner(moment, size: 24, share: moment.busy, color: color)
  }
}
