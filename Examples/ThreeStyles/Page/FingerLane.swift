import CommandKit

/// The finger's way in a chart, with a dot for each sample of the touch screen.
struct FingerLane {
  let track: FingerTrack
  let scale: ChartScale
  let top: Double
  let height: Double

  /// The lane, as markup.
  var markup: String {
    let label = """
      <text class="gutter" x="\(Words.plain(ChartScale.left - 8))" y="\(Words.decimal(top + height / 2 + 4, 1))" \
      text-anchor="end">finger</text>
      """
    return label + track.touches.map(touch).joined()
  }

  private func touch(_ touch: FingerTrack.Touch) -> String {
    let points = touch.points.map { (x: scale.x($0.time), y: y($0.way)) }
    let dots = points.map { point in
      "<circle cx=\"\(Words.decimal(point.x, 1))\" cy=\"\(Words.decimal(point.y, 1))\" r=\"1.7\"/>"
    }
    return """
      <path class="finger" d="\(Outline.path(Outline.thinned(points)))"/>\
      <g class="samples">\(dots.joined())</g>
      """
  }

  /// Down is down.
  private func y(_ way: Double) -> Double {
    let ways = track.touches.flatMap { $0.points.map(\.way) }
    let (least, most) = (min(0, ways.min() ?? 0), max(0, ways.max() ?? 0))
    return top + 4 + (height - 8) * (way - least) / max(1, most - least)
  }
}
