#if canImport(UIKit)
// The same members by the spellings that Swift made of the Objective-C names, as concrete members; see
// UIScrollView+SVPullToRefresh.swift.

extension UIScrollView {
  private var hosting: any ScrollHosting { self }

  /// `addPullToRefresh(actionHandler:configurator:)` by the label that Swift gave it.
  public func addPullToRefresh(actionHandler: (() -> Void)!, with configurator: SVPullToRefreshConfigurator!)
  {
    hosting.addPullToRefresh(actionHandler: actionHandler, with: configurator)
  }

  /// `addPullToRefresh(actionHandler:configurator:)` by its label in Objective-C.
  public func addPullToRefresh(
    actionHandler: (() -> Void)!, withConfigurator configurator: SVPullToRefreshConfigurator!
  ) {
    hosting.addPullToRefresh(actionHandler: actionHandler, withConfigurator: configurator)
  }

  /// `addInfiniteScrolling(actionHandler:theme:)` by the label that Swift gave it.
  public func addInfiniteScrolling(
    actionHandler: (() -> Void)!, withCurrentTheme theme: SVInfiniteScrollingTheme
  ) {
    hosting.addInfiniteScrolling(actionHandler: actionHandler, withCurrentTheme: theme)
  }

  /// `addInfiniteScrolling(actionHandler:loadingImageName:)` by the label that Swift gave it.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, withLoadingImageName name: String!) {
    hosting.addInfiniteScrolling(actionHandler: actionHandler, withLoadingImageName: name)
  }

  /// `changeCurrentRefreshTheme(to:)` by its name in Objective-C.
  public func changeCurrentRefreshThemeToTheme(_ theme: SVRefreshTheme) {
    hosting.changeCurrentRefreshThemeToTheme(theme)
  }

  /// `changeCurrentInfiniteScrollingTheme(to:)` by its name in Objective-C.
  public func changeCurrentInfiniteScrollingThemeToTheme(_ theme: SVInfiniteScrollingTheme) {
    hosting.changeCurrentInfiniteScrollingThemeToTheme(theme)
  }
}
#endif
