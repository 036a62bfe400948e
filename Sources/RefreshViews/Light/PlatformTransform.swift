#if !canImport(UIKit)
import RefreshLooks

/// How a view moves, turns and scales what it shows: the part of `CGAffineTransform` that refresh views
/// use.
nonisolated public struct PlatformTransform: Equatable, Sendable {
  /// The first column of the matrix.
  public var a, b: CGFloat
  /// The second column of the matrix.
  public var c, d: CGFloat
  /// Points by which it moves.
  public var tx, ty: CGFloat

  /// A transform from its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Nothing is changed.
  public static let identity = PlatformTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A turn by so many radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (platformSine(Double(angle)), platformCosine(Double(angle)))
    self.init(
      a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }

  /// A change of size.
  public init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// A move.
  public init(translationX: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// This transform, and then `next`.
  public func concatenating(_ next: PlatformTransform) -> PlatformTransform {
    PlatformTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Where the transform takes a place.
  public func applied(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
#endif
