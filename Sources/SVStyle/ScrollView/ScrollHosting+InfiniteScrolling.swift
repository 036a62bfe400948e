extension ScrollHosting {
  /// Calls `actionHandler` each time the user scrolls past the end of the content and lets go.
  ///
  /// Say when the load is over:
  ///
  ///     list.addInfiniteScrolling { [weak list] in
  ///       loadMore { list?.infiniteScrollingView.stopAnimating() }
  ///     }
  ///
  /// The view takes 60 points of room after the content for as long as it is shown. Content that does
  /// not fill the list loads nothing. Adding again replaces the action; a load that is running goes on.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!) {
    let slots = scrollHost.refreshers
    if let refresher = slots[.footer], refresher.indicator?.view is SVInfiniteScrollingView {
      refresher.action = actionHandler
      return
    }
    let refresher = Refresher(slot: .footer, policy: .svInfinite, action: actionHandler)
    let view = SVInfiniteScrollingView(frame: .zero)
    view.bind(to: refresher)
    refresher.setHandle(view)
    refresher.indicator = RefreshIndicator(view: view, length: 60)
    slots.attach(refresher)
  }

  /// Starts a load as if the user had scrolled to the end, and runs the action once; does nothing while
  /// one is running or before anything was added.
  public func triggerInfiniteScrolling() { scrollHost.refreshers[.footer]?.begin() }

  /// The view after the content; nil before anything was added.
  public var infiniteScrollingView: SVInfiniteScrollingView! {
    scrollHost.refreshers[.footer]?.handle { refresher in
      let view = SVInfiniteScrollingView(frame: .zero)
      view.bind(to: refresher)
      return view
    }
  }

  /// Whether the list loads more at its end; false before anything was added, and setting it then does
  /// nothing. Hidden, the view takes no room; a load that is running goes on unseen.
  public var showsInfiniteScrolling: Bool {
    get { scrollHost.refreshers[.footer].map { !$0.isHidden } ?? false }
    set { scrollHost.refreshers[.footer]?.isHidden = !newValue }
  }
}
