import CommandKit
import RefreshTesting

/// A case's timeline through one style: the offset, the room at both ends, and the phases.
///
/// What happens in no time, such as a finger that is elsewhere at once, is drawn as if it took a moment.
struct TimelineChart {
  private static let (width, left, right) = (540.0, 44.0, 530.0)
  private static let (top, height) = (14.0, 110.0)
  private static let band = 19.0

  private let trace: [TraceLine]

  /// Where each line of the trace is drawn, in seconds and moments.
  private let places: [Double]
  private let id: String
  private let end: Double
  private let offsets: ClosedRange<Double>

  /// A chart of what happened; the id is unique on its page.
  init(trace: [TraceLine], id: String) {
    // What is dropped has no offset any more.
    self.trace = trace.filter { $0.state.y != nil }
    self.id = Markup.anchor(id)
    places = Self.places(of: self.trace)
    end = max(0.1, (places.last ?? 0) * 1.04)
    let offsets = self.trace.map { $0.state.y ?? 0 }
    let rooms = self.trace.map { line in
      (line.state.lengths[.rest] ?? 0) - (line.state.ownTop ?? 0)
    }
    let isNearStart = (offsets.min() ?? 0) < 200
    let low = min(offsets.min() ?? 0, isNearStart ? rooms.min() ?? 0 : .infinity)
    let high = max(offsets.max() ?? 0, low + 40)
    let air = (high - low) * 0.12
    self.offsets = low - air...high + air
  }

  /// The chart, as an `svg` element.
  var markup: String {
    let bands = ScenarioRole.allCases.filter(isUsed)
    let bottom = Self.top + Self.height + Double(bands.count) * Self.band + 4
    return """
      <svg viewBox="0 0 \(Words.plain(Self.width)) \(Words.decimal(bottom + 20, 1))" role="img" \
      aria-label="Timeline">\
      <clipPath id="\(id)">\(rect("", Self.left, Self.top, Self.right - Self.left, Self.height))</clipPath>\
      \(rect("plot", Self.left, Self.top, Self.right - Self.left, Self.height))\(axis(to: bottom))\
      <g clip-path="url(#\(id))">\(rooms)\(edges)\(offset)</g>\(bands.enumerated().map(band).joined())\(actions)</svg>
      """
  }

  private static func places(of trace: [TraceLine]) -> [Double] {
    let moment = max(0.025, (trace.last?.t ?? 0) / 50)
    var places: [Double] = []
    for (index, line) in trace.enumerated() {
      guard let place = places.last else {
        places.append(0)
        continue
      }
      let last = trace[index - 1]
      let isElsewhere =
        abs((line.state.y ?? 0) - (last.state.y ?? 0)) >= 0.5 || line.state.header != last.state.header
        || line.state.footer != last.state.footer
      places.append(place + max(line.t - last.t, isElsewhere ? moment : 0))
    }
    return places
  }

  // MARK: Scales

  private func x(_ place: Double) -> Double { Self.left + min(place, end) / end * (Self.right - Self.left) }

  /// Where a time is drawn: after all that happens at it.
  private func place(of time: Double) -> Double {
    guard let index = trace.lastIndex(where: { $0.t <= time }) else { return time }
    return places[index] + time - trace[index].t
  }

  /// Pulling the content down leads down, as on screen.
  private func y(_ offset: Double) -> Double {
    let share = (offset - offsets.lowerBound) / (offsets.upperBound - offsets.lowerBound)
    return Self.top + Self.height * (1 - share)
  }

  private func axis(to bottom: Double) -> String {
    let last = trace.last?.t ?? 0
    let times = timesWithRoom(AxisTicks.ticks(0...max(last, 0.1), atMost: 7).filter { $0 <= last }).map {
      time in
      let x = Words.decimal(x(place(of: time)), 1)
      return """
        <line class="grid" x1="\(x)" x2="\(x)" y1="\(Words.plain(Self.top))" y2="\(Words.decimal(bottom, 1))"/>\
        <text class="tick" x="\(x)" y="\(Words.decimal(bottom + 13, 1))" text-anchor="middle">\
        \(Words.decimal(time, last < 0.8 ? 2 : 1)) s</text>
        """
    }
    let places = AxisTicks.ticks(offsets, atMost: 4).map { offset in
      """
      <text class="tick" x="\(Words.plain(Self.left - 6))" y="\(Words.decimal(y(offset) + 3.5, 1))" \
      text-anchor="end">\(Words.points(offset))</text>
      """
    }
    return (times + places).joined()
  }

  /// Those of the times whose words have room beside the ones before.
  private func timesWithRoom(_ times: [Double]) -> [Double] {
    var kept: [Double] = []
    for time in times where kept.last.map({ x(place(of: time)) - x(place(of: $0)) > 42 }) ?? true {
      kept.append(time)
    }
    return kept
  }

  // MARK: The plot

  private var offset: String { "<path class=\"offset\" d=\"\(Outline.path(line { $0.y ?? 0 }))\"/>" }

  private var edges: String {
    path("edge", line { $0.lengths[.rest] ?? 0 }) + path("edge", line { $0.lengths[.end] ?? 0 })
  }

  private var rooms: String {
    area({ $0.lengths[.rest] ?? 0 }, { ($0.lengths[.rest] ?? 0) - ($0.ownTop ?? 0) })
      + area({ $0.lengths[.end] ?? 0 }, { ($0.lengths[.end] ?? 0) + ($0.ownBottom ?? 0) })
  }

  private func path(_ kind: String, _ points: [Outline.Point]) -> String {
    "<path class=\"\(kind)\" d=\"\(Outline.path(points))\"/>"
  }

  private func area(
    _ near: (FinalState) -> Double, _ far: (FinalState) -> Double
  ) -> String {
    guard trace.contains(where: { abs(near($0.state) - far($0.state)) >= 0.5 }) else { return "" }
    return "<path class=\"room\" d=\"\(Outline.path(line(far) + line(near).reversed()))Z\"/>"
  }

  private func line(_ value: (FinalState) -> Double) -> [Outline.Point] {
    var points = zip(trace, places).map { (x: x($1), y: y(value($0.state))) }
    if let last = points.last { points.append((x: Self.right, y: last.y)) }
    return Outline.thinned(points)
  }

  // MARK: Phases and actions

  private func phase(_ role: ScenarioRole, _ state: FinalState) -> String? {
    switch role {
    case .header: state.header
    case .footer: state.footer
    }
  }

  private func isUsed(_ role: ScenarioRole) -> Bool { trace.contains { phase(role, $0.state) != nil } }

  private func band(_ index: Int, _ role: ScenarioRole) -> String {
    let top = Self.top + Self.height + 4 + Double(index) * Self.band
    var parts = """
      <text class="tick" x="\(Words.plain(Self.left - 6))" y="\(Words.decimal(top + 11, 1))" \
      text-anchor="end">\(role.rawValue)</text>
      """
    let changes = changes(of: role)
    for (change, next) in zip(changes, changes.dropFirst().map(\.place) + [end]) {
      guard let name = change.phase else { continue }
      let (start, width) = (x(change.place), x(next) - x(change.place))
      parts +=
        "<g>\(rect("state \(Self.color(of: name))", start, top, width, Self.band - 4))<title>\(name)</title></g>"
      if width > Double(name.count) * 6.2 + 6 {
        parts += """
          <text class="inside" x="\(Words.decimal(start + 4, 1))" y="\(Words.decimal(top + 11, 1))">\(name)</text>
          """
      }
    }
    return parts
  }

  /// The places at which a control has come into another phase.
  private func changes(of role: ScenarioRole) -> [(place: Double, phase: String?)] {
    var changes: [(place: Double, phase: String?)] = []
    for (line, place) in zip(trace, places) {
      let phase = phase(role, line.state)
      if changes.isEmpty || changes.last?.phase != phase { changes.append((place, phase)) }
    }
    return changes
  }

  private static func color(of phase: String) -> String {
    switch phase {
    case "pulling": "pulling"
    case "armed": "armed"
    case "refreshing": "loading"
    case "returning", "finishing": "returning"
    case "noMoreData": "noMore"
    default: "resting"
    }
  }

  private var actions: String {
    zip(trace, places).filter { $0.0.ev.hasSuffix(":ACTION") }.map { _, place in
      let x = Words.decimal(x(place), 1)
      return """
        <line class="action" x1="\(x)" x2="\(x)" y1="\(Words.plain(Self.top))" \
        y2="\(Words.plain(Self.top + Self.height))"/>
        """
    }.joined()
  }

  private func rect(_ kind: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    """
    <rect class="\(kind)" x="\(Words.decimal(x, 1))" y="\(Words.decimal(y, 1))" \
    width="\(Words.decimal(max(0, width), 1))" height="\(Words.decimal(height, 1))"/>
    """
  }
}
