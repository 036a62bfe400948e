import RefreshTesting
import SVStyle

// Every call form of CHQPullToRefresh's own text, in its order.

@MainActor final class Gallery {
  let collectionView = UIScrollView()
  let tableView = UIScrollView()
  let feed = Feed()

  func pullToRefresh() {
    collectionView.addPullToRefresh(actionHandler: { [feed, collectionView] in
      feed.reload { collectionView.pullToRefreshView.stopAnimating() }
    })
  }

  func pullToRefreshWithConfigurator() {
    let configurator = CHQPullToRefreshConfigurator(scrollView: collectionView)
    configurator.theme = .gif
    configurator.treatAsSubView = false
    configurator.progressImageName = "runner@2x.gif"
    configurator.refreshingImageName = "runner@2x.gif"
    collectionView.addPullToRefresh(
      actionHandler: { [feed, collectionView] in
        feed.reload { collectionView.pullToRefreshView.stopAnimating() }
      }, withConfigurator: configurator)
  }

  func infiniteScrolling() {
    tableView.addInfiniteScrolling(actionHandler: { [feed, tableView] in
      feed.older { tableView.infiniteScrollingView.stopAnimating() }
    })
  }

  func infiniteScrollingWithTheme() {
    collectionView.addInfiniteScrolling(
      actionHandler: { [feed, collectionView] in
        feed.older { collectionView.infiniteScrollingView.stopAnimating() }
      }, withCurrentTheme: .default)
  }

  func infiniteScrollingWithPictures() {
    collectionView.addInfiniteScrolling(
      actionHandler: { [feed, collectionView] in
        feed.older { collectionView.infiniteScrollingView.stopAnimating() }
      }, withLoadingImageName: "runner@2x.gif")
  }

  func changeThemes() {
    tableView.changeCurrentRefreshTheme(to: .spiral)
    tableView.changeCurrentInfiniteScrollingTheme(to: .default)
    tableView.changeCurrentRefreshThemeToTheme(.ellipsis)
    tableView.changeCurrentInfiniteScrollingThemeToTheme(.ellipsis)
  }

  func trigger() {
    tableView.triggerPullToRefresh()
    tableView.triggerInfiniteScrolling()
  }

  func hide() {
    tableView.showsPullToRefresh = false
    tableView.showsInfiniteScrolling = false
  }

  func frame() {
    let configurator = CHQPullToRefreshConfigurator(scrollView: collectionView)
    configurator.frame = CGRect(x: 0, y: 200, width: 768, height: 60)
    configurator.theme = .default
    configurator.progressImageName = "runner@2x.gif"
    configurator.refreshingImageName = "runner@2x.gif"
    collectionView.addPullToRefresh(
      actionHandler: { [collectionView] in
        let after = ScheduledCall { collectionView.pullToRefreshView.stopAnimating() }
        collectionView.schedule(after, after: 3)
      }, withConfigurator: configurator)
  }

  /// Every property that the text lists.
  func everyProperty() -> CHQPullToRefreshConfigurator {
    let configurator = CHQPullToRefreshConfigurator(scrollView: tableView)
    configurator.portraitTopInset = 20
    configurator.landscapeTopInset = 10
    configurator.treatAsSubView = true
    configurator.shouldScrollWithScrollView = true
    configurator.customiseFrame = true
    configurator.portraitFrame = CGRect(x: 0, y: -70, width: 375, height: 70)
    configurator.landscapeFrame = CGRect(x: 0, y: -40, width: 667, height: 40)
    configurator.pullToRefreshViewHeight = 70
    configurator.pullToRefreshViewTriggerHeight = 75
    configurator.pullToRefreshViewHangingHeight = 72
    configurator.backgroundColor = .white
    configurator.theme = CHQRefreshTheme.arrow
    configurator.progressImageName = "runner@2x.gif"
    configurator.refreshingImageName = "runner@2x.gif"
    configurator.animateDuration = 0.2
    return configurator
  }
}

/// Overrides every method that the text lists for a header.
final class EveryHook: CHQPullToRefreshView {
  var calls: [String] = []
  override func configureView() { calls.append("configure") }
  override func doSomethingWhenScrolling(_ contentOffset: CGPoint) { calls.append("scroll") }
  override func doSomethingWhenStartingAnimating() { calls.append("start") }
  override func doSomethingWhenStopingAnimating() { calls.append("stop") }
  override func doSomethingWhenChangingOrientation() { calls.append("turn") }
  override func doSomethingWhenStateChanges() { calls.append("state") }
  override func doSomethingWhenLayoutSubviews() { calls.append("layout") }
}

/// And for a footer.
final class EveryFooterHook: CHQInfiniteScrollingView {
  var calls: [String] = []
  override func configureView() { calls.append("configure") }
  override func doSomethingWhenScrolling(_ contentOffset: CGPoint) { calls.append("scroll") }
  override func doSomethingWhenStartingAnimating() { calls.append("start") }
  override func doSomethingWhenStopingAnimating() { calls.append("stop") }
}
