#if hasFeature(Embedded)
public import RefreshLooks

extension LookImages {
  /// The pictures of a file; there are no files here, so always nil.
  public static func named(_ name: String) -> LookImages? { nil }
}
#endif
