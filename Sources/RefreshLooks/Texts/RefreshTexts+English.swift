nonisolated extension RefreshTexts {
  /// English, the language of the originals.
  public static let english = RefreshTexts(
    language: "en",
    [
      .pullToRefresh: "Pull to refresh...", .releaseToRefresh: "Release to refresh...",
      .loading: "Loading...", .pullDownToRefresh: "Pull down to refresh",
      .letGoToRefresh: "Release to refresh", .pullUpToLoadMore: "Pull up to load more",
      .releaseToLoadMore: "Release to load more",
      .noMoreData: "No more data", .lastUpdated: "Last Updated: ", .never: "Never", .today: "Today ",
      .refreshing: "Refreshing", .refreshed: "Refreshed", .refreshFailed: "Refreshing failed",
      .refresh: "Refresh", .loadMore: "Load more", .loadingMore: "Loading more",
      .loadedMore: "More loaded", .loadingFailed: "Loading failed",
    ])
}
