import CommandKit

/// The states of one control in a chart, coloured by what they mean and named in the style's own words.
struct StateBand {
  /// How much height a band takes, with the line for names that do not fit in.
  static let height = 38.0

  /// How much of it is below the bar.
  static var labelHeight: Double { height - barHeight - 4 }

  private static let barHeight = 19.0
  private static let letter = 6.1

  let recording: Recording
  let control: Recording.Control
  let scale: ChartScale
  let top: Double

  private var barTop: Double { top + 4 }

  /// The band, as markup.
  var markup: String {
    let gutter = """
      <text class="gutter" x="\(Words.plain(ChartScale.left - 8))" y="\(Words.decimal(barTop + 13.5, 1))" \
      text-anchor="end">\(control)</text>
      """
    let stays = recording.stays(of: control, until: scale.end).filter { $0.from < scale.end }
    guard !stays.isEmpty else {
      let x = Words.plain(ChartScale.left + 8)
      return gutter + "<text class=\"note\" x=\"\(x)\" y=\"\(Words.decimal(barTop + 13.5, 1))\">none</text>"
    }
    return gutter + stays.map(bar).joined() + progress + labels(stays)
  }

  private func bar(_ stay: Recording.Stay) -> String {
    let (x, end) = (scale.x(stay.from), scale.x(stay.to))
    let meaning = StateMeaning(stay.state.name)?.rawValue ?? "unknown"
    return rect("state \(meaning)", x, barTop, end - x, Self.barHeight)
  }

  /// How far the list is pulled, where the style says so: a hill in the band.
  private var progress: String {
    var hills: [[Outline.Point]] = []
    var isOpen = false
    for moment in recording.moments {
      guard let share = moment[control]?.progress else {
        // It stands until the next state comes.
        if isOpen, let last = hills[hills.count - 1].last {
          hills[hills.count - 1].append((x: scale.x(moment.time), y: last.y))
        }
        isOpen = false
        continue
      }
      if !isOpen { hills.append([]) }
      isOpen = true
      let point = (x: scale.x(moment.time), y: barTop + Self.barHeight * (1 - min(1, Double(share))))
      hills[hills.count - 1].append(point)
    }
    return hills.map(hill).joined()
  }

  private func hill(_ points: [Outline.Point]) -> String {
    guard let first = points.first, let last = points.last else { return "" }
    let base = barTop + Self.barHeight
    let outline =
      Outline.thinned(Outline.sloped(points, within: scale.blur)) + [(last.x, base), (first.x, base)]
    return "<path class=\"progress\" d=\"\(Outline.path(outline))Z\"/>"
  }

  /// Names inside where they fit; else below, with a line that leads there, none on top of another.
  private func labels(_ stays: [Recording.Stay]) -> String {
    var free = ChartScale.left - 30
    return stays.map { stay in
      let (start, end) = (scale.x(stay.from), scale.x(stay.to))
      let (middle, width) = ((start + end) / 2, Double(stay.state.name.count) * Self.letter)
      if end - start > width + 8 { return text("inside", stay.state.name, middle, barTop + 13.5) }
      let x = max(free, middle - width / 2)
      free = x + width + 8
      return leader(from: middle, to: x + width / 2)
        + text("below", stay.state.name, x + width / 2, barTop + 34)
    }.joined()
  }

  private func leader(from start: Double, to end: Double) -> String {
    let bottom = barTop + Self.barHeight
    return """
      <path class="leader" d="\(Outline.path([(start, bottom - 3), (start, bottom + 1), (end, bottom + 4)]))"/>
      """
  }

  private func text(_ kind: String, _ text: String, _ x: Double, _ y: Double) -> String {
    """
    <text class="\(kind)" x="\(Words.decimal(x, 1))" y="\(Words.decimal(y, 1))" text-anchor="middle">\
    \(Markup.escaped(text))</text>
    """
  }
}

extension Figures {
  /// The one line above a style's timeline.
  var headline: String {
    let values = Dictionary(all.map { ($0.name, $0.value) }) { first, _ in first }
    let names = ["refreshes", "action after the lift", "room", "all at rest"]
    return names.compactMap { name in
      values[name].flatMap { $0 == Self.nothing ? nil : "\(name) \($0)" }
    }.joined(separator: "  ·  ")
  }
}
