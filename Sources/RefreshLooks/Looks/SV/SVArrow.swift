import RefreshCore

nonisolated extension Look {
  /// A striped arrow beside a title and an optional second line; it turns over when the pull is far
  /// enough, and gives way to a spinner.
  ///
  /// From SVPullToRefresh. Nothing follows the finger; turning takes 0.2 seconds. The spinner's loop lasts
  /// 1 second.
  public static let svArrow = Look("sv-arrow", origin: .sv, loop: 1, hasTexts: true) { moment, drawing in
    let layout = ArrowLayout(moment)
    let (spinner, turned) = (moment.svBusy(), moment.svArmed(0.2))
    let color = moment.palette.main(moment.palette.gray(127))
    let middle = moment.height / 2
    let fitting = min(1, moment.height / 53)
    drawing.clipped(x: 0, y: 0, width: moment.width, height: moment.height) { drawing in
      // It turns by the side that is away from the lines.
      let degrees = (moment.isAtEnd ? 1 - turned : turned) * (moment.isRightToLeft ? -180 : 180)
      drawing.group(
        x: layout.arrow, y: middle, degrees: degrees, scaleX: fitting, scaleY: fitting,
        opacity: 1 - spinner
      ) { $0.stripedArrow(color) }
      drawing.group(opacity: spinner) {
        $0.svSpinner(layout.arrow, middle, moment, seconds: moment.svRefreshingSeconds)
      }
      drawing.lines(moment, layout)
    }
  }
}

/// Where the parts of the arrow look stand.
private nonisolated struct ArrowLayout {
  static let (titleSize, titleHeight) = (14.0, 17.0)
  static let (subtitleSize, subtitleHeight) = (12.0, 15.0)

  /// The middle of the arrow, from the left.
  var arrow: Double
  /// The end of the lines at the arrow.
  var text: Double
  /// The middles of the lines, from the top.
  var title: Double
  var subtitle: Double

  init(_ moment: Moment) {
    let (first, second) = (!moment.texts.title.isEmpty, !moment.texts.subtitle.isEmpty)
    let width = max(
      svTextWidth(moment.texts.title, size: Self.titleSize, weight: .bold),
      svTextWidth(moment.texts.subtitle, size: Self.subtitleSize, weight: .regular))
    let group = first || second ? 32 + width : 22
    let edge = max((moment.width - group) / 2, min(8, moment.width / 2 - 11))
    let fromLeft = (edge + 32).rounded()
    arrow = moment.isRightToLeft ? moment.width - edge - 11 : edge + 11
    text = moment.isRightToLeft ? moment.width - fromLeft : fromLeft
    let lines = (first ? Self.titleHeight : 0) + (second ? Self.subtitleHeight : 0)
    let top = ((moment.height - lines - (first && second ? 2 : 0)) / 2).rounded()
    title = top + Self.titleHeight / 2
    subtitle = top + (first ? Self.titleHeight + 2 : 0) + Self.subtitleHeight / 2
  }
}

nonisolated extension Drawing {
  /// Draws an arrow that points down, 22 by 48, around the origin: six bars and a head, more and more
  /// solid towards the head.
  fileprivate mutating func stripedArrow(_ color: DrawingColor) {
    for bar in 0..<6 { rectangle(x: -6, y: Double(bar) * 6 - 24, width: 12, height: 4) }
    move(to: -11, 10)
    line(to: 0, 24)
    line(to: 11, 10)
    close()
    fill(from: color.faded(0), at: 0, -24, to: color, at: 0, 14.4)
  }

  fileprivate mutating func lines(_ moment: Moment, _ layout: ArrowLayout) {
    let alignment: TextAlignment = moment.isRightToLeft ? .right : .left
    let color = moment.palette.gray(85)
    if !moment.texts.title.isEmpty {
      text(
        moment.texts.title, x: layout.text, y: layout.title, size: ArrowLayout.titleSize, weight: .bold,
        alignment: alignment, color: color)
    }
    if !moment.texts.subtitle.isEmpty {
      text(
        moment.texts.subtitle, x: layout.text, y: layout.subtitle, size: ArrowLayout.subtitleSize,
        alignment: alignment, color: color)
    }
  }
}
