#if !canImport(UIKit)
/// Points at each of the four edges, by side: the part of `UIEdgeInsets` that refresh views use.
nonisolated public struct PlatformEdgeInsets: Equatable, Sendable {
  /// Points at the top.
  public var top: CGFloat
  /// Points at the left.
  public var left: CGFloat
  /// Points at the bottom.
  public var bottom: CGFloat
  /// Points at the right.
  public var right: CGFloat

  /// No points at any edge.
  public static let zero = PlatformEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
#endif
