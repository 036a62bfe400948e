// The spellings of Swift 1 and 2: they work, and say what they are called now.

extension ScrollHosting {
  /// `addPullToRefresh(actionHandler:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addPullToRefresh(actionHandler:)")
  public func addPullToRefreshWithActionHandler(_ actionHandler: (() -> Void)!) {
    addPullToRefresh(actionHandler: actionHandler)
  }

  /// `addPullToRefresh(actionHandler:position:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addPullToRefresh(actionHandler:position:)")
  public func addPullToRefreshWithActionHandler(
    _ actionHandler: (() -> Void)!, position: SVPullToRefreshPosition
  ) {
    addPullToRefresh(actionHandler: actionHandler, position: position)
  }

  /// `addPullToRefresh(actionHandler:position:)` as Swift 2 spelt it, with the position's number.
  @available(*, deprecated, renamed: "addPullToRefresh(actionHandler:position:)")
  public func addPullToRefreshWithActionHandler(_ actionHandler: (() -> Void)!, position: UInt) {
    addPullToRefresh(actionHandler: actionHandler, position: position)
  }

  /// `addPullToRefresh(actionHandler:configurator:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addPullToRefresh(actionHandler:withConfigurator:)")
  public func addPullToRefreshWithActionHandler(
    _ actionHandler: (() -> Void)!, withConfigurator configurator: SVPullToRefreshConfigurator!
  ) {
    addPullToRefresh(actionHandler: actionHandler, configurator: configurator)
  }

  /// `addInfiniteScrolling(actionHandler:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addInfiniteScrolling(actionHandler:)")
  public func addInfiniteScrollingWithActionHandler(_ actionHandler: (() -> Void)!) {
    addInfiniteScrolling(actionHandler: actionHandler)
  }

  /// `addInfiniteScrolling(actionHandler:direction:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addInfiniteScrolling(actionHandler:direction:)")
  public func addInfiniteScrollingWithActionHandler(
    _ actionHandler: (() -> Void)!, direction: SVInfiniteScrollingDirection
  ) {
    addInfiniteScrolling(actionHandler: actionHandler, direction: direction)
  }

  /// `addInfiniteScrolling(actionHandler:direction:)` as Swift 2 spelt it, with the direction's number.
  @available(*, deprecated, renamed: "addInfiniteScrolling(actionHandler:direction:)")
  public func addInfiniteScrollingWithActionHandler(_ actionHandler: (() -> Void)!, direction: UInt) {
    addInfiniteScrolling(actionHandler: actionHandler, direction: direction)
  }

  /// `addInfiniteScrolling(actionHandler:theme:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addInfiniteScrolling(actionHandler:withCurrentTheme:)")
  public func addInfiniteScrollingWithActionHandler(
    _ actionHandler: (() -> Void)!, withCurrentTheme theme: SVInfiniteScrollingTheme
  ) {
    addInfiniteScrolling(actionHandler: actionHandler, theme: theme)
  }

  /// `addInfiniteScrolling(actionHandler:loadingImageName:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addInfiniteScrolling(actionHandler:withLoadingImageName:)")
  public func addInfiniteScrollingWithActionHandler(
    _ actionHandler: (() -> Void)!, withLoadingImageName name: String!
  ) {
    addInfiniteScrolling(actionHandler: actionHandler, loadingImageName: name)
  }
}
