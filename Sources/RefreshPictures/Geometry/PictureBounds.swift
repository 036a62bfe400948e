/// A rectangle, in points.
nonisolated public struct PictureBounds: Equatable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The upper edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The lower edge.
  public var maxY: Double

  /// A rectangle from its edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// The width; 0 for what is empty.
  public var width: Double { max(maxX - minX, 0) }

  /// The height; 0 for what is empty.
  public var height: Double { max(maxY - minY, 0) }

  /// What nothing lies in, and any rectangle unites with.
  static let empty = PictureBounds(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  /// Whether nothing lies in it.
  var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }

  /// The length of its diagonal.
  var diagonal: Double { isEmpty ? 0 : Point(width, height).length }

  /// Grows so that a point lies inside, and what lies within `reach` of it.
  mutating func add(_ point: Point, reach: Point = Point(0, 0)) {
    minX = min(minX, point.x - reach.x)
    minY = min(minY, point.y - reach.y)
    maxX = max(maxX, point.x + reach.x)
    maxY = max(maxY, point.y + reach.y)
  }

  /// Grows so that `other` lies inside.
  mutating func unite(_ other: PictureBounds) {
    guard !other.isEmpty else { return }
    add(Point(other.minX, other.minY))
    add(Point(other.maxX, other.maxY))
  }

  /// What lies in this one and in `other`.
  func intersection(_ other: PictureBounds) -> PictureBounds {
    PictureBounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// A rectangle around a rectangle that was moved, turned and scaled.
  init(x: Double, y: Double, width: Double, height: Double, in affine: Affine) {
    self = .empty
    add(affine(Point(x, y)))
    add(affine(Point(x + width, y)))
    add(affine(Point(x, y + height)))
    add(affine(Point(x + width, y + height)))
  }
}
