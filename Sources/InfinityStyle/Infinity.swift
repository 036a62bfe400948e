/// The namespace behind `fty`: everything Infinity-like that a scroll view can do.
///
/// It is made anew on every access, may be kept, and keeps nothing alive: once its scroll view is gone,
/// everything here does nothing.
public struct Infinity: MainActorIsolated {
  /// Refreshing by pulling the list down.
  nonisolated public let pullToRefresh: PullToRefreshWrapper

  /// Loading more at the end of the list.
  nonisolated public let infiniteScroll: InfiniteScrollWrapper

  nonisolated let link: HostingLink

  nonisolated package init(_ link: HostingLink) {
    self.link = link
    pullToRefresh = PullToRefreshWrapper(link)
    infiniteScroll = InfiniteScrollWrapper(link)
  }

  /// Takes both away; see ``PullToRefreshWrapper/remove()``.
  ///
  /// May be called from anywhere, also from a `deinit`: on the main thread at once, elsewhere it happens
  /// there soon. Nobody has to call it; a list that goes takes everything along.
  nonisolated public func clear() {
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
  ///
  /// May be read anywhere, also in a `deinit`, the scroll view's own included. Reading it makes nothing
  /// and attaches nothing.
  nonisolated public var fty: Infinity { Infinity(HostingLink(self)) }
}
