import RefreshTesting
import SVStyle
import Testing

@Suite("What users of SVPullToRefresh and CHQPullToRefresh write") @MainActor
struct SampleTests {
  let list = UIScrollView()
  let feed = Feed()

  private func pull(_ list: UIScrollView) {
    list.finger.hold(offset: -95 + Double(list.userInset.top) * -1)
    list.finger.lift()
    list.settle()
  }

  @Test("a header reloads and stops") func header() {
    simplest(list, feed)
    pull(list)
    #expect(feed.reloads == 1 && stateName(list) == "busy")
    feed.arrive()
    #expect(stateName(list) == "idle")
  }

  @Test("a header at the bottom edge") func bottom() {
    fromBottom(list, feed)
    list.setOffset(1333)
    list.finger.hold(offset: 1333 + 61)
    list.finger.lift()
    #expect(feed.reloads == 1)
    feed.arrive()
    #expect(list.pullToRefreshView.state == .stopped)
  }

  @Test("a start without a gesture, and hiding while busy") func trigger() {
    simplest(list, feed)
    footer(list, feed)
    #expect(feed.reloads == 1)
    withoutGesture(list)
    #expect(feed.reloads == 2 && !list.showsPullToRefresh)
    feed.hasMore = false
    feed.arrive()
    #expect(!list.showsInfiniteScrolling && !list.infiniteScrollingView.enabled)
  }

  @Test("colours, titles, own views and dates") func styles() {
    simplest(list, feed)
    footer(list, feed)
    styling(list)
    #expect(list.pullToRefreshView.titleLabel.text == "Swipe down")
    #expect(list.pullToRefreshView.subtitleLabel.text == "Offline copy")
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    ownViews(list, own)
    #expect(own.superview === list.infiniteScrollingView)
    dates(list)
    #expect(list.pullToRefreshView.state == .loading)
  }

  @Test("configurators: themes, numbers, frames, pictures") func configurators() {
    configured(list, feed)
    #expect(list.pullToRefreshView is CHQBalloonRefreshView)
    #expect(list.userInset.top == 64)
    list.finger.hold(offset: -64 - 89)
    #expect(stateName(list) == "idle")
    list.finger.hold(offset: -64 - 91)
    #expect(stateName(list) == "armed")
    list.finger.lift()
    #expect(feed.reloads == 1)

    let second = UIScrollView()
    importedNumbers(second, 44)
    #expect(second.pullToRefreshView is CHQPandulumRefreshView)
    #expect(second.pullToRefreshView.frame.height == 44)

    let third = UIScrollView()
    sibling(third)
    #expect(third.pullToRefreshView.superview === third.container)
    #expect(third.pullToRefreshView.frame == CGRect(x: 0, y: 200, width: 320, height: 60))

    let fourth = UIScrollView()
    gifs(fourth)
    #expect(fourth.pullToRefreshView is CHQGIFRefreshView)
    #expect(fourth.infiniteScrollingView is CHQGIFScrollingView)
  }

  @Test("themes at run time") func themesAtRunTime() {
    simplest(list, feed)
    themes(list)
    #expect(list.pullToRefreshView is CHQArrowRefreshView)
    #expect(list.infiniteScrollingView is CHQEllipsisScrollingView)
  }

  @Test("classes of the app's own") func classes() {
    list.addPullToRefresh(actionHandler: {}, viewClass: BarHeader.self)
    let header = list.pullToRefreshView as? BarHeader
    list.finger.hold(offset: -30)
    #expect(header?.bar.frame.width == 187.5)
    list.finger.hold(offset: -61)
    list.finger.lift()
    #expect(header?.bar.backgroundColor == .red && header?.bar.isHidden == false)
    header?.stopAnimating()
    #expect(header?.bar.backgroundColor == .clear && header?.bar.isHidden == true)
    ownClasses(list)
    #expect(list.pullToRefreshView is DotHeader && list.infiniteScrollingView is DotFooter)
  }

  @Test("the text of CHQPullToRefresh, call for call") func readMe() {
    let gallery = Gallery()
    gallery.pullToRefresh()
    pull(gallery.collectionView)
    #expect(gallery.feed.reloads == 1)
    gallery.feed.arrive()
    gallery.pullToRefreshWithConfigurator()
    #expect(gallery.collectionView.pullToRefreshView.superview === gallery.collectionView.container)
    gallery.infiniteScrolling()
    gallery.tableView.addPullToRefresh {}
    gallery.infiniteScrollingWithTheme()
    #expect(gallery.collectionView.infiniteScrollingView is CHQEllipsisScrollingView)
    gallery.infiniteScrollingWithPictures()
    #expect(gallery.collectionView.infiniteScrollingView is CHQGIFScrollingView)
    gallery.changeThemes()
    #expect(gallery.tableView.pullToRefreshView is CHQEllipsisRefreshView)
    #expect(gallery.tableView.infiniteScrollingView is CHQEllipsisScrollingView)
    gallery.trigger()
    #expect(gallery.tableView.pullToRefreshView.state == .loading)
    #expect(gallery.feed.reloads == 2)
    gallery.hide()
    #expect(!gallery.tableView.showsPullToRefresh && !gallery.tableView.showsInfiniteScrolling)
    gallery.frame()
    #expect(gallery.collectionView.pullToRefreshView.frame.minY == 200)
    pull(gallery.collectionView)
    gallery.collectionView.advance(seconds: 4)
    #expect(gallery.collectionView.pullToRefreshView.state == .stopped)
    gallery.tableView.addPullToRefresh(actionHandler: {}, configurator: gallery.everyProperty())
    #expect(gallery.tableView.userInset.top == 20)
  }

  @Test("every method that the text lists is called") func hooks() {
    list.addPullToRefresh(actionHandler: {}, viewClass: EveryHook.self)
    list.addInfiniteScrolling(actionHandler: {}, viewClass: EveryFooterHook.self)
    pull(list)
    list.viewportSize = CGSize(width: 667, height: 375)
    list.pullToRefreshView.stopAnimating()
    list.settle()
    list.setOffset(1600)
    list.finger.hold(offset: 1650)
    list.finger.lift()
    list.infiniteScrollingView.stopAnimating()
    let header = Set((list.pullToRefreshView as? EveryHook)?.calls ?? [])
    #expect(header == ["configure", "scroll", "start", "stop", "turn", "state", "layout"])
    let footer = Set((list.infiniteScrollingView as? EveryFooterHook)?.calls ?? [])
    #expect(footer == ["configure", "scroll", "start", "stop"])
  }

  @Test("what real apps write") func realApps() {
    let screen = Screen()
    screen.forms()
    screen.tableView.triggerPullToRefresh()
    #expect(screen.loads == 1 && screen.checks())
    screen.integerStates()
    #expect(screen.tableView.pullToRefreshView.titleLabel.text == "c")
    screen.colours()
    screen.hasNext = false
    #expect(!screen.tableView.infiniteScrollingView.enabled)
    screen.wrap(nil)
    screen.tableView.pullToRefreshView.stopAnimating()
    screen.tableView.triggerPullToRefresh()
    #expect(screen.loads == 1, "the action was taken away")
  }
}
