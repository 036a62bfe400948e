/// The namespace behind `fty`: everything Infinity-like that a scroll view can do.
///
/// It is made anew on every access, may be kept, and keeps nothing alive.
public struct Infinity {
  /// Refreshing by pulling the list down.
  public let pullToRefresh: PullToRefreshWrapper

  /// Loading more at the end of the list.
  public let infiniteScroll: InfiniteScrollWrapper

  init(_ host: any ScrollHost) {
    pullToRefresh = PullToRefreshWrapper(host)
    infiniteScroll = InfiniteScrollWrapper(host)
  }

  /// Takes both away; see ``PullToRefreshWrapper/remove()``.
  public func clear() {
    pullToRefresh.remove()
    infiniteScroll.remove()
  }
}

extension ScrollHosting {
  /// Everything Infinity-like that this scroll view can do.
  ///
  ///     list.fty.pullToRefresh.add(animator: ring) {
  ///       reload { list.fty.pullToRefresh.end() }
  ///     }
  public var fty: Infinity { Infinity(scrollHost) }
}
