import CommandKit

/// One style's timeline in a chart: the offset, the room, and a band of states for each control.
struct ChartPanel {
  private static let titleHeight = 26.0
  private static let plotHeight = 118.0
  private static let gap = 14.0

  let recording: Recording
  let finger: FingerTrack
  let scale: ChartScale
  let top: Double
  let id: String

  /// How much of the chart's height the panel takes.
  var height: Double {
    Self.titleHeight + Self.plotHeight + Double(scale.controls.count) * StateBand.height + Self.gap
  }

  private var plot: (top: Double, height: Double) { (top + Self.titleHeight, Self.plotHeight) }

  /// The panel, as markup.
  var markup: String {
    title + frame + """
      <g clip-path="url(#\(id))">\(rooms)\(edges)\(offset)</g>
      """ + ticks + bands + marks
  }

  private var title: String {
    let y = Words.decimal(top + 17, 1)
    let facts = Figures(recording: recording, finger: finger).headline
    return """
      <text class="style" x="\(Words.plain(ChartScale.left))" y="\(y)">\(recording.style.name)</text>\
      <text class="note" x="\(Words.plain(ChartScale.right))" y="\(y)" text-anchor="end">\
      \(Markup.escaped(facts))</text>
      """
  }

  private var frame: String {
    let width = ChartScale.right - ChartScale.left
    return """
      <clipPath id="\(id)">\(rect("", ChartScale.left, plot.top, width, plot.height))</clipPath>\
      \(rect("plot", ChartScale.left, plot.top, width, plot.height))
      """
  }

  private var ticks: String {
    scale.offsetTicks.map { offset in
      let y = scale.y(offset, plot)
      return """
        <line class="grid" x1="\(Words.plain(ChartScale.left - 4))" x2="\(Words.plain(ChartScale.left))" \
        y1="\(Words.decimal(y, 1))" y2="\(Words.decimal(y, 1))"/>\
        <text class="tick" x="\(Words.plain(ChartScale.left - 8))" y="\(Words.decimal(y + 3.5, 1))" \
        text-anchor="end">\(Words.points(offset))</text>
        """
    }.joined()
  }

  private var offset: String { "<path class=\"offset\" d=\"\(Outline.path(line(\.offset)))\"/>" }

  private var edges: String {
    let start = Words.decimal(scale.y(0, plot), 1)
    return """
      <line class="edge" x1="\(Words.plain(ChartScale.left))" x2="\(Words.plain(ChartScale.right))" \
      y1="\(start)" y2="\(start)"/><path class="edge" d="\(Outline.path(line(\.contentEnd, isStepped: true)))"/>
      """
  }

  private var rooms: String {
    area(from: { _ in 0 }, to: { -$0.top }) + area(from: \.contentEnd, to: { $0.contentEnd + $0.bottom })
  }

  private func area(
    from near: (Recording.Moment) -> Double, to far: (Recording.Moment) -> Double
  ) -> String {
    guard recording.moments.contains(where: { abs(near($0) - far($0)) >= 0.5 }) else { return "" }
    return "<path class=\"room\" d=\"\(Outline.path(line(far) + line(near).reversed()))Z\"/>"
  }

  /// A value of all moments as a line; it goes on to the end of the chart.
  private func line(
    _ value: (Recording.Moment) -> Double, isStepped: Bool = false
  ) -> [Outline.Point] {
    var points: [Outline.Point] = []
    for moment in recording.moments where moment.time <= scale.end {
      let point = (x: scale.x(moment.time), y: scale.y(value(moment), plot))
      if isStepped, let last = points.last, last.y != point.y { points.append((x: point.x, y: last.y)) }
      points.append(point)
    }
    if let last = points.last { points.append((x: ChartScale.right, y: last.y)) }
    return Outline.thinned(isStepped ? points : Outline.sloped(points, within: scale.blur))
  }

  private var bands: String {
    scale.controls.enumerated().map { index, control in
      let top = plot.top + plot.height + Double(index) * StateBand.height
      return StateBand(recording: recording, control: control, scale: scale, top: top).markup
    }.joined()
  }

  private var marks: String {
    let bottom = Words.decimal(top + height - Self.gap - StateBand.labelHeight, 1)
    return recording.marks.map { mark in
      switch mark.kind {
      case .started, .ended: return ""
      case .action: return line(at: mark.time, "action", "▶ action", to: bottom)
      case .loaded: return line(at: mark.time, "loaded", "■ load ends", to: bottom)
      }
    }.joined()
  }

  private func line(at time: Double, _ kind: String, _ label: String, to bottom: String) -> String {
    let x = scale.x(time)
    let isLate = x > ChartScale.right - 70
    return """
      <line class="\(kind)" x1="\(Words.decimal(x, 1))" x2="\(Words.decimal(x, 1))" \
      y1="\(Words.decimal(plot.top, 1))" y2="\(bottom)"/>\
      <text class="mark \(kind)" x="\(Words.decimal(isLate ? x - 5 : x + 5, 1))" \
      y="\(Words.decimal(plot.top + 13, 1))" text-anchor="\(isLate ? "end" : "start")">\(label)</text>
      """
  }
}
