// How the original's documentation writes what its code wrote otherwise.

extension PullToRefreshWrapper {
  /// The same as `bind(height:animator:action:)`.
  public func bind(
    height: CGFloat = 60, toAnimator animator: some CustomPullToRefreshAnimator, action: (() -> Void)?
  ) {
    bind(height: height, animator: animator, action: action)
  }
}

extension InfiniteScrollWrapper {
  /// The same as `bind(height:animator:action:)`.
  public func bind(
    height: CGFloat = Infinity.defaultInfiniteScrollHeight,
    toAnimator animator: some CustomInfiniteScrollAnimator, action: (() -> Void)?
  ) {
    bind(height: height, animator: animator, action: action)
  }

  /// The same as ``isStickToContent``.
  public var infinityStickToContent: Bool {
    get { isStickToContent }
    nonmutating set { isStickToContent = newValue }
  }
}

extension ScrollHosting {
  /// Nothing: insets are right whether or not a controller adjusts them.
  ///
  /// The original's documentation has an app set this on its list, where no such property ever was.
  /// Reads false, and takes nothing.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { false }
    set {}
  }
}
