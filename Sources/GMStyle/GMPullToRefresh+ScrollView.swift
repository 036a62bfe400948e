#if !canImport(UIKit)
extension GMPullToRefresh {
  /// The list that the view hangs on; nil while it hangs nowhere.
  public final var scrollView: (any ScrollHosting)? { refresher.object?.host }
}
#endif
