import RefreshTestKit
import RefreshTesting
import SVStyle
import Testing

@Suite("SVStyle's configurator")
struct ConfiguratorTests {
  let list = SimulatedScrollView()
  let configurator: SVPullToRefreshConfigurator

  init() { configurator = SVPullToRefreshConfigurator(scrollView: list) }

  private func add() { list.addPullToRefresh(actionHandler: {}, configurator: configurator) }

  @Test("its defaults")
  func defaults() {
    #expect(configurator.pullToRefreshViewHeight as CGFloat == 60)
    #expect(configurator.pullToRefreshViewTriggerHeight as CGFloat == 60)
    #expect(configurator.pullToRefreshViewHangingHeight as CGFloat == 65)
    #expect(configurator.animateDuration as Double == 0.5)
    #expect(configurator.theme == SVRefreshTheme.arrow && configurator.look == nil)
    #expect(configurator.treatAsSubView && configurator.belowScrollView)
    #expect(configurator.shouldScrollWithScrollView && configurator.shouldAnimateWhenSettingContentInset)
    #expect(!configurator.customiseFrame && !configurator.appearsWhenReadyToFresh)
    #expect(configurator.progressImageName == "run@2x.gif")
    #expect(configurator.refreshingImageName == "run@2x.gif")
    #expect(configurator.portraitFrame == CGRect(x: 0, y: -60, width: 375, height: 60))
    #expect(configurator.backgroundColor == nil)
  }

  @Test("the American and the right spellings mean the same")
  func spellings() {
    configurator.customizeFrame = true
    configurator.appearsWhenReadyToRefresh = true
    #expect(configurator.customiseFrame && configurator.appearsWhenReadyToFresh)
    configurator.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(configurator.portraitFrame == configurator.landscapeFrame)
  }

  @Test("values in the number types of Objective-C; a number that is no theme is ignored")
  func numbers() {
    let (float, number): (Float, Int32) = (44, 6)
    configurator.pullToRefreshViewHeight = float
    configurator.pullToRefreshViewTriggerHeight = float
    configurator.pullToRefreshViewHangingHeight = float
    configurator.animateDuration = float
    configurator.theme = number
    #expect(configurator.pullToRefreshViewHeight == float && configurator.animateDuration == float)
    #expect(configurator.theme == SVRefreshTheme.pinterest)
    configurator.theme = 99
    configurator.theme = -1
    #expect(configurator.theme == Int32(6))
    configurator.portraitTopInset = float
    #expect(configurator.originalTopInset == float)
  }

  // MARK: Insets

  @Test("an inset that nobody set is the list's own, and nothing is written")
  func nothingGuessed() {
    list.bars.top = 88
    list.userInset.top = 12
    #expect(configurator.originalTopInset == CGFloat(12))
    add()
    #expect(list.insetWrites == 0 && list.userInset.top == 12)
    list.viewportSize = CGSize(width: 667, height: 375)
    #expect(list.userInset.top == 12)
    #expect(list.pullToRefreshView.originalTopInset == 100)
  }

  @Test("insets that the app set become its part: when added, and at each turn")
  func wishes() {
    configurator.portraitTopInset = 64
    configurator.landscapeTopInset = 32
    add()
    #expect(list.userInset.top == 64)
    list.viewportSize = CGSize(width: 667, height: 375)
    #expect(list.userInset.top == 32)
    list.viewportSize = CGSize(width: 375, height: 667)
    #expect(list.userInset.top == 64)
  }

  @Test("a turn while refreshing changes the app's part and leaves the room")
  func turnWhileRefreshing() {
    configurator.portraitTopInset = 64
    configurator.landscapeTopInset = 32
    add()
    list.pullToRefreshView.startAnimating()
    list.settle()
    #expect(list.contentInset.top == 129)
    list.viewportSize = CGSize(width: 667, height: 375)
    #expect(list.contentInset.top == 97)
    list.pullToRefreshView.stopAnimating()
    #expect(list.contentInset.top == 32)
  }

  @Test("originalTopInset alone counts when added")
  func original() {
    configurator.originalTopInset = 50
    add()
    #expect(list.userInset.top == 50)
    list.viewportSize = CGSize(width: 667, height: 375)
    #expect(list.userInset.top == 50)
  }

  // MARK: Frames

  @Test("frames of the app's own, in each orientation")
  func frames() {
    configurator.customiseFrame = true
    configurator.portraitFrame = CGRect(x: 10, y: -90, width: 300, height: 70)
    configurator.landscapeFrame = CGRect(x: 20, y: -50, width: 500, height: 40)
    add()
    #expect(list.pullToRefreshView.frame == CGRect(x: 10, y: -90, width: 300, height: 70))
    list.viewportSize = CGSize(width: 667, height: 375)
    #expect(list.pullToRefreshView.frame == CGRect(x: 20, y: -50, width: 500, height: 40))
  }

  @Test("as a subview in front of the content, or beside the list below or above it")
  func layers() {
    add()
    #expect(list.pullToRefreshView.superview === list.surface)
    configurator.treatAsSubView = false
    add()
    let behind = list.container.subviews.map { $0 === list.surface }
    #expect(list.pullToRefreshView.superview === list.container && behind == [false, true])
    list.pullToRefreshView.belowScrollView = false
    #expect(list.container.subviews.map { $0 === list.surface } == [true, false])
  }

  @Test("beside the list it moves along with the content, or stays")
  func siblings() {
    configurator.treatAsSubView = false
    add()
    #expect(list.pullToRefreshView.frame.minY == -60)
    list.finger.hold(offset: -30)
    #expect(list.pullToRefreshView.frame.minY == -30)
    list.pullToRefreshView.shouldScrollWithScrollView = false
    #expect(list.pullToRefreshView.frame.minY == -60)
  }

  @Test("a view with a place of its own is seen only while pulled or refreshing")
  func fading() {
    configurator.frame = CGRect(x: 0, y: 200, width: 375, height: 60)
    configurator.treatAsSubView = false
    configurator.belowScrollView = false
    configurator.shouldScrollWithScrollView = false
    add()
    let header: SVPullToRefreshView = list.pullToRefreshView
    #expect(header.alpha == 0)
    list.finger.hold(offset: -20)
    list.advance(seconds: 0.4)
    #expect(header.alpha == 1)
    list.finger.hold(offset: -70)
    list.finger.lift()
    list.settle()
    #expect(header.alpha == 1)
    header.stopAnimating()
    list.settle()
    list.advance(seconds: 1)
    #expect(header.alpha == 0)
  }

  @Test("it slides in by its height when armed, out when stopped, and asks for no frames in between")
  func sliding() {
    configurator.frame = CGRect(x: 0, y: 140, width: 375, height: 60)
    configurator.treatAsSubView = false
    configurator.shouldScrollWithScrollView = false
    configurator.appearsWhenReadyToFresh = true
    add()
    let header: SVPullToRefreshView = list.pullToRefreshView
    list.finger.hold(offset: -30)
    list.advance(seconds: 1)
    #expect(header.frame.minY == 140)
    list.finger.hold(offset: -61)
    list.advance(seconds: 0.25)
    #expect(header.frame.minY > 140 && header.frame.minY < 200)
    list.advance(seconds: 0.3)
    #expect(header.frame.minY == 200)
    list.finger.hold(offset: -30)
    list.advance(seconds: 0.6)
    #expect(header.frame.minY == 140)
  }

  // MARK: Looks

  @Test("every look can be asked for, by the configurator or by the view")
  func looks() {
    configurator.look = .svPinterest
    add()
    #expect(list.pullToRefreshView.look?.name == "sv-pinterest")
    configurator.look = nil
    configurator.theme = .eatBeans
    add()
    #expect(list.pullToRefreshView.look?.name == "sv-eat-beans")
    list.pullToRefreshView.look = .svSpiralLinear
    #expect(list.pullToRefreshView.look?.name == "sv-spiral-linear")
  }

  @Test("a background fills the view; without one it has none")
  func background() {
    add()
    #expect(list.pullToRefreshView.backgroundColor == nil)
    configurator.backgroundColor = .green
    add()
    #expect(list.pullToRefreshView.backgroundColor == .green)
  }

  @Test("changing it afterwards changes nothing until it is handed over again")
  func handedOver() {
    add()
    configurator.pullToRefreshViewHeight = 100
    #expect(list.pullToRefreshView.frame.height == 60)
    list.pullToRefreshView.configurator = configurator
    #expect(list.pullToRefreshView.frame.height == 100)
  }

  @Test("the view's own properties are in force at once, while refreshing too")
  func atOnce() {
    add()
    list.pullToRefreshView.startAnimating()
    list.settle()
    list.pullToRefreshView.pullToRefreshViewHangingHeight = 50
    list.settle()
    #expect(list.contentInset.top == 50 && list.contentOffset.y == -50)
    list.pullToRefreshView.pullToRefreshViewHeight = 44
    #expect(list.pullToRefreshView.frame == CGRect(x: 0, y: -44, width: 375, height: 44))
  }

  @Test("the list is held weakly")
  func lifetime() {
    var other: SimulatedScrollView? = SimulatedScrollView()
    weak let link = other
    let configurator = other.map { SVPullToRefreshConfigurator(scrollView: $0) }
    configurator.map { other?.addPullToRefresh(actionHandler: {}, configurator: $0) }
    other?.triggerPullToRefresh()
    other = nil
    #expect(link == nil)
    #expect(configurator?.originalTopInset == CGFloat(0))
  }
}
