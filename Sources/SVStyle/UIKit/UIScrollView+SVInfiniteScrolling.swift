#if canImport(UIKit)
// Concrete members; see UIScrollView+SVPullToRefresh.swift.

extension UIScrollView {
  private var hosting: any ScrollHosting { self }

  /// Calls `actionHandler` each time the list is scrolled past its end; see
  /// `ScrollHosting.addInfiniteScrolling(actionHandler:)`.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!) {
    hosting.addInfiniteScrolling(actionHandler: actionHandler)
  }

  /// The same at either end of the content.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, direction: SVInfiniteScrollingDirection) {
    hosting.addInfiniteScrolling(actionHandler: actionHandler, direction: direction)
  }

  /// The same with the direction's number; a number that is no direction adds nothing.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, direction: UInt) {
    hosting.addInfiniteScrolling(actionHandler: actionHandler, direction: direction)
  }

  /// The same, shown by a theme.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, theme: SVInfiniteScrollingTheme) {
    hosting.addInfiniteScrolling(actionHandler: actionHandler, theme: theme)
  }

  /// The same, shown by the pictures of a GIF file in the main bundle; see
  /// `ScrollHosting.addInfiniteScrolling(actionHandler:loadingImageName:)`.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, loadingImageName: String!) {
    hosting.addInfiniteScrolling(actionHandler: actionHandler, loadingImageName: loadingImageName)
  }

  /// The same, shown by any look.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, look: Look) {
    hosting.addInfiniteScrolling(actionHandler: actionHandler, look: look)
  }

  /// The same, shown by a view of the app's class; see
  /// `ScrollHosting.addInfiniteScrolling(actionHandler:viewClass:)`.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, viewClass: SVInfiniteScrollingView.Type) {
    hosting.addInfiniteScrolling(actionHandler: actionHandler, viewClass: viewClass)
  }

  /// Shows another theme from now on; see `ScrollHosting.changeCurrentInfiniteScrollingTheme(to:)`.
  public func changeCurrentInfiniteScrollingTheme(to theme: SVInfiniteScrollingTheme) {
    hosting.changeCurrentInfiniteScrollingTheme(to: theme)
  }

  // MARK: The view

  /// Starts a load as if the user had scrolled to the end; see `ScrollHosting.triggerInfiniteScrolling()`.
  public func triggerInfiniteScrolling() { hosting.triggerInfiniteScrolling() }

  /// The view that loads more; nil before anything was added. See `ScrollHosting.infiniteScrollingView`.
  public var infiniteScrollingView: SVInfiniteScrollingView! { hosting.infiniteScrollingView }

  /// The view that loads more at an end of the content; nil if there is none.
  public func infiniteScrollingView(at direction: SVInfiniteScrollingDirection) -> SVInfiniteScrollingView! {
    hosting.infiniteScrollingView(at: direction)
  }

  /// Whether the list loads more at its end; see `ScrollHosting.showsInfiniteScrolling`.
  public var showsInfiniteScrolling: Bool {
    get { hosting.showsInfiniteScrolling }
    set { hosting.showsInfiniteScrolling = newValue }
  }
}
#endif
