/// A component above the list that refreshes it.
open class RefreshHeaderControl: RefreshComponent {
  /// Ends the refresh and lets the footer of the same list load again.
  ///
  /// - Parameter closure: Called once when the room has closed.
  public final func endRefreshingWithResetFooter(closure: (() -> Void)? = nil) {
    let host = refresher.object?.host
    endRefreshing(closure: closure)
    host?.refreshers[.footer]?.resetNoMoreData()
  }
}

/// A header with a text.
///
///     list.fig_header = RefreshHeader { reload { list.fig_header?.endRefreshing() } }
open class RefreshHeader: RefreshHeaderControl {
  /// The titles in English.
  open override func refreshComponentTitlesWithStates() -> [RefreshState: String] {
    [
      .idle: "Pull down to refresh", .pullingInRect: "Pull down to refresh",
      .pullingOutRect: "Release to refresh", .releaseing: "Pull down to refresh",
      .refreshing: "Loading...",
    ]
  }

  override func register(with refresher: Refresher) { refresher.setHandle(self as RefreshHeader) }
}
