extension GMPullToRefresh {
  /// The list that the view hangs on; nil while it hangs nowhere. Cast it to the class that you know it
  /// is of.
  public final var scrollView: (any ScrollHosting)? { refresher.object?.host?.hosting }
}
