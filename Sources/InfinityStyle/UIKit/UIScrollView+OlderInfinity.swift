#if canImport(UIKit)
// The same names as concrete members; see UIScrollView+Infinity.swift.

extension UIScrollView {
  // MARK: Refreshing

  /// The same as `add(height:animator:action:)`.
  public func addPullToRefresh(
    _ height: CGFloat = 60, animator: some CustomPullToRefreshAnimator, action: (() -> Void)?
  ) {
    fty.pullToRefresh.add(height: height, animator: animator, action: action)
  }

  /// The same as `bind(height:animator:action:)`.
  public func bindPullToRefresh(
    _ height: CGFloat = 60, toAnimator animator: some CustomPullToRefreshAnimator, action: (() -> Void)?
  ) {
    fty.pullToRefresh.bind(height: height, animator: animator, action: action)
  }

  /// The same as ``PullToRefreshWrapper/remove()``; may be called from a `deinit` too.
  nonisolated public func removePullToRefresh() { fty.pullToRefresh.remove() }

  /// The same as ``PullToRefreshWrapper/begin()``.
  public func beginRefreshing() { fty.pullToRefresh.begin() }

  /// The same as ``PullToRefreshWrapper/end()``.
  public func endRefreshing() { fty.pullToRefresh.end() }

  /// The same as ``PullToRefreshWrapper/isEnabled``.
  public var isPullToRefreshEnabled: Bool {
    get { fty.pullToRefresh.isEnabled }
    set { fty.pullToRefresh.isEnabled = newValue }
  }

  /// The same as ``PullToRefreshWrapper/isEnabled``.
  public var enablePullToRefresh: Bool {
    get { fty.pullToRefresh.isEnabled }
    set { fty.pullToRefresh.isEnabled = newValue }
  }

  // MARK: Loading more

  /// The same as `add(height:animator:action:)`.
  public func addInfiniteScroll(
    _ height: CGFloat = Infinity.defaultInfiniteScrollHeight, animator: some CustomInfiniteScrollAnimator,
    action: (() -> Void)?
  ) {
    fty.infiniteScroll.add(height: height, animator: animator, action: action)
  }

  /// The same as `bind(height:animator:action:)`.
  public func bindInfiniteScroll(
    _ height: CGFloat = Infinity.defaultInfiniteScrollHeight,
    toAnimator animator: some CustomInfiniteScrollAnimator, action: (() -> Void)?
  ) {
    fty.infiniteScroll.bind(height: height, animator: animator, action: action)
  }

  /// The same as ``InfiniteScrollWrapper/remove()``; may be called from a `deinit` too.
  nonisolated public func removeInfiniteScroll() { fty.infiniteScroll.remove() }

  /// The same as ``InfiniteScrollWrapper/begin()``.
  public func beginInfiniteScrolling() { fty.infiniteScroll.begin() }

  /// The same as ``InfiniteScrollWrapper/end()``.
  public func endInfiniteScrolling() { fty.infiniteScroll.end() }

  /// The same as ``InfiniteScrollWrapper/isEnabled``.
  public var isInfiniteScrollEnabled: Bool {
    get { fty.infiniteScroll.isEnabled }
    set { fty.infiniteScroll.isEnabled = newValue }
  }

  /// The same as ``InfiniteScrollWrapper/isEnabled``.
  public var enableInfiniteScroll: Bool {
    get { fty.infiniteScroll.isEnabled }
    set { fty.infiniteScroll.isEnabled = newValue }
  }

  /// The same as ``InfiniteScrollWrapper/isStickToContent``.
  public var infiniteStickToContent: Bool {
    get { fty.infiniteScroll.isStickToContent }
    set { fty.infiniteScroll.isStickToContent = newValue }
  }

  /// The same as ``InfiniteScrollWrapper/isStickToContent``.
  public var infinityStickToContent: Bool {
    get { fty.infiniteScroll.isStickToContent }
    set { fty.infiniteScroll.isStickToContent = newValue }
  }
}
#endif
