import Foundation

/// A place, in points.
nonisolated struct Point: Equatable, Sendable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  static func * (a: Point, share: Double) -> Point { Point(a.x * share, a.y * share) }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// The place at `share` of the way to `other`.
  func toward(_ other: Point, _ share: Double) -> Point { self + (other - self) * share }

  /// The same direction, one point long; nil without a direction.
  var unit: Point? {
    let length = length
    return length > 1e-9 ? self * (1 / length) : nil
  }

  /// The direction a quarter turn clockwise on screen.
  var normal: Point { Point(-y, x) }
}

/// Where a group's own points come to lie.
nonisolated struct Affine: Equatable, Sendable {
  private var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
  private var origin = Point(0, 0)

  /// Everything stays where it is.
  init() {}

  /// Scaled and turned around the origin, then moved.
  init(x: Double, y: Double, degrees: Double, scaleX: Double, scaleY: Double) {
    let angle = degrees * .pi / 180
    let (sine, cosine) = degrees == 0 ? (0, 1) : (sin(angle), cos(angle))
    (a, b) = (cosine * scaleX, sine * scaleX)
    (c, d) = (-sine * scaleY, cosine * scaleY)
    origin = Point(x, y)
  }

  func callAsFunction(_ point: Point) -> Point { vector(point) + origin }

  /// The same for a direction, which does not move.
  func vector(_ point: Point) -> Point {
    Point(a * point.x + c * point.y, b * point.x + d * point.y)
  }

  /// This one inside `outer`.
  func inside(_ outer: Affine) -> Affine {
    var both = Affine()
    let (x, y) = (outer.vector(Point(a, b)), outer.vector(Point(c, d)))
    (both.a, both.b, both.c, both.d) = (x.x, x.y, y.x, y.y)
    both.origin = outer(origin)
    return both
  }

  /// How far a circle of that radius reaches to the right and down.
  func reach(_ radius: Double) -> Point {
    Point((a * a + c * c).squareRoot() * radius, (b * b + d * d).squareRoot() * radius)
  }

  /// By how much lengths grow at most.
  var scale: Double { max(Point(a, b).length, Point(c, d).length) }
}
