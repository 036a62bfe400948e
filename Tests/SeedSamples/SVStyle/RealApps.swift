import RefreshTesting
import SVStyle

// Call forms found in real apps.

@MainActor final class Screen {
  let tableView: UIScrollView! = UIScrollView()
  var loads = 0
  var hasNext = true {
    didSet {
      tableView.infiniteScrollingView?.enabled = hasNext
      tableView.infiniteScrollingView?.stopAnimating()
    }
  }

  func load() { loads += 1 }

  func forms() {
    tableView.addPullToRefresh { () -> Void in self.load() }
    tableView.addPullToRefresh(actionHandler: load)
    tableView.addPullToRefresh() { self.load() }
    tableView.addPullToRefresh(actionHandler: { () -> Void in self.load() }, position: .top)
    tableView.addPullToRefresh(actionHandler: load, position: UInt(SVPullToRefreshPositionTop))
    tableView.addInfiniteScrolling(actionHandler: load)
    tableView.addInfiniteScrolling { [unowned self] in self.load() }
    tableView.addInfiniteScrolling(
      actionHandler: { () -> Void in self.load() }, direction: UInt(SVInfiniteScrollingDirectionBottom))
  }

  func wrap(_ refresh: (() -> Void)?, _ more: (() -> Void)? = nil) {
    tableView.addPullToRefresh(actionHandler: refresh)
    tableView.addInfiniteScrolling(actionHandler: more)
  }

  func integerStates() {
    tableView.pullToRefreshView.setTitle("a", forState: 0)
    tableView.pullToRefreshView.setTitle("b", forState: UInt(SVPullToRefreshStateTriggered))
    tableView.pullToRefreshView.setTitle("c", for: 2)
    tableView.pullToRefreshView.setTitle("nothing", forState: 3)
    tableView.pullToRefreshView.setSubtitle("", forState: UInt(SVPullToRefreshStateAll))
    tableView.pullToRefreshView.setCustom(nil, forState: 10)
    tableView.pullToRefreshView.setCustomView(UIView(), forState: 7)
    tableView.infiniteScrollingView.setCustom(UIView(), forState: UInt(SVInfiniteScrollingStateStopped))
    tableView.infiniteScrollingView.setCustom(nil, for: .all)
  }

  func checks() -> Bool {
    if tableView.pullToRefreshView != nil, tableView.pullToRefreshView!.state == .loading { return true }
    if tableView.infiniteScrollingView?.state == SVInfiniteScrollingState.loading { return true }
    return tableView.pullToRefreshView.state == UInt(SVPullToRefreshStateLoading)
  }

  func colours() {
    tableView.pullToRefreshView?.titleLabel?.textColor = .white
    for view in tableView.pullToRefreshView.subviews {
      if let spinner = view as? PlatformActivityIndicatorView { spinner.color = .red }
    }
    for view in tableView.infiniteScrollingView.subviews where view is PlatformActivityIndicatorView {
      (view as? PlatformActivityIndicatorView)?.color = .red
    }
    tableView.infiniteScrollingView.activityIndicatorViewStyle = .whiteLarge
    tableView.pullToRefreshView.tintColor = .green
  }
}

#if swift(>=6)
#else
/// A plain class, as managers and helpers are: nothing about it is bound to the main actor.
final class Helper {
  let list: UIScrollView
  init(_ list: UIScrollView) { self.list = list }

  func install() {
    list.addPullToRefresh { [weak self] in self?.done() }
    list.addInfiniteScrolling(actionHandler: { self.done() })
    list.pullToRefreshView.setTitle("Wait", for: .loading)
    list.pullToRefreshView.arrowColor = .white
    list.infiniteScrollingView.enabled = true
    let configurator = CHQPullToRefreshConfigurator(scrollView: list)
    configurator.theme = .spiral
    list.addPullToRefresh(actionHandler: {}, configurator: configurator)
  }

  func done() {
    list.pullToRefreshView.stopAnimating()
    list.infiniteScrollingView?.stopAnimating()
    list.showsInfiniteScrolling = list.pullToRefreshView.state == .stopped
  }
}
#endif
