/// A component above the list that refreshes it, without titles.
open class RefreshHeaderControl: RefreshComponent {
  /// Points of the list's own top inset that the header ignores: it stands that much further up; 0 by
  /// default.
  public final var ignoredScrollViewContentInsetTop: CGFloat {
    get { ignoredInset }
    set { ignoredInset = newValue }
  }

  /// Ends the refresh and lets the footer of the same list load again, whichever style it is from.
  ///
  /// The footer is reset also when no refresh was running.
  ///
  /// - Parameter closure: Called once when the room has closed; not if no refresh was running.
  public final func endRefreshingWithResetFooter(closure: (() -> Void)? = nil) {
    let host = refresher.object?.host
    endRefreshing(closure: closure)
    host?.refreshers[.footer]?.resetNoMoreData()
  }
}
