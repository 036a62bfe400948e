extension ScrollHosting {
  /// Calls `actionHandler` each time the user pulls the list down by 60 points or more and lets go.
  ///
  ///     list.addPullToRefresh(actionHandler: {
  ///       reload { list.pullToRefreshView.stopAnimating() }
  ///     })
  ///
  /// Adding again replaces the view; what another style had attached at the top makes way too.
  public func addPullToRefresh(actionHandler: (() -> Void)!) {
    GMPullToRefresh(scrollView: self).actionHandler = actionHandler
  }

  /// Does nothing by itself: the view watches the list on its own. It stays so that a delegate that
  /// forwards its scrolling goes on compiling and does no harm.
  public func didScroll() { scrollHost.refreshers.report(.scrolled) }

  /// The view that is pulled; nil before anything was added. Setting it hangs that view on the list, and
  /// nil takes the present one away.
  public var pullToRefreshView: GMPullToRefresh! {
    get { scrollHost.refreshers[.header]?.handle { GMPullToRefresh(standingFor: $0) } }
    set {
      if let newValue { newValue.hang(on: self) } else { scrollHost.refreshers[.header]?.detach() }
    }
  }
}
