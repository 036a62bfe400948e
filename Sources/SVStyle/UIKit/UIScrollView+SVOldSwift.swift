#if canImport(UIKit)
// The spellings of Swift 1 and 2 as concrete members; see UIScrollView+SVPullToRefresh.swift.

extension UIScrollView {
  private var hosting: any ScrollHosting { self }

  /// `addPullToRefresh(actionHandler:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addPullToRefresh(actionHandler:)")
  public func addPullToRefreshWithActionHandler(_ actionHandler: (() -> Void)!) {
    hosting.addPullToRefreshWithActionHandler(actionHandler)
  }

  /// `addPullToRefresh(actionHandler:position:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addPullToRefresh(actionHandler:position:)")
  public func addPullToRefreshWithActionHandler(
    _ actionHandler: (() -> Void)!, position: SVPullToRefreshPosition
  ) {
    hosting.addPullToRefreshWithActionHandler(actionHandler, position: position)
  }

  /// `addPullToRefresh(actionHandler:position:)` as Swift 2 spelt it, with the position's number.
  @available(*, deprecated, renamed: "addPullToRefresh(actionHandler:position:)")
  public func addPullToRefreshWithActionHandler(_ actionHandler: (() -> Void)!, position: UInt) {
    hosting.addPullToRefreshWithActionHandler(actionHandler, position: position)
  }

  /// `addPullToRefresh(actionHandler:configurator:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addPullToRefresh(actionHandler:withConfigurator:)")
  public func addPullToRefreshWithActionHandler(
    _ actionHandler: (() -> Void)!, withConfigurator configurator: SVPullToRefreshConfigurator!
  ) {
    hosting.addPullToRefreshWithActionHandler(actionHandler, withConfigurator: configurator)
  }

  /// `addInfiniteScrolling(actionHandler:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addInfiniteScrolling(actionHandler:)")
  public func addInfiniteScrollingWithActionHandler(_ actionHandler: (() -> Void)!) {
    hosting.addInfiniteScrollingWithActionHandler(actionHandler)
  }

  /// `addInfiniteScrolling(actionHandler:direction:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addInfiniteScrolling(actionHandler:direction:)")
  public func addInfiniteScrollingWithActionHandler(
    _ actionHandler: (() -> Void)!, direction: SVInfiniteScrollingDirection
  ) {
    hosting.addInfiniteScrollingWithActionHandler(actionHandler, direction: direction)
  }

  /// `addInfiniteScrolling(actionHandler:direction:)` as Swift 2 spelt it, with the direction's number.
  @available(*, deprecated, renamed: "addInfiniteScrolling(actionHandler:direction:)")
  public func addInfiniteScrollingWithActionHandler(_ actionHandler: (() -> Void)!, direction: UInt) {
    hosting.addInfiniteScrollingWithActionHandler(actionHandler, direction: direction)
  }

  /// `addInfiniteScrolling(actionHandler:theme:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addInfiniteScrolling(actionHandler:withCurrentTheme:)")
  public func addInfiniteScrollingWithActionHandler(
    _ actionHandler: (() -> Void)!, withCurrentTheme theme: SVInfiniteScrollingTheme
  ) {
    hosting.addInfiniteScrollingWithActionHandler(actionHandler, withCurrentTheme: theme)
  }

  /// `addInfiniteScrolling(actionHandler:loadingImageName:)` as Swift 2 spelt it.
  @available(*, deprecated, renamed: "addInfiniteScrolling(actionHandler:withLoadingImageName:)")
  public func addInfiniteScrollingWithActionHandler(
    _ actionHandler: (() -> Void)!, withLoadingImageName name: String!
  ) {
    hosting.addInfiniteScrollingWithActionHandler(actionHandler, withLoadingImageName: name)
  }
}
#endif
