import Foundation
import RefreshTesting
import SVStyle

@MainActor func simplest(_ list: UIScrollView, _ feed: Feed) {
  list.addPullToRefresh { [weak list] in
    feed.reload { list?.pullToRefreshView.stopAnimating() }
  }
}

@MainActor func fromBottom(_ list: UIScrollView, _ feed: Feed) {
  list.addPullToRefresh(
    actionHandler: { feed.older { list.pullToRefreshView?.stopAnimating() } },
    position: .bottom)
  precondition(list.pullToRefreshView.position == SVPullToRefreshPosition.bottom)
}

@MainActor func withoutGesture(_ list: UIScrollView) {
  if list.pullToRefreshView.state == .stopped { list.triggerPullToRefresh() }
  let busy =
    list.pullToRefreshView.state == SVPullToRefreshState.loading
    || list.infiniteScrollingView.state == SVInfiniteScrollingState.loading
  list.showsPullToRefresh = !busy
}

@MainActor func styling(_ list: UIScrollView) {
  let header: SVPullToRefreshView = list.pullToRefreshView
  header.arrowColor = .white
  header.textColor = .gray
  header.activityIndicatorViewStyle = .white
  header.activityIndicatorViewColor = .red
  header.setTitle("Swipe down", for: .stopped)
  header.setTitle("Let go", for: .triggered)
  header.setTitle(nil, for: .loading)
  header.setSubtitle("Offline copy", for: .all)
  header.titleLabel.font = .systemFont(ofSize: 15)
  header.subtitleLabel.textColor = .darkGray
}

@MainActor func ownViews(_ list: UIScrollView, _ spinner: UIView) {
  list.pullToRefreshView.setCustomView(spinner, for: .loading)
  list.pullToRefreshView.setCustom(nil, for: .loading)
  list.infiniteScrollingView.setCustomView(spinner, for: .all)
}

@MainActor func dates(_ list: UIScrollView) {
  list.pullToRefreshView.lastUpdatedDate = Date()
  list.pullToRefreshView.dateFormatter = DateFormatter()
  list.pullToRefreshView.dateLabel?.textColor = .gray
  list.pullToRefreshView.triggerRefresh()
}

@MainActor func footer(_ list: UIScrollView, _ feed: Feed) {
  list.addInfiniteScrolling(actionHandler: {
    feed.older {
      list.infiniteScrollingView.stopAnimating()
      list.infiniteScrollingView.enabled = feed.hasMore
      list.showsInfiniteScrolling = feed.hasMore
    }
  })
  list.triggerInfiniteScrolling()
}

@MainActor func configured(_ grid: UIScrollView, _ feed: Feed) {
  let look = CHQPullToRefreshConfigurator(scrollView: grid)
  look.theme = .balloon
  look.pullToRefreshViewHeight = 80
  look.pullToRefreshViewTriggerHeight = 90
  look.pullToRefreshViewHangingHeight = 80
  look.portraitTopInset = 64
  look.landscapeTopInset = 32
  look.backgroundColor = .clear
  look.animateDuration = 0.25
  grid.addPullToRefresh(actionHandler: { feed.reload {} }, configurator: look)
}

@MainActor func importedNumbers(_ grid: UIScrollView, _ points: Float) {
  let look = CHQPullToRefreshConfigurator(scrollView: grid)
  look.theme = Int32(CHQRefreshTheme.pandulum.rawValue)
  look.pullToRefreshViewHeight = points
  grid.addPullToRefresh(actionHandler: {}, with: look)
}

@MainActor func sibling(_ grid: UIScrollView) {
  let look = CHQPullToRefreshConfigurator(scrollView: grid)
  look.treatAsSubView = false
  look.belowScrollView = true
  look.shouldScrollWithScrollView = false
  look.customiseFrame = true
  look.portraitFrame = CGRect(x: 0, y: 200, width: 320, height: 60)
  look.landscapeFrame = CGRect(x: 0, y: 120, width: 568, height: 60)
  look.appearsWhenReadyToFresh = true
  look.shouldAnimateWhenSettingContentInset = false
  grid.addPullToRefresh(actionHandler: {}, configurator: look)
}

@MainActor func gifs(_ grid: UIScrollView) {
  let look = CHQPullToRefreshConfigurator(scrollView: grid)
  look.theme = .gif
  look.progressImageName = "pull@2x.gif"
  look.refreshingImageName = "spin@2x.gif"
  grid.addPullToRefresh(actionHandler: {}, configurator: look)
  grid.addInfiniteScrolling(actionHandler: {}, loadingImageName: "spin@2x.gif")
  grid.addInfiniteScrolling(actionHandler: {}, withLoadingImageName: "spin@2x.gif")
}

@MainActor func themes(_ grid: UIScrollView) {
  grid.addInfiniteScrolling(actionHandler: {}, theme: .default)
  grid.addInfiniteScrolling(actionHandler: {}, withCurrentTheme: .ellipsis)
  for theme: CHQRefreshTheme in [
    .arrow, .spiral, .eatBeans, .pandulum, .ellipsis, .balloon, .pinterest, .gif, .default,
  ] {
    grid.changeCurrentRefreshTheme(to: theme)
  }
  grid.changeCurrentInfiniteScrollingTheme(to: .ellipsis)
  (grid.pullToRefreshView as? CHQSpiralRefreshView)?.waitingAnimation = .circular
  (grid.pullToRefreshView as? CHQBalloonRefreshView)?.waitingAnimation = .fade
}

final class BarHeader: CHQPullToRefreshView {
  let bar = UIView()
  override func configureView() { addSubview(bar) }
  override func doSomething(whenScrolling contentOffset: CGPoint) {
    let share = -(contentOffset.y + originalTopInset) / pullToRefreshViewTriggerHeight
    bar.frame.size.width = max(0, min(1, share)) * bounds.width
  }
  override func doSomethingWhenStartingAnimating() { bar.backgroundColor = .red }
  override func doSomethingWhenStopingAnimating() { bar.backgroundColor = .clear }
  override func doSomethingWhenChangingOrientation() { configureView() }
  override func doSomethingWhenStateChanges() { bar.isHidden = state == .stopped }
  override func doSomethingWhenLayoutSubviews() { bar.frame.size.height = 2 }
}

final class DotHeader: CHQPullToRefreshView {
  override func doSomethingWhenScrolling(_ contentOffset: CGPoint) {}
  override func doSomethingWhenStoppingAnimating() { super.doSomethingWhenStoppingAnimating() }
}

final class DotFooter: CHQInfiniteScrollingView {
  override func configureView() {}
  override func doSomething(whenScrolling contentOffset: CGPoint) {}
  override func doSomethingWhenStartingAnimating() {}
  override func doSomethingWhenStopingAnimating() {}
}

@MainActor func ownClasses(_ grid: UIScrollView) {
  let look = CHQPullToRefreshConfigurator(scrollView: grid)
  grid.addPullToRefresh(actionHandler: {}, configurator: look, viewClass: DotHeader.self)
  grid.addInfiniteScrolling(actionHandler: {}, viewClass: DotFooter.self)
}

@MainActor func stateName(_ list: UIScrollView) -> String {
  switch list.pullToRefreshView.state {
  case .stopped: return "idle"
  case .triggered: return "armed"
  case .loading: return "busy"
  case .all: return "never a real state"
  }
}
