#if hasFeature(Embedded)
package import RefreshLooks

extension LookImages {
  /// The pictures of a file; there are no files here, so always nil.
  package static func named(_ name: String) -> LookImages? { nil }
}
#endif
