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

  /// Does nothing by itself, as the view watches the list on its own; see `ScrollHosting.didScroll()`.
  public func didScroll() { hosting.didScroll() }

  /// The view that is pulled, to be read and to be set; see `ScrollHosting.pullToRefreshView`.
  public var pullToRefreshView: GMPullToRefresh! {
    get { hosting.pullToRefreshView }
    set { hosting.pullToRefreshView = newValue }
  }
}
#endif
