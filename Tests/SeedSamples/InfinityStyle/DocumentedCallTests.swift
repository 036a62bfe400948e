import InfinityStyle
import RefreshTesting
import Testing

@Suite("The calls of the original's text") @MainActor
struct DocumentedCallTests {
  let tableView = UITableView()

  @Test("a screen with both controls")
  func screen() {
    var screen: ListScreen? = ListScreen(tableView)
    screen?.viewDidLoad()
    tableView.pullAndLetGo()
    tableView.settle()
    #expect(screen?.feed.loads == ["newest"] && tableView.contentInset.top == 60)
    tableView.advance(seconds: 2)
    tableView.settle()
    #expect(tableView.contentInset.top == 0)

    tableView.scrollToEnd()
    #expect(screen?.feed.loads == ["newest", "older"] && tableView.contentInset.bottom == 80)
    tableView.advance(seconds: 2)
    #expect(tableView.contentInset.bottom == 0)

    screen = nil
    #expect(tableView.refreshers.all.isEmpty)
  }

  @Test("start, stop and take away, header and footer")
  func commands() {
    let ring = DefaultRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    let dots = DefaultInfiniteAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    tableView.fty.pullToRefresh.add(animator: ring, action: nil)
    tableView.fty.infiniteScroll.add(animator: dots, action: nil)

    tableView.fty.pullToRefresh.begin()
    #expect(ring.activityIndicatorView.isAnimating)
    tableView.fty.pullToRefresh.end()
    #expect(!ring.activityIndicatorView.isAnimating)
    tableView.fty.pullToRefresh.remove()

    tableView.fty.infiniteScroll.begin()
    #expect(dots.animating)
    tableView.fty.infiniteScroll.end()
    #expect(!dots.animating)
    tableView.fty.infiniteScroll.remove()
    #expect(tableView.refreshers.all.isEmpty)
  }

  @Test("insets set by hand under a bar")
  func insets() {
    tableView.automaticallyAdjustsScrollViewInsets = false
    tableView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
    tableView.setOffset(-64)
    let ring = DefaultRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    tableView.fty.pullToRefresh.add(animator: ring) {}
    tableView.fty.pullToRefresh.begin()
    tableView.settle()
    #expect(tableView.contentInset.top == 124 && tableView.contentOffset.y == -124)
    tableView.fty.pullToRefresh.end()
    tableView.settle()
    #expect(tableView.contentInset.top == 64 && tableView.contentOffset.y == -64)
  }

  @Test("an animator of one's own that shows the state in words")
  func ownAnimator() {
    let animator = WordAnimator(frame: CGRect(x: 0, y: 0, width: 200, height: 24))
    tableView.fty.pullToRefresh.add(animator: animator) { [unowned tableView] in
      tableView.after(1) { tableView.fty.pullToRefresh.end() }
    }
    tableView.finger.hold(offset: -15)
    #expect(animator.word.text == "0.25")
    tableView.pullAndLetGo()
    #expect(animator.word.text == "Patience")
    tableView.advance(seconds: 1)
    #expect(animator.word.text == "Down, please")
  }

  @Test("bind in both spellings, and the printed defaults")
  func bind() {
    var titles: [String] = []
    let pull = TitleAnimator { titles.append($0) }
    let more = OldFooter(frame: .zero)
    tableView.fty.pullToRefresh.bind(height: 60, toAnimator: pull) {}
    tableView.fty.pullToRefresh.bind(toAnimator: pull, action: nil)
    tableView.fty.pullToRefresh.bind(height: 60, animator: pull, action: nil)
    tableView.fty.infiniteScroll.bind(height: 80.0, toAnimator: more) {}
    tableView.fty.infiniteScroll.bind(toAnimator: more, action: nil)
    tableView.fty.pullToRefresh.begin()
    tableView.fty.infiniteScroll.begin()
    #expect(titles.last == "Loading" && !more.isHidden)
    #expect(tableView.insetWrites == 0)
    #expect(tableView.refreshers[.header]?.policy.restingLength == 60)
    #expect(tableView.refreshers[.footer]?.policy.restingLength == 80)
  }

  @Test("springs")
  func springs() {
    tableView.supportSpringBounces = true
    #expect(tableView.supportSpringBounces)
  }

  @Test("the names from before the namespace")
  func olderNames() {
    var screen: OlderScreen? = OlderScreen()
    screen?.list = tableView
    screen?.viewDidLoad()
    #expect(tableView.refreshers.all.count == 2 && tableView.insetWrites == 0)
    tableView.endRefreshing()
    tableView.endInfiniteScrolling()
    screen = nil
    #expect(tableView.refreshers.all.isEmpty)
  }
}
