import RefreshUIKit
import Testing
import UIKit

@Suite("Real life: bars", .serialized)
struct NavigationBarTests {
  private let statusBar = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

  @Test(
    "an app that makes room for its bar itself, after the header was attached", arguments: ListStyle.allCases)
  func ownInset(_ style: ListStyle) {
    let live = LiveList(style)
    live.show()
    live.appTop = 64
    live.list.contentInset.top = 64
    live.list.contentOffset.y = -64
    for _ in 1...3 {
      live.refresh()
      live.endAndRest()
    }
    #expect(live.actions == 3 && live.top == -64)
  }

  @Test("the same in the middle of a refresh", arguments: ListStyle.allCases)
  func ownInsetWhileRefreshing(_ style: ListStyle) {
    let live = LiveList(style)
    live.show()
    live.refresh()
    live.appTop = 64
    live.list.contentInset.top = 64
    live.run(seconds: 1)
    live.expectOpen()
    live.endAndRest()
    #expect(live.actions == 1 && live.list.contentOffset.y == -64)
  }

  @Test(
    "a header that is attached before its screen is pushed rests under the bar", arguments: ListStyle.allCases
  )
  func pushed(_ style: ListStyle) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let live = LiveList(style)
    live.show(navigation, bars: statusBar)
    live.list.contentOffset.y = 0
    navigation.pushViewController(ViewController(live.list), animated: true)
    live.run(seconds: 1)
    #expect(live.top == -64)
    live.refresh()
    #expect(live.list.contentInset.top == live.length)
    live.endAndRest()
    #expect(live.actions == 1)
  }

  @Test("a bar that is hidden and shown during a refresh", arguments: ListStyle.allCases)
  func hidden(_ style: ListStyle) {
    let live = LiveList(style)
    let navigation = UINavigationController(rootViewController: ViewController(live.list))
    live.show(navigation, bars: statusBar)
    live.refresh()
    navigation.setNavigationBarHidden(true, animated: true)
    live.run(seconds: 1)
    #expect(live.top == -20)
    live.expectOpen()
    navigation.setNavigationBarHidden(false, animated: true)
    live.run(seconds: 1)
    live.endAndRest()
    #expect(live.list.contentOffset.y == -64)
  }
}
