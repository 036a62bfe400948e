import RefreshCore
import RefreshTestKit
import RefreshTesting
import SVStyle
import Testing

@Suite("SVStyle's themes", .serialized)
struct ThemeTests {
  let list = SimulatedScrollView()

  nonisolated static let headers: [(SVRefreshTheme, String)] = [
    (.arrow, "sv-arrow"), (.spiral, "sv-spiral-random"), (.eatBeans, "sv-eat-beans"),
    (.pandulum, "sv-pendulum"), (.ellipsis, "sv-ellipsis"), (.balloon, "sv-balloon-spin"),
    (.pinterest, "sv-pinterest"),
  ]

  @Test("each has its raw value, its class and its look", arguments: headers)
  func classes(theme: SVRefreshTheme, look: String) {
    list.addPullToRefresh(actionHandler: {}, configurator: { $0.theme = theme })
    #expect(list.pullToRefreshView.look?.name == look)
    #expect(SVRefreshTheme(rawValue: theme.rawValue) == theme)
  }

  @Test("raw values, the default and the right spelling")
  func rawValues() {
    let all: [SVRefreshTheme] = [
      .arrow, .spiral, .eatBeans, .pandulum, .ellipsis, .balloon, .pinterest, .gif,
    ]
    #expect(all.map(\.rawValue) == Array(0...7))
    #expect(SVRefreshTheme.default == .arrow && SVRefreshTheme.pendulum == .pandulum)
    #expect(SVInfiniteScrollingTheme.default == .ellipsis)
    #expect(SpiralPullToRefreshWaitAnimation.circular.rawValue == 2)
    #expect(BalloonPullToRefreshWaitAnimation.fade.rawValue == 1)
    #expect(SVPullToRefreshState.all.rawValue == 10 && SVInfiniteScrollingState.all.rawValue == 10)
  }

  @Test("a change while idle, pulling or refreshing keeps the state", arguments: headers)
  func change(theme: SVRefreshTheme, look: String) {
    for state in [SVPullToRefreshState.stopped, .triggered, .loading] {
      let list = SimulatedScrollView()
      var actions = 0
      list.addPullToRefresh { actions += 1 }
      list.pullToRefreshView.setTitle("Mine", for: .all)
      if state != .stopped { list.finger.hold(offset: -70) }
      if state == .loading { list.finger.lift() }
      list.changeCurrentRefreshTheme(to: theme)
      #expect(list.pullToRefreshView.look?.name == look)
      #expect(list.pullToRefreshView.state == state)
      #expect(list.pullToRefreshView.titleLabel.text == "Mine")
      #expect(list.surface.subviews.count == 1, "the old view is gone")
      #expect(list.pullToRefreshView.superview === list.surface)
      if state == .triggered { list.finger.lift() }
      if state == .stopped { list.triggerPullToRefresh() }
      list.settle()
      #expect(actions == 1 && list.contentInset.top == 60)
      list.pullToRefreshView.stopAnimating()
      #expect(list.pullToRefreshView.state == .stopped && list.contentInset.top == 0)
    }
  }

  @Test("a change keeps the configurator's figures and the hiding")
  func keepsFigures() {
    list.addPullToRefresh(actionHandler: {}, configurator: { $0.pullToRefreshViewHeight = 44 })
    list.showsPullToRefresh = false
    list.changeCurrentRefreshTheme(to: .spiral)
    #expect(list.pullToRefreshView.frame.height == 44 && !list.showsPullToRefresh)
    #expect(list.pullToRefreshView.isHidden)
  }

  @Test("waiting animations change the look, while refreshing too")
  func waiting() {
    list.addPullToRefresh(actionHandler: {}, configurator: { $0.theme = .spiral })
    let spiral = list.pullToRefreshView as? CHQSpiralRefreshView
    list.triggerPullToRefresh()
    spiral?.waitingAnimation = .circular
    #expect(spiral?.look?.name == "sv-spiral-circular" && spiral?.particles.isEmpty == true)
    list.changeCurrentRefreshTheme(to: .balloon)
    let balloon = list.pullToRefreshView as? CHQBalloonRefreshView
    balloon?.waitingAnimation = .fade
    #expect(balloon?.look?.name == "sv-balloon-fade" && balloon?.particlesCount == 8)
  }

  @Test("a footer's change really changes it, in the middle of a load")
  func footer() {
    list.addInfiniteScrolling {}
    #expect(list.infiniteScrollingView.look?.name == "sv-infinite-spinner")
    list.triggerInfiniteScrolling()
    list.changeCurrentInfiniteScrollingTheme(to: .ellipsis)
    #expect(list.infiniteScrollingView is CHQEllipsisScrollingView)
    #expect(list.infiniteScrollingView.look?.name == "sv-infinite-ellipsis")
    #expect(list.infiniteScrollingView.state == .loading && list.surface.subviews.count == 1)
    list.infiniteScrollingView.stopAnimating()
    #expect(list.infiniteScrollingView.state == .stopped)
  }

  @Test("before anything was added a change does nothing but say so")
  func nothingAdded() {
    var notes: [String] = []
    DebugNote.hear = { notes.append($0) }
    defer { DebugNote.hear = nil }
    list.changeCurrentRefreshTheme(to: .spiral)
    list.changeCurrentInfiniteScrollingTheme(to: .ellipsis)
    #expect(list.refreshers.all.isEmpty && notes.count == 2)
  }

  @Test("a change to pictures that do not exist leaves the view as it is")
  func missingPictures() {
    var notes: [String] = []
    DebugNote.hear = { notes.append($0) }
    defer { DebugNote.hear = nil }
    list.addPullToRefresh {}
    let view = list.pullToRefreshView
    list.changeCurrentRefreshTheme(to: .gif)
    #expect(list.pullToRefreshView === view && notes.count == 1)
  }

  @Test("added with pictures that do not exist, a header and a footer work and show a spinner")
  func addedWithoutPictures() {
    var actions = 0
    DebugNote.hear = { _ in }
    defer { DebugNote.hear = nil }
    list.addPullToRefresh(actionHandler: { actions += 1 }, configurator: { $0.theme = .gif })
    list.pullAndLetGo()
    #expect(actions == 1)
    list.addInfiniteScrolling(actionHandler: {}, loadingImageName: "no such file")
    #expect((list.infiniteScrollingView as? CHQGIFScrollingView)?.refreshingImages == nil)
  }

  @Test("a view of pictures that keep their size takes their height")
  func pictures() {
    list.addPullToRefresh(actionHandler: {}, viewClass: CHQGIFRefreshView.self)
    let header = list.pullToRefreshView as? CHQGIFRefreshView
    header?.progressImages = LookImages("pull", frames: 25, width: 50, height: 90)
    header?.refreshingImages = LookImages("spin", frames: 12)
    header?.showAlphaTransition = true
    #expect(header?.look?.name == "sv-images" && header?.frame.height == 60)
    header?.isVariableSize = true
    #expect(header?.frame.height == 90 && header?.frame.minY == -90)
  }

  @Test("a view that was replaced, or stands for another style's, asks for no frames")
  func replacedFrames() {
    list.addPullToRefresh(actionHandler: {}, configurator: { $0.theme = .ellipsis })
    list.triggerPullToRefresh()
    let old: SVPullToRefreshView = list.pullToRefreshView
    #expect(old.lookViewForTests.player.isTicking)
    list.changeCurrentRefreshTheme(to: .pandulum)
    #expect(!old.lookViewForTests.player.isTicking)
    #expect(list.pullToRefreshView.lookViewForTests.player.isTicking)
    old.stopAnimating()
    #expect(list.pullToRefreshView.state == .stopped, "a view that the app kept still ends the refresh")

    let other = SimulatedScrollView()
    let refresher = Refresher(slot: .header) {}
    other.refreshers.attach(refresher)
    other.pullToRefreshView.look = .svEllipsis
    refresher.begin()
    #expect(other.pullToRefreshView.state == .loading && other.pullToRefreshView.superview == nil)
    #expect(!other.pullToRefreshView.lookViewForTests.player.isTicking)
  }

  @Test("a view that the app hid stays hidden when the theme changes")
  func hiddenThroughChange() {
    list.addPullToRefresh {}
    list.addInfiniteScrolling {}
    list.pullToRefreshView.isHidden = true
    list.infiniteScrollingView.isHidden = true
    list.changeCurrentRefreshTheme(to: .spiral)
    list.changeCurrentInfiniteScrollingTheme(to: .ellipsis)
    #expect(list.pullToRefreshView.isHidden && list.infiniteScrollingView.isHidden)
  }

  @Test("a look moves only while something is to be seen moving")
  func frames() {
    list.addPullToRefresh(actionHandler: {}, configurator: { $0.theme = .ellipsis })
    list.settle()
    list.advance(seconds: 2)
    let header: SVPullToRefreshView = list.pullToRefreshView
    #expect(!header.lookViewForTests.player.isTicking)
    list.triggerPullToRefresh()
    #expect(header.lookViewForTests.player.isTicking)
    header.isHidden = true
    #expect(!header.lookViewForTests.player.isTicking)
    header.isHidden = false
    header.stopAnimating()
    list.settle()
    list.advance(seconds: 2)
    #expect(!header.lookViewForTests.player.isTicking)
  }
}

extension SVPullToRefreshView {
  /// The view that shows the look.
  var lookViewForTests: LookView {
    guard let view = subviews.lazy.compactMap({ $0 as? LookView }).first else {
      preconditionFailure("no look")
    }
    return view
  }
}
