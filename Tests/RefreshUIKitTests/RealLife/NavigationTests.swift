import RefreshTesting
import RefreshUIKit
import Testing
import UIKit

@Suite("Real life: push, half a swipe back, rotation", .serialized)
struct NavigationTests {
  private let bars = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

  private func makeStack(_ style: ListStyle) -> (LiveList, UINavigationController) {
    let live = LiveList(style)
    let navigation = UINavigationController(rootViewController: ViewController(live.list))
    live.show(navigation, bars: bars)
    return (live, navigation)
  }

  @Test("a refresh goes on under a pushed screen and half a swipe back", arguments: ListStyle.allCases)
  func halfSwipe(_ style: ListStyle) {
    let (live, navigation) = makeStack(style)
    live.refresh()
    navigation.pushViewController(UIViewController(), animated: true)
    live.run(seconds: 1)
    #expect(live.list.window == nil && live.isRefreshing)
    navigation.standInBeginSwipeBack()
    live.run(seconds: 0.3)
    #expect(live.list.window === live.window)
    live.expectOpen()
    navigation.standInEndSwipeBack(pops: false)
    live.run(seconds: 1)
    #expect(live.list.window == nil && navigation.viewControllers.count == 2)
    navigation.standInBeginSwipeBack()
    live.run(seconds: 0.3)
    navigation.standInEndSwipeBack(pops: true)
    live.run(seconds: 1)
    #expect(navigation.viewControllers.count == 1)
    live.expectOpen()
    #expect(live.actions == 1)
    live.endAndRest()
  }

  @Test(
    "a refresh that ends while another screen is in front has ended when it comes back",
    arguments: ListStyle.allCases)
  func endsUnseen(_ style: ListStyle) {
    let (live, navigation) = makeStack(style)
    live.refresh()
    navigation.pushViewController(UIViewController(), animated: true)
    live.run(seconds: 1)
    live.end()
    live.run(seconds: 0.1)
    navigation.popViewController(animated: true)
    live.run(seconds: 1)
    live.expectRest()
    #expect(live.actions == 1)
  }

  @Test("a refresh that ends in the middle of a swipe that is given up", arguments: ListStyle.allCases)
  func endsInTheSwipe(_ style: ListStyle) {
    let (live, navigation) = makeStack(style)
    live.refresh()
    navigation.pushViewController(UIViewController(), animated: true)
    live.run(seconds: 1)
    navigation.standInBeginSwipeBack()
    live.run(seconds: 0.1)
    live.end()
    live.run(seconds: 0.1)
    navigation.standInEndSwipeBack(pops: false)
    live.run(seconds: 1)
    navigation.popViewController(animated: true)
    live.run(seconds: 1)
    live.expectRest()
  }

  @Test("a refresh that is begun unseen runs once, when its screen comes back", arguments: ListStyle.allCases)
  func begunUnseen(_ style: ListStyle) {
    let (live, navigation) = makeStack(style)
    navigation.pushViewController(UIViewController(), animated: true)
    live.run(seconds: 1)
    style.words.beginHeader(of: live.list)
    live.run(seconds: 1)
    #expect(live.actions == 0)
    navigation.standInBeginSwipeBack()
    navigation.standInEndSwipeBack(pops: true)
    live.run(seconds: 1)
    live.expectOpen()
    #expect(live.actions == 1)
    live.endAndRest()
  }

  @Test("the device turns during a refresh", arguments: ListStyle.allCases)
  func rotation(_ style: ListStyle) {
    let (live, navigation) = makeStack(style)
    live.refresh()
    live.window?.standInTurn(to: CGSize(width: 667, height: 375), bars: .zero)
    live.run(seconds: 1)
    #expect(live.list.bounds.size == CGSize(width: 667, height: 375) && live.top == -44)
    live.expectOpen()
    let view = live.list.header?.indicator?.view as? UIView
    #expect(view?.frame.width == 667)
    live.window?.standInTurn(to: CGSize(width: 375, height: 667), bars: bars)
    live.run(seconds: 1)
    live.expectOpen()
    #expect(view?.frame.width == 375)
    live.endAndRest()
    #expect(live.actions == 1 && navigation.viewControllers.count == 1)
  }

  @Test("a list in a tab goes on refreshing while another tab is seen", arguments: ListStyle.allCases)
  func tabs(_ style: ListStyle) {
    let live = LiveList(style)
    let tabs = UITabBarController()
    tabs.viewControllers = [ViewController(live.list), UIViewController()]
    live.show(tabs, bars: bars)
    #expect(live.list.adjustedContentInset.bottom == 49)
    live.refresh()
    tabs.standInSelect(1)
    live.run(seconds: 1)
    #expect(live.list.window == nil && live.isRefreshing)
    tabs.standInSelect(0)
    live.run(seconds: 1)
    live.expectOpen()
    live.endAndRest()
  }
}
