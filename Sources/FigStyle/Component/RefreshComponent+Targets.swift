#if canImport(ObjectiveC) && canImport(UIKit)
extension RefreshComponent {
  /// A component that sends messages to targets, which are held weakly. A target that does not respond
  /// is left alone; the selectors take no arguments.
  public convenience init(
    refreshingTarget: AnyObject?, refreshingSelector: Selector?, endRefreshingTarget: AnyObject? = nil,
    endRefreshingSelector: Selector? = nil
  ) {
    self.init(
      refreshingClosure: Self.message(to: refreshingTarget, refreshingSelector),
      endRefreshingClosure: Self.message(to: endRefreshingTarget, endRefreshingSelector))
  }

  /// Ends the refresh and sends a message when the room has closed; see
  /// ``endRefreshing(closure:)``. The target is held weakly.
  public final func endRefreshing(target: AnyObject?, selector: Selector?) {
    endRefreshing(closure: Self.message(to: target, selector))
  }

  static func message(to target: AnyObject?, _ selector: Selector?) -> () -> Void {
    { [weak target] in
      guard let selector, let target = target as? any NSObjectProtocol, target.responds(to: selector)
      else { return }
      _ = target.perform(selector)
    }
  }
}

extension RefreshFooterControl {
  /// Says that there is nothing more and sends a message when the load has ended; see
  /// ``endRefreshingWithNoMoreData(closure:)``. The target is held weakly.
  public final func endRefreshingWithNoMoreData(target: AnyObject?, selector: Selector?) {
    endRefreshingWithNoMoreData(closure: Self.message(to: target, selector))
  }
}
#endif
