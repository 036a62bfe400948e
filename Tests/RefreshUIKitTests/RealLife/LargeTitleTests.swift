import RefreshTesting
import RefreshUIKit
import StandInTestKit
import Testing
import UIKit

@Suite("Real life: a large title", .serialized)
struct LargeTitleTests {
  let window: UIWindow
  let navigation: UINavigationController
  let list = UITableView(frame: .phone)

  /// Status bar 47, bar 44, large title 52.
  private let expanded: CGFloat = 143
  private let collapsed: CGFloat = 91

  init() {
    HostClock.useStandIn()
    list.contentSize = CGSize(width: 375, height: 2000)
    navigation = UINavigationController(rootViewController: ViewController(list))
    navigation.navigationBar.prefersLargeTitles = true
    window = UIWindow.phone(navigation, bars: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  private func drag(from start: CGFloat, to end: CGFloat) {
    for step in 1...20 {
      list.standInDrag(to: CGPoint(x: 0, y: start + (end - start) * CGFloat(step) / 20))
      StandIn.advance(seconds: 1 / 60)
    }
  }

  @Test("the stand-in's bar grows and shrinks with the content")
  func bar() {
    #expect(list.adjustedContentInset.top == expanded)
    drag(from: -expanded, to: -100)
    #expect(list.adjustedContentInset.top == 100 && navigation.navigationBar.frame.height == 53)
    drag(from: -100, to: 0)
    #expect(list.adjustedContentInset.top == collapsed)
    list.standInLift()
    StandIn.advance(seconds: 2)
    list.setContentOffset(CGPoint(x: 0, y: -expanded), animated: true)
    StandIn.advance(seconds: 2)
    #expect(list.adjustedContentInset.top == expanded && list.contentOffset.y == -expanded)
  }

  @Test(
    "a title that expands under the finger is no pull; what comes after it is", arguments: ListStyle.allCases)
  func expands(_ style: ListStyle) {
    let live = LiveList(style, list)
    drag(from: -expanded, to: 0)
    list.standInLift()
    live.run(seconds: 1)
    drag(from: 0, to: -expanded)
    #expect(live.isIdle && live.list.adjustedContentInset.top == expanded)
    drag(from: -expanded, to: -expanded - 90)
    #expect(live.isArmed)
    list.standInLift()
    live.run(seconds: 1)
    live.expectOpen()
    #expect(live.actions == 1 && live.top == -expanded)
    live.endAndRest()
    #expect(list.contentOffset.y == -expanded)
  }

  @Test("a title that collapses in the middle of a pull takes the pull back", arguments: ListStyle.allCases)
  func collapsesWhilePulling(_ style: ListStyle) {
    let live = LiveList(style, list)
    drag(from: -expanded, to: -expanded - 90)
    drag(from: -expanded - 90, to: -collapsed)
    #expect(live.isIdle && list.adjustedContentInset.top == collapsed)
    list.standInLift()
    live.run(seconds: 2)
    #expect(live.actions == 0)
    live.expectInset(0)
    live.expectOffset(-collapsed)
  }

  @Test(
    "content that is scrolled away while refreshing stays there at the end", arguments: ListStyle.allCases)
  func collapsesWhileRefreshing(_ style: ListStyle) {
    let live = LiveList(style, list)
    live.refresh()
    drag(from: -expanded - live.length, to: 200)
    list.standInLift()
    live.run(seconds: 1)
    live.expectOffset(200)
    live.end()
    live.run(seconds: 1)
    live.expectOffset(200)
    live.expectInset(0)
    #expect(live.isIdle && list.adjustedContentInset.top == collapsed)
    drag(from: 200, to: -expanded)
    list.standInLift()
    live.run(seconds: 1)
    live.expectRest()
    #expect(live.actions == 1)
  }

  @Test("begun in code under a collapsed title", arguments: ListStyle.allCases)
  func begunWhileCollapsed(_ style: ListStyle) {
    let live = LiveList(style, list)
    drag(from: -expanded, to: 600)
    list.standInLift()
    live.run(seconds: 1)
    style.words.beginHeader(of: list)
    live.run(seconds: 1)
    #expect(live.isRefreshing && live.actions == 1)
    live.end()
    live.run(seconds: 2)
    #expect(live.isIdle)
    live.expectInset(0)
  }
}
