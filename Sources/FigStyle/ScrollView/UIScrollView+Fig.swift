#if canImport(UIKit)
// A protocol's extension loses against a class's own: as long as some file of an app still imports an
// original that extends UIScrollView, only members of the class itself are sure to be ours.

extension UIScrollView {
  private var hosting: any ScrollHosting { self }

  /// The component above the list; see `fig_header`.
  public var fig_header: RefreshHeader? {
    get { hosting.fig_header }
    set { hosting.fig_header = newValue }
  }

  /// The component below the list; see `fig_footer`.
  public var fig_footer: RefreshFooter? {
    get { hosting.fig_footer }
    set { hosting.fig_footer = newValue }
  }

  /// Makes a header of the default class; see `fig_header(refreshingClosure:)`.
  public func fig_header(refreshingClosure: (() -> Void)?) {
    hosting.fig_header(refreshingClosure: refreshingClosure)
  }

  /// Makes a header of the default class; see
  /// `fig_header(refreshingClosure:endRefreshingClosure:)`.
  public func fig_header(refreshingClosure: (() -> Void)?, endRefreshingClosure: (() -> Void)? = nil) {
    hosting.fig_header(
      refreshingClosure: refreshingClosure, endRefreshingClosure: endRefreshingClosure)
  }

  /// Makes a footer of the default class; see `fig_footer(refreshingClosure:)`.
  public func fig_footer(refreshingClosure: (() -> Void)?) {
    hosting.fig_footer(refreshingClosure: refreshingClosure)
  }

  /// Makes a footer of the default class; see
  /// `fig_footer(refreshingClosure:endRefreshingClosure:)`.
  public func fig_footer(refreshingClosure: (() -> Void)?, endRefreshingClosure: (() -> Void)? = nil) {
    hosting.fig_footer(
      refreshingClosure: refreshingClosure, endRefreshingClosure: endRefreshingClosure)
  }
}
#endif
