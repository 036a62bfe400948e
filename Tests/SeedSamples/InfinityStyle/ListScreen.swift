import InfinityStyle

/// A screen as the original's text builds it: both controls in `viewDidLoad`, both taken away in `deinit`.
final class ListScreen: UIViewController {
  let tableView: UITableView
  let feed: Feed

  init(_ tableView: UITableView) {
    self.tableView = tableView
    feed = Feed(tableView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    let ring = DefaultRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    tableView.fty.pullToRefresh.add(animator: ring) { [unowned self] in
      feed.reload { self.tableView.fty.pullToRefresh.end() }
    }

    let dots = DefaultInfiniteAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    tableView.fty.infiniteScroll.add(animator: dots) { [unowned self] in
      feed.older { self.tableView.fty.infiniteScroll.end() }
    }
  }

  deinit {
    tableView.fty.pullToRefresh.remove()
    tableView.fty.infiniteScroll.remove()

    tableView.fty.clear()
  }
}

/// The same with a list that may not be there, and with the names from before `fty`.
final class OlderScreen: UIViewController {
  var list: UIScrollView?
  let ring = CircleRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  let dots = CircleInfiniteAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let list else { return }
    list.addPullToRefresh(66, animator: ring) { [unowned self] in self.list?.endRefreshing() }
    list.addPullToRefresh(animator: ring, action: { [unowned self] in self.list?.endRefreshing() })
    list.addInfiniteScroll(animator: dots) { [unowned self] in self.list?.endInfiniteScrolling() }
    list.addInfiniteScroll(60, animator: dots, action: nil)
    list.bindPullToRefresh(toAnimator: ring) { [unowned self] in self.list?.endRefreshing() }
    list.bindPullToRefresh(60, toAnimator: ring, action: nil)
    list.bindInfiniteScroll(toAnimator: dots) {}
    list.infiniteStickToContent = true
    list.enablePullToRefresh = true
    list.enableInfiniteScroll = list.isInfiniteScrollEnabled
    list.isPullToRefreshEnabled = true
    list.beginRefreshing()
    list.beginInfiniteScrolling()
  }

  deinit {
    list?.removePullToRefresh()
    list?.removeInfiniteScroll()
    list?.fty.clear()
  }
}
