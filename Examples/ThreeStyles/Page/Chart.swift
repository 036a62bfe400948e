import CommandKit

/// A script's timelines as a picture: the finger above, then one panel for each style, one axis for all.
struct Chart {
  private static let fingerHeight = 62.0
  private static let axisHeight = 26.0

  let script: StrokeScript
  let recordings: [Recording]

  /// The picture, as an `svg` element.
  var markup: String {
    let scale = ChartScale(recordings)
    let finger = FingerTrack(script)
    let lane = FingerLane(track: finger, scale: scale, top: 20, height: Self.fingerHeight)
    var top = 20 + Self.fingerHeight + 16
    var panels = ""
    for (index, recording) in recordings.enumerated() {
      let id = "\(Markup.anchor(script.file))-\(index)"
      let panel = ChartPanel(recording: recording, finger: finger, scale: scale, top: top, id: id)
      panels += panel.markup
      top += panel.height
    }
    let height = top + Self.axisHeight
    return """
      <svg viewBox="0 0 \(Words.plain(ChartScale.width)) \(Words.decimal(height, 1))" role="img" \
      aria-label="\(Markup.escaped("Timelines of \(script.name)"))">
      \(touches(finger, scale, to: top))\(grid(scale, to: top))\(lifts(finger, scale, to: top))\
      \(lane.markup)\(panels)
      </svg>
      """
  }

  private func touches(_ finger: FingerTrack, _ scale: ChartScale, to bottom: Double) -> String {
    finger.touches.map { touch in
      let (x, end) = (scale.x(touch.down), scale.x(touch.lift))
      return rect("touch", x, 14, end - x, bottom - 14)
    }.joined()
  }

  private func lifts(_ finger: FingerTrack, _ scale: ChartScale, to bottom: Double) -> String {
    finger.touches.map { touch in
      let x = Words.decimal(scale.x(touch.lift), 1)
      return """
        <line class="lift" x1="\(x)" x2="\(x)" y1="14" y2="\(Words.decimal(bottom, 1))"/>\
        <text class="note" x="\(x)" y="10" text-anchor="middle">lift</text>
        """
    }.joined()
  }

  private func grid(_ scale: ChartScale, to bottom: Double) -> String {
    let isFine = scale.timeTicks.contains { abs($0 * 10 - ($0 * 10).rounded()) > 1e-6 }
    return scale.timeTicks.map { time in
      let x = Words.decimal(scale.x(time), 1)
      let text = "\(Words.decimal(time, isFine ? 2 : 1)) s"
      return """
        <line class="grid" x1="\(x)" x2="\(x)" y1="14" y2="\(Words.decimal(bottom + 4, 1))"/>\
        <text class="tick" x="\(x)" y="\(Words.decimal(bottom + 18, 1))" text-anchor="middle">\(text)</text>
        """
    }.joined()
  }
}

/// A rectangle of a class.
func rect(_ kind: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
  """
  <rect class="\(kind)" x="\(Words.decimal(x, 1))" y="\(Words.decimal(y, 1))" \
  width="\(Words.decimal(max(0, width), 1))" height="\(Words.decimal(height, 1))"/>
  """
}
