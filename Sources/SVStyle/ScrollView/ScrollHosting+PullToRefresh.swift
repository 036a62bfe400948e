extension ScrollHosting {
  /// Calls `actionHandler` each time the user pulls the list down by more than 60 points and lets go.
  ///
  /// Say when the refresh is over:
  ///
  ///     list.addPullToRefresh { [weak list] in
  ///       reload { list?.pullToRefreshView.stopAnimating() }
  ///     }
  ///
  /// Adding again replaces the action and nothing else: the view stays as it is, and a refresh that is
  /// running goes on. What another style had attached at the top makes way. The action is held as long as
  /// the view.
  public func addPullToRefresh(actionHandler: (() -> Void)!) {
    svAddHeader(actionHandler, at: .top)
  }

  /// Calls `actionHandler` each time the user pulls past an edge by more than 60 points and lets go.
  ///
  /// A list can have one at each edge. At the bottom, content that does not fill the list can be pulled too,
  /// and takes along whatever room there is below it.
  public func addPullToRefresh(actionHandler: (() -> Void)!, position: SVPullToRefreshPosition) {
    svAddHeader(actionHandler, at: position)
  }

  /// The same with the position's number; a number that is no position adds nothing.
  public func addPullToRefresh(actionHandler: (() -> Void)!, position: UInt) {
    if let position = SVPullToRefreshPosition(rawValue: position) { svAddHeader(actionHandler, at: position) }
  }

  /// Calls `actionHandler` each time the user pulls the list down far enough, in a view that is set up by a
  /// configurator.
  ///
  /// Adding again replaces the action and takes over the configurator, its theme included; a refresh that is
  /// running goes on, and its end still ends it.
  public func addPullToRefresh(actionHandler: (() -> Void)!, configurator: SVPullToRefreshConfigurator!) {
    svAddHeader(actionHandler, at: .top, configurator)
  }

  /// The same, set up in place:
  ///
  ///     list.addPullToRefresh { reload() } configurator: { $0.theme = .balloon }
  public func addPullToRefresh(
    actionHandler: (() -> Void)!, configurator: (SVPullToRefreshConfigurator) -> Void
  ) {
    let new = SVPullToRefreshConfigurator(scrollView: self)
    configurator(new)
    svAddHeader(actionHandler, at: .top, new)
  }

  /// Calls `actionHandler` each time the user pulls the list down far enough, in a view of the app's class.
  ///
  /// The theme of the configurator does not count then; its ``SVPullToRefreshConfigurator/look`` does. Adding
  /// the same class again replaces the action; with another class a refresh that is running ends without a
  /// callback, its room is given back, and the new view begins at rest.
  public func addPullToRefresh(
    actionHandler: (() -> Void)!, configurator: SVPullToRefreshConfigurator? = nil,
    viewClass: SVPullToRefreshView.Type
  ) {
    svAddHeader(actionHandler, at: .top, configurator, viewClass)
  }

  /// Shows another theme from now on, also in the middle of a pull or a refresh; the state, the texts and
  /// the custom views stay.
  ///
  /// Before anything was added, and with ``SVRefreshTheme/gif`` where the configurator names no file that
  /// exists, this does nothing but say so in debug builds.
  public func changeCurrentRefreshTheme(to theme: SVRefreshTheme) {
    guard let refresher = svHeader, let view = refresher.indicator?.view as? SVPullToRefreshView else {
      return DebugNote.say("there is no pull-to-refresh view whose theme could change; add one first")
    }
    svChange(view, of: refresher, to: theme)
  }

  // MARK: The view

  /// Starts a refresh as if the user had pulled, and runs the action once.
  ///
  /// Does nothing while one is running or before anything was added. Before the list is on screen the
  /// wish is kept until it is.
  public func triggerPullToRefresh() { svHeader?.begin() }

  /// The view that is pulled, the one at the top if there are two; nil before anything was added.
  ///
  /// Where another style attached the refresh, a view that is not on screen stands for it, so that
  /// states and commands work from every style.
  public var pullToRefreshView: SVPullToRefreshView! { svHeader.map { svHandle(of: $0) } }

  /// The view that is pulled at an edge; nil if there is none.
  public func pullToRefreshView(at position: SVPullToRefreshPosition) -> SVPullToRefreshView! {
    scrollHost.refreshers[position.slot].map { svHandle(of: $0) }
  }

  /// The same with the position's number; nil for a number that is no position.
  public func pullToRefreshView(at position: UInt) -> SVPullToRefreshView! {
    SVPullToRefreshPosition(rawValue: position).flatMap { pullToRefreshView(at: $0) }
  }

  /// The views that are pulled: at the top, at the bottom, or both.
  public var pullToRefreshViews: [SVPullToRefreshView] {
    [SVPullToRefreshPosition.top, .bottom].compactMap { pullToRefreshView(at: $0) }
  }

  /// Whether ``pullToRefreshView`` can be pulled; false before anything was added, and setting it then
  /// does nothing. Hidden, the view takes no room; a refresh that is running goes on unseen.
  public var showsPullToRefresh: Bool {
    get { svHeader.map { !$0.isHidden } ?? false }
    set { svHeader?.isHidden = !newValue }
  }
}
