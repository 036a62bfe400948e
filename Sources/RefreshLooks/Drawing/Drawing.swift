/// A display list: what is to be seen, in points, for any back end to replay.
///
/// A drawing is made anew for every frame into the same storage: after ``clear()`` nothing is allocated
/// once the storage has grown to what the look needs. y grows downwards.
///
///     drawing.move(to: 0, 0)
///     drawing.line(to: 10, 0)
///     drawing.stroke(.black, width: 2)
nonisolated public struct Drawing: Equatable, Sendable {
  enum Code: UInt8, Sendable {
    case move, line, quad, cubic, arc, close
    case fill, fillLinear, fillRadial, stroke
    case text, image
    case push, clip, pop
  }

  var codes: [Code] = []
  var numbers: [Double] = []
  var strings: [String] = []

  /// A drawing of nothing.
  public init() {}

  /// Takes everything out and keeps the storage.
  public mutating func clear() {
    codes.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    strings.removeAll(keepingCapacity: true)
  }

  /// Whether there is nothing to be seen.
  public var isEmpty: Bool { codes.isEmpty }

  // MARK: Paths

  /// Begins a part of the path at a place.
  public mutating func move(to x: Double, _ y: Double) { add(.move, x, y) }

  /// Goes on in a straight line.
  public mutating func line(to x: Double, _ y: Double) { add(.line, x, y) }

  /// Goes on in a quadratic Bézier curve with one control point.
  public mutating func quad(_ cx: Double, _ cy: Double, to x: Double, _ y: Double) {
    add(.quad, cx, cy, x, y)
  }

  /// Goes on in a cubic Bézier curve with two control points.
  public mutating func cubic(
    _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, to x: Double, _ y: Double
  ) {
    add(.cubic, ax, ay)
    numbers.append(bx)
    numbers.append(by)
    numbers.append(x)
    numbers.append(y)
  }

  /// Goes on along a circle: from `start` through `sweep` degrees, clockwise on screen if positive, 0
  /// being 3 o'clock. A line leads to the arc's beginning, unless the path begins with it.
  public mutating func arc(
    _ x: Double, _ y: Double, radius: Double, start: Double, sweep: Double
  ) {
    add(.arc, x, y, radius, start)
    numbers.append(sweep)
  }

  /// Closes the part of the path that was begun last.
  public mutating func close() { codes.append(.close) }

  // MARK: Paint

  /// Fills the path and begins a new one.
  public mutating func fill(_ color: DrawingColor) {
    codes.append(.fill)
    add(color)
  }

  /// Fills the path with a gradient between two places, and begins a new one.
  public mutating func fill(
    from first: DrawingColor, at x0: Double, _ y0: Double, to second: DrawingColor, at x1: Double,
    _ y1: Double
  ) {
    add(.fillLinear, x0, y0, x1, y1)
    add(first)
    add(second)
  }

  /// Fills the path with a gradient from a centre outwards, and begins a new one.
  public mutating func fill(
    from inner: DrawingColor, around x: Double, _ y: Double, radius: Double, to outer: DrawingColor
  ) {
    add(.fillRadial, x, y, radius)
    add(inner)
    add(outer)
  }

  /// Strokes the path and begins a new one.
  public mutating func stroke(_ color: DrawingColor, width: Double, _ style: StrokeStyle = StrokeStyle()) {
    codes.append(.stroke)
    add(color)
    numbers.append(width)
    numbers.append(Double(style.cap.rawValue))
    numbers.append(Double(style.join.rawValue))
    numbers.append(style.dash)
    numbers.append(style.gap)
    numbers.append(style.trimStart)
    numbers.append(style.trimEnd)
  }

  // MARK: Text and images

  /// Shows one line of text, its middle at the height `y` and aligned at `x`.
  public mutating func text(
    _ string: String, x: Double, y: Double, size: Double, weight: TextWeight = .regular,
    alignment: TextAlignment = .centre, color: DrawingColor
  ) {
    add(.text, x, y, size)
    numbers.append(Double(weight.rawValue))
    numbers.append(Double(alignment.rawValue))
    add(color)
    strings.append(string)
  }

  /// Shows a frame of a named image, as large as fits into a rectangle, its proportions kept.
  public mutating func image(
    _ name: String, frame: Int, x: Double, y: Double, width: Double, height: Double
  ) {
    add(.image, Double(frame), x, y, width)
    numbers.append(height)
    strings.append(name)
  }

  // MARK: Groups

  /// Draws what `content` draws, moved, turned, scaled and faded as a whole.
  ///
  /// The order is: scaled and turned around the group's own origin, then moved to (x, y).
  public mutating func group(
    x: Double = 0, y: Double = 0, degrees: Double = 0, scaleX: Double = 1, scaleY: Double = 1,
    opacity: Double = 1, _ content: (inout Drawing) -> Void
  ) {
    guard opacity > 0 else { return }
    add(.push, x, y, degrees, scaleX)
    numbers.append(scaleY)
    numbers.append(opacity)
    content(&self)
    codes.append(.pop)
  }

  /// Draws what `content` draws, as far as it lies in a rectangle.
  public mutating func clipped(
    x: Double, y: Double, width: Double, height: Double, _ content: (inout Drawing) -> Void
  ) {
    add(.clip, x, y, width, height)
    content(&self)
    codes.append(.pop)
  }

  // MARK: Storage

  private mutating func add(_ code: Code, _ a: Double, _ b: Double) {
    codes.append(code)
    numbers.append(a)
    numbers.append(b)
  }

  private mutating func add(_ code: Code, _ a: Double, _ b: Double, _ c: Double) {
    add(code, a, b)
    numbers.append(c)
  }

  private mutating func add(_ code: Code, _ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    add(code, a, b, c)
    numbers.append(d)
  }

  private mutating func add(_ color: DrawingColor) {
    numbers.append(color.red)
    numbers.append(color.green)
    numbers.append(color.blue)
    numbers.append(color.alpha)
  }
}
