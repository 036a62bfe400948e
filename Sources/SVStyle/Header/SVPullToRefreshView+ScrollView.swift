#if !canImport(UIKit)
extension SVPullToRefreshView {
  /// The list that the view is added to; nil once it is gone.
  public final var scrollView: (any ScrollHosting)? { refresher.object?.host }
}

extension SVInfiniteScrollingView {
  /// The list that the view is added to; nil once it is gone.
  public final var scrollView: (any ScrollHosting)? { refresher.object?.host }
}
#endif
