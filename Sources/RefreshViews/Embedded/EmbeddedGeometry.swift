#if hasFeature(Embedded)
// Where there is no Foundation: the few geometry types that views need, by the names they have there.

/// A length or coordinate, in points.
public typealias CGFloat = Double

/// A place, in points.
public struct CGPoint: Equatable, Sendable {
  /// Points to the right.
  public var x: CGFloat
  /// Points down.
  public var y: CGFloat
  /// The origin.
  public static let zero = CGPoint(x: 0, y: 0)
  /// A place.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

/// A width and a height, in points.
public struct CGSize: Equatable, Sendable {
  /// Points across.
  public var width: CGFloat
  /// Points down.
  public var height: CGFloat
  /// Nothing.
  public static let zero = CGSize(width: 0, height: 0)
  /// A size.
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

/// A rectangle, in points.
public struct CGRect: Equatable, Sendable {
  /// The corner at the top left.
  public var origin: CGPoint
  /// Width and height.
  public var size: CGSize
  /// An empty rectangle at the origin.
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
  /// A rectangle from its corner and size.
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  /// A rectangle from four numbers.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  /// Points across.
  public var width: CGFloat { size.width }
  /// Points down.
  public var height: CGFloat { size.height }
  /// The left edge.
  public var minX: CGFloat { origin.x }
  /// The top edge.
  public var minY: CGFloat { origin.y }
  /// The vertical centre line.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The horizontal centre line.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The right edge.
  public var maxX: CGFloat { origin.x + size.width }
  /// The bottom edge.
  public var maxY: CGFloat { origin.y + size.height }
}

/// What a view is decoded from; nothing is decoded here.
public final class PlatformCoder {}
#endif
