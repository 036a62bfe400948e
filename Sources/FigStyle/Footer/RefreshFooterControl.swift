/// A component below the list that loads more of it, without titles.
open class RefreshFooterControl: RefreshComponent {
  /// Whether the footer loads by itself when the end of the list comes in sight; false by default: it is
  /// pulled past its height and let go.
  ///
  /// Such a footer always stands in room of its own after the content. It loads once per arrival, and
  /// again after more content came. May be set at any time.
  public final var isAutomaticallyRefresh = false {
    didSet { refresher.object?.policy.loadsByItself(isAutomaticallyRefresh) }
  }

  /// How long before the footer is fully in sight one that loads by itself does so, in points; 0 by
  /// default. Negative is later. A number that is not finite traps.
  public final var preloadDistance: CGFloat = 0 {
    didSet { refresher.object?.policy.preloadDistance = Double(preloadDistance) }
  }

  /// Whether a footer that loads by itself does so once per drag at most; false by default.
  public final var isOnlyRefreshPerDrag = false {
    didSet { refresher.object?.policy.loadsPerDrag = isOnlyRefreshPerDrag ? 1 : nil }
  }

  /// Whether the footer is hidden, and takes no room, while the list has no content; true by default.
  public final var isAutomaticallyHidden = true {
    didSet { refresher.object?.policy.hiddenWhenEmpty = isAutomaticallyHidden }
  }

  /// Points by which the footer stands further down than right after the content; 0 by default.
  public final var ignoredScrollViewContentInsetBottom: CGFloat {
    get { ignoredInset }
    set { ignoredInset = newValue }
  }

  /// Ends the load and says that there is nothing more: the footer stays in sight and loads no more
  /// until ``resetNoMoreData(closure:)``.
  ///
  /// Before or after ``RefreshComponent/endRefreshing(closure:)`` makes no difference.
  ///
  /// - Parameter closure: Called once when the load has ended; at once if none was running.
  public final func endRefreshingWithNoMoreData(closure: (() -> Void)? = nil) {
    guard let refresher = refresher.object else { return }
    let isLater = isEnding(refresher)
    end(closure) { $0.noMoreData() }
    if !isLater { closure?() }
  }

  /// Says that there may be more data again; does nothing otherwise. Other than in FigRefresh, a load that
  /// is running goes on.
  ///
  /// - Parameter closure: Called at once when that is said.
  public final func resetNoMoreData(closure: (() -> Void)? = nil) {
    refresher.object?.resetNoMoreData()
    closure?()
  }

  override func policy(height: Double) -> RefreshPolicy {
    var policy = RefreshPolicy.figFooter(height: height)
    policy.loadsByItself(isAutomaticallyRefresh)
    policy.preloadDistance = Double(preloadDistance)
    policy.loadsPerDrag = isOnlyRefreshPerDrag ? 1 : nil
    policy.hiddenWhenEmpty = isAutomaticallyHidden
    return policy
  }
}
