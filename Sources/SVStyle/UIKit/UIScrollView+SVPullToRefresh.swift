#if canImport(UIKit)
// A protocol's extension loses against a class's own: as long as some file of an app still imports an
// original that extends UIScrollView, only members of the class itself are sure to be ours.

extension UIScrollView {
  private var hosting: any ScrollHosting { self }

  /// Calls `actionHandler` each time the list is pulled down; see
  /// `ScrollHosting.addPullToRefresh(actionHandler:)`.
  public func addPullToRefresh(actionHandler: (() -> Void)!) {
    hosting.addPullToRefresh(actionHandler: actionHandler)
  }

  /// Calls `actionHandler` each time the list is pulled past an edge; see
  /// `ScrollHosting.addPullToRefresh(actionHandler:position:)`.
  public func addPullToRefresh(actionHandler: (() -> Void)!, position: SVPullToRefreshPosition) {
    hosting.addPullToRefresh(actionHandler: actionHandler, position: position)
  }

  /// The same with the position's number; a number that is no position adds nothing.
  public func addPullToRefresh(actionHandler: (() -> Void)!, position: UInt) {
    hosting.addPullToRefresh(actionHandler: actionHandler, position: position)
  }

  /// The same in a view that is set up by a configurator; see
  /// `ScrollHosting.addPullToRefresh(actionHandler:configurator:)`.
  public func addPullToRefresh(actionHandler: (() -> Void)!, configurator: SVPullToRefreshConfigurator!) {
    hosting.addPullToRefresh(actionHandler: actionHandler, configurator: configurator)
  }

  /// The same, set up in place.
  public func addPullToRefresh(
    actionHandler: (() -> Void)!, configurator: (SVPullToRefreshConfigurator) -> Void
  ) {
    hosting.addPullToRefresh(actionHandler: actionHandler, configurator: configurator)
  }

  /// The same in a view of the app's class; see
  /// `ScrollHosting.addPullToRefresh(actionHandler:configurator:viewClass:)`.
  public func addPullToRefresh(
    actionHandler: (() -> Void)!, configurator: SVPullToRefreshConfigurator? = nil,
    viewClass: SVPullToRefreshView.Type
  ) {
    hosting.addPullToRefresh(actionHandler: actionHandler, configurator: configurator, viewClass: viewClass)
  }

  /// Shows another theme from now on; see `ScrollHosting.changeCurrentRefreshTheme(to:)`.
  public func changeCurrentRefreshTheme(to theme: SVRefreshTheme) {
    hosting.changeCurrentRefreshTheme(to: theme)
  }

  // MARK: The view

  /// Starts a refresh as if the user had pulled; see `ScrollHosting.triggerPullToRefresh()`.
  public func triggerPullToRefresh() { hosting.triggerPullToRefresh() }

  /// The view that is pulled; nil before anything was added. See `ScrollHosting.pullToRefreshView`.
  public var pullToRefreshView: SVPullToRefreshView! { hosting.pullToRefreshView }

  /// The view that is pulled at an edge; nil if there is none.
  public func pullToRefreshView(at position: SVPullToRefreshPosition) -> SVPullToRefreshView! {
    hosting.pullToRefreshView(at: position)
  }

  /// The same with the position's number; nil for a number that is no position.
  public func pullToRefreshView(at position: UInt) -> SVPullToRefreshView! {
    hosting.pullToRefreshView(at: position)
  }

  /// The views that are pulled: at the top, at the bottom, or both.
  public var pullToRefreshViews: [SVPullToRefreshView] { hosting.pullToRefreshViews }

  /// Whether the list can be pulled; see `ScrollHosting.showsPullToRefresh`.
  public var showsPullToRefresh: Bool {
    get { hosting.showsPullToRefresh }
    set { hosting.showsPullToRefresh = newValue }
  }
}
#endif
