extension ScrollHosting {
  /// Calls `actionHandler` each time the user pulls the list down by more than 60 points and lets go.
  ///
  /// Say when the refresh is over:
  ///
  ///     list.addPullToRefresh { [weak list] in
  ///       reload { list?.pullToRefreshView.stopAnimating() }
  ///     }
  ///
  /// Adding again replaces the action; a refresh that is running goes on. What another style had
  /// attached at the top makes way. The action is held as long as the view.
  public func addPullToRefresh(actionHandler: (() -> Void)!) {
    let slots = scrollHost.refreshers
    if let refresher = slots[.header], refresher.indicator?.view is SVPullToRefreshView {
      refresher.action = actionHandler
      return
    }
    let refresher = Refresher(slot: .header, policy: .svPull, action: actionHandler)
    let view = SVPullToRefreshView(frame: .zero)
    view.bind(to: refresher)
    refresher.setHandle(view)
    refresher.indicator = RefreshIndicator(view: view, length: 60)
    slots.attach(refresher)
  }

  /// Starts a refresh as if the user had pulled, and runs the action once.
  ///
  /// Does nothing while one is running or before anything was added. Before the list is on screen the
  /// wish is kept until it is.
  public func triggerPullToRefresh() { scrollHost.refreshers[.header]?.begin() }

  /// The view that is pulled; nil before anything was added.
  ///
  /// Where another style attached the refresh, a view that is not on screen stands for it, so that
  /// states and commands work from every style.
  public var pullToRefreshView: SVPullToRefreshView! {
    scrollHost.refreshers[.header]?.handle { refresher in
      let view = SVPullToRefreshView(frame: .zero)
      view.bind(to: refresher)
      return view
    }
  }

  /// Whether the list can be pulled to refresh; false before anything was added, and setting it then
  /// does nothing. Hidden, the view takes no room; a refresh that is running goes on unseen.
  public var showsPullToRefresh: Bool {
    get { scrollHost.refreshers[.header].map { !$0.isHidden } ?? false }
    set { scrollHost.refreshers[.header]?.isHidden = !newValue }
  }
}
