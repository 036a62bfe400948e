nonisolated extension RefreshTexts {
  /// Simplified Chinese.
  public static let simplifiedChinese = RefreshTexts(
    language: "zh-Hans",
    [
      .pullToRefresh: "下拉刷新…", .releaseToRefresh: "松开刷新…", .loading: "正在加载…",
      .pullDownToRefresh: "下拉可以刷新", .letGoToRefresh: "松开刷新",
      .pullUpToLoadMore: "上拉加载更多", .releaseToLoadMore: "松开加载更多", .noMoreData: "没有更多数据了",
      .lastUpdated: "上次更新：",
      .never: "从未", .today: "今天 ", .refreshing: "正在刷新", .refreshed: "刷新完成",
      .refreshFailed: "刷新失败", .refresh: "刷新", .loadMore: "加载更多", .loadingMore: "正在加载更多",
      .loadedMore: "加载完成", .loadingFailed: "加载失败",
    ])
}
