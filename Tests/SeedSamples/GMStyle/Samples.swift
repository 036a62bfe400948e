import GMStyle
import RefreshTesting

// Every call form of the article on GMPullToRefresh, and what follows from the members it shows.

@MainActor func add(_ list: UIScrollView, _ feed: Feed) {
  list.addPullToRefresh(actionHandler: { feed.reload { list.pullToRefreshView.stopAnimating() } })
}

/// A screen that forwards what its scroll view's delegate hears.
@MainActor final class Screen {
  let list = UIScrollView()

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === list { scrollView.didScroll() }
  }
}

@MainActor func stop(_ list: UIScrollView) { list.pullToRefreshView?.stopAnimating() }

@MainActor func stateName(_ list: UIScrollView) -> String {
  switch list.pullToRefreshView.state {
  case .hidden: return "hidden"
  case .visible: return "visible"
  case .triggered: return "armed"
  case .loading: return "busy"
  }
}

func numbers() -> Bool {
  GMPullToRefreshState(rawValue: 1) == .hidden && GMPullToRefreshState.loading.rawValue == 4
}

@MainActor func byHand(_ list: UIScrollView, _ feed: Feed) {
  let view = GMPullToRefresh(scrollView: list)
  view.actionHandler = { feed.reload {} }
  list.pullToRefreshView = view
}

@MainActor func feedOffset(_ view: GMPullToRefresh) { view.scrollViewDidScroll(CGPoint(x: 0, y: -30)) }

@MainActor func label(_ view: GMPullToRefresh) { view.titleLabel.textColor = .red }

@MainActor func takeActionAway(_ list: UIScrollView) { list.pullToRefreshView.actionHandler = nil }

@MainActor func takeAway(_ list: UIScrollView) { list.pullToRefreshView = nil }

@MainActor func inset(_ view: GMPullToRefresh) { view.setScrollViewContentInsetTop(64) }
