#if hasFeature(Embedded)
/// What a value was and what it has become, as hooks get it.
public struct PlatformChange {
  /// A place or a size.
  public enum Value {
    /// A place.
    case point(CGPoint)
    /// A size.
    case size(CGSize)
  }

  /// The value before the change.
  public let old: Value
  /// The value after the change.
  public let new: Value

  /// A change of a place.
  package init(from old: CGPoint, to new: CGPoint) { (self.old, self.new) = (.point(old), .point(new)) }

  /// A change of a size.
  package init(from old: CGSize, to new: CGSize) { (self.old, self.new) = (.size(old), .size(new)) }
}
#endif
