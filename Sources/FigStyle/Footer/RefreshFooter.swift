/// A component below the list that loads more of it.
open class RefreshFooterControl: RefreshComponent {
  override func policy(height: Double) -> RefreshPolicy { .figFooter(height: height) }

  /// Ends the load and says that there is nothing more: the footer stays in sight and loads no more
  /// until ``resetNoMoreData(closure:)``.
  ///
  /// - Parameter closure: Called once when the load has ended; not if none was running.
  public final func endRefreshingWithNoMoreData(closure: (() -> Void)? = nil) {
    end(closure) { $0.noMoreData() }
  }

  /// Says that there may be more data again; does nothing otherwise.
  ///
  /// - Parameter closure: Called when that is done.
  public final func resetNoMoreData(closure: (() -> Void)? = nil) {
    refresher.object?.resetNoMoreData()
    closure?()
  }
}

/// A footer with a text.
///
///     list.fig_footer = RefreshFooter { loadMore { list.fig_footer?.endRefreshing() } }
open class RefreshFooter: RefreshFooterControl {
  /// The titles in English.
  open override func refreshComponentTitlesWithStates() -> [RefreshState: String] {
    [
      .idle: "Pull up to load more", .pullingInRect: "Pull up to load more",
      .pullingOutRect: "Release to load more", .releaseing: "Pull up to load more",
      .refreshing: "Loading...", .noMoreData: "No more data",
    ]
  }

  override func register(with refresher: Refresher) { refresher.setHandle(self as RefreshFooter) }
}
