extension SVPullToRefreshView {
  /// Shows a view of the app's in a state, or in all, in place of look and texts; nil shows those again.
  ///
  /// The view keeps its size and stands in the middle. It is held until it is replaced.
  public final func setCustomView(_ view: PlatformView?, for state: SVPullToRefreshState) {
    customViews.put(view, for: state.members, in: self)
    showState()
    layoutIfNeeded()
  }

  /// The same by the name that Swift gave it.
  public final func setCustom(_ view: PlatformView?, for state: SVPullToRefreshState) {
    setCustomView(view, for: state)
  }

  /// The same by its older spelling.
  public final func setCustom(_ view: PlatformView?, forState state: SVPullToRefreshState) {
    setCustomView(view, for: state)
  }

  /// The same by its older spelling.
  public final func setCustomView(_ view: PlatformView?, forState state: SVPullToRefreshState) {
    setCustomView(view, for: state)
  }

  /// The same with the state's number; a number that is no state is ignored.
  public final func setCustomView(_ view: PlatformView?, for state: UInt) {
    if let state = SVPullToRefreshState(rawValue: state) { setCustomView(view, for: state) }
  }

  /// The same with the state's number; a number that is no state is ignored.
  public final func setCustom(_ view: PlatformView?, for state: UInt) { setCustomView(view, for: state) }

  /// The same with the state's number; a number that is no state is ignored.
  public final func setCustom(_ view: PlatformView?, forState state: UInt) { setCustomView(view, for: state) }

  /// The same with the state's number; a number that is no state is ignored.
  public final func setCustomView(_ view: PlatformView?, forState state: UInt) {
    setCustomView(view, for: state)
  }
}
