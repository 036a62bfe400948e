extension SVPullToRefreshView {
  /// The list that the view is added to; nil once it is gone. Cast it to the class that you know it is of.
  public final var scrollView: (any ScrollHosting)? { refresher.object?.host?.hosting }
}

extension SVInfiniteScrollingView {
  /// The list that the view is added to; nil once it is gone. Cast it to the class that you know it is of.
  public final var scrollView: (any ScrollHosting)? { refresher.object?.host?.hosting }
}
