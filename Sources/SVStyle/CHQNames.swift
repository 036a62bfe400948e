// CHQPullToRefresh's names: the same types as SVPullToRefresh's.

/// The view that is pulled, by the name that CHQPullToRefresh gives it.
public typealias CHQPullToRefreshView = SVPullToRefreshView

/// What that view is doing, by the name that CHQPullToRefresh gives it.
public typealias CHQPullToRefreshState = SVPullToRefreshState

/// How that view is set up, by the name that CHQPullToRefresh gives it.
public typealias CHQPullToRefreshConfigurator = SVPullToRefreshConfigurator

/// How that view looks, by the name that CHQPullToRefresh gives it.
public typealias CHQRefreshTheme = SVRefreshTheme

/// The view that loads more, by the name that CHQPullToRefresh gives it.
public typealias CHQInfiniteScrollingView = SVInfiniteScrollingView

/// What that view is doing, by the name that CHQPullToRefresh gives it.
public typealias CHQInfiniteScrollingState = SVInfiniteScrollingState

/// How that view looks, by the name that CHQPullToRefresh gives it.
public typealias CHQInfiniteScrollingTheme = SVInfiniteScrollingTheme

/// How much room an infinite-scrolling view takes, in points.
nonisolated public let CHQInfiniteScrollingViewHeight: CGFloat = 60
