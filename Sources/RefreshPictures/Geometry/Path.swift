import RefreshLooks

/// A part of a path: pieces that hang together.
nonisolated struct Subpath: Equatable, Sendable {
  /// The pieces in order; the line that closes is one of them.
  var segments: [Segment] = []

  /// Whether the end joins the beginning.
  var isClosed = false
}

/// A path as it grows from the elements of a drawing.
nonisolated struct PathBuilder {
  private var done: [Subpath] = []
  private var open = Subpath()
  private var start: Point?
  private var place: Point?

  /// Whether nothing was added.
  var isEmpty: Bool { place == nil }

  /// Goes on with the path; true if the element belongs to a path.
  mutating func add(_ element: DrawingElement) -> Bool {
    switch element {
    case .move(let x, let y):
      endPart()
      begin(Self.point(x, y))
    case .line(let x, let y): line(to: Self.point(x, y))
    case .quad(let cx, let cy, let x, let y):
      let control = Self.point(cx, cy)
      if place == nil { begin(control) }
      add(.quad(place ?? control, control, Self.point(x, y)))
    case .cubic(let ax, let ay, let bx, let by, let x, let y):
      let control = Self.point(ax, ay)
      if place == nil { begin(control) }
      add(.cubic(place ?? control, control, Self.point(bx, by), Self.point(x, y)))
    case .arc(let x, let y, let radius, let start, let sweep):
      arc(Self.point(x, y), Self.number(radius), Self.number(start), Self.number(sweep))
    case .close: close()
    case .fill, .fillLinear, .fillRadial, .stroke, .text, .image, .push, .clip, .pop: return false
    }
    return true
  }

  /// The path; the next one begins anew.
  mutating func take() -> [Subpath] {
    endPart()
    let path = done
    self = PathBuilder()
    return path
  }

  /// What is no number counts as 0, and what is beyond every screen as its edge.
  private static func number(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -Numbers.limit), Numbers.limit) : 0
  }

  private static func point(_ x: Double, _ y: Double) -> Point { Point(number(x), number(y)) }

  private mutating func begin(_ point: Point) {
    start = point
    place = point
  }

  private mutating func add(_ segment: Segment) {
    open.segments.append(segment)
    place = segment.end
  }

  private mutating func line(to point: Point) {
    guard let place else { return begin(point) }
    add(.line(place, point))
  }

  private mutating func arc(_ centre: Point, _ radius: Double, _ start: Double, _ sweep: Double) {
    var sweep = sweep
    // Further rounds leave nothing new, but their end.
    if abs(sweep) > 720 { sweep = sweep.truncatingRemainder(dividingBy: 360) + (sweep < 0 ? -360 : 360) }
    let arc = Segment.arc(centre, radius: max(radius, 0), start: start, sweep: sweep)
    let first = arc.start
    if let place, (place - first).length > 1e-6 { add(.line(place, first)) }
    if place == nil { begin(first) }
    if radius > 0, sweep != 0 { add(arc) }
  }

  private mutating func close() {
    guard let start, let place, !open.segments.isEmpty else { return }
    if (place - start).length > 1e-6 { open.segments.append(.line(place, start)) }
    open.isClosed = true
    endPart()
    begin(start)
  }

  private mutating func endPart() {
    if !open.segments.isEmpty { done.append(open) }
    open = Subpath()
    start = nil
    place = nil
  }
}
