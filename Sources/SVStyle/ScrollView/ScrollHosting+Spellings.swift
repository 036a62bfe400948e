// The same members by the spellings that Swift made of the Objective-C names.

extension ScrollHosting {
  /// `addPullToRefresh(actionHandler:configurator:)` by the label that Swift gave it.
  public func addPullToRefresh(actionHandler: (() -> Void)!, with configurator: SVPullToRefreshConfigurator!)
  {
    addPullToRefresh(actionHandler: actionHandler, configurator: configurator)
  }

  /// `addPullToRefresh(actionHandler:configurator:)` by its label in Objective-C.
  public func addPullToRefresh(
    actionHandler: (() -> Void)!, withConfigurator configurator: SVPullToRefreshConfigurator!
  ) {
    addPullToRefresh(actionHandler: actionHandler, configurator: configurator)
  }

  /// `addInfiniteScrolling(actionHandler:theme:)` by the label that Swift gave it.
  public func addInfiniteScrolling(
    actionHandler: (() -> Void)!, withCurrentTheme theme: SVInfiniteScrollingTheme
  ) {
    addInfiniteScrolling(actionHandler: actionHandler, theme: theme)
  }

  /// `addInfiniteScrolling(actionHandler:loadingImageName:)` by the label that Swift gave it.
  public func addInfiniteScrolling(actionHandler: (() -> Void)!, withLoadingImageName name: String!) {
    addInfiniteScrolling(actionHandler: actionHandler, loadingImageName: name)
  }

  /// ``changeCurrentRefreshTheme(to:)`` by its name in Objective-C.
  public func changeCurrentRefreshThemeToTheme(_ theme: SVRefreshTheme) {
    changeCurrentRefreshTheme(to: theme)
  }

  /// ``changeCurrentInfiniteScrollingTheme(to:)`` by its name in Objective-C.
  public func changeCurrentInfiniteScrollingThemeToTheme(_ theme: SVInfiniteScrollingTheme) {
    changeCurrentInfiniteScrollingTheme(to: theme)
  }
}
