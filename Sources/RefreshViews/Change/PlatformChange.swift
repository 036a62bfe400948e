#if !hasFeature(Embedded)
/// What a value was and what it has become, as hooks get it: under `.oldKey` and `.newKey`.
public typealias PlatformChange = [NSKeyValueChangeKey: Any]

extension PlatformChange {
  /// A change of a place.
  package init(from old: CGPoint, to new: CGPoint) { self = [.oldKey: old, .newKey: new] }

  /// A change of a size.
  package init(from old: CGSize, to new: CGSize) { self = [.oldKey: old, .newKey: new] }
}
#endif
