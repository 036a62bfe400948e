import RefreshTestKit
import RefreshUIKit
import SVStyle
import Testing
import UIKit

@testable import UIKitCatalog

@Suite("What the catalogue's screens are there to show", .serialized)
struct ScreenTests {
  let device = Device()

  @Test("a large title expands under the finger before the pull begins")
  func largeTitle() {
    let screen = LargeTitleController()
    device.push(screen)
    #expect(screen.tableView.adjustedContentInset.top == 143)
    screen.drag(by: -300)
    device.run(seconds: 3)
    #expect(screen.tableView.adjustedContentInset.top == 91 && screen.header?.phase == .idle)
    screen.tableView.setContentOffset(CGPoint(x: 0, y: -143), animated: true)
    device.run(seconds: 2)
    screen.pull()
    device.run(seconds: 4)
    #expect(screen.restsAtItsTop && screen.tableView.adjustedContentInset.top == 143)
    #expect(screen.feed.posts.first == "Post 1, edition 2")
  }

  @Test("a theme can be chosen at any time, also in the middle of a refresh")
  func themes() {
    let screen = ThemesController()
    device.push(screen)
    let choices = (screen.navigationItem.rightBarButtonItem?.menu?.children ?? []).compactMap {
      $0 as? UIAction
    }
    #expect(choices.count == 7)
    for choice in choices {
      screen.pull()
      device.run(seconds: 0.5)
      let old = screen.tableView.pullToRefreshView
      choice.standInRun()
      #expect(
        screen.header?.isRefreshing == true && screen.tableView.pullToRefreshView !== old, "\(choice.title)")
      device.run(seconds: 3)
      #expect(screen.restsAtItsTop && screen.header?.phase == .idle, "\(choice.title)")
    }
  }

  @Test("a search shrinks the list in the middle of a refresh")
  func search() {
    let screen = SearchController()
    device.push(screen)
    screen.pull()
    device.run(seconds: 0.5)
    screen.navigationItem.searchController?.searchBar.standInType("Post 2")
    #expect(screen.tableView.numberOfRows(inSection: 0) == 2)
    device.run(seconds: 3)
    #expect(screen.restsAtItsTop && screen.header?.phase == .idle)
    screen.navigationItem.searchController?.searchBar.standInType("")
    #expect(screen.tableView.numberOfRows(inSection: 0) == 20)
  }

  @Test("the keyboard has its room, and the refresh its own")
  func keyboard() {
    let screen = KeyboardController()
    device.push(screen)
    screen.pull()
    device.run(seconds: 0.5)
    StandIn.showKeyboard()
    device.run(seconds: 0.3)
    #expect(screen.tableView.contentInset.bottom == StandIn.keyboardHeight - 34)
    #expect(screen.tableView.contentInset.top == 60)
    device.run(seconds: 3)
    #expect(screen.tableView.contentInset.top == 0 && screen.restsAtItsTop)
    StandIn.hideKeyboard()
    device.run(seconds: 0.3)
    #expect(screen.tableView.contentInset == .zero)
  }

  @Test("the device turns in the middle of a refresh that a button began")
  func rotation() {
    let screen = RotationController()
    device.push(screen)
    screen.navigationItem.rightBarButtonItem?.standInTap()
    device.run(seconds: 0.5)
    #expect(screen.header?.isRefreshing == true)
    device.window?.standInTurn(
      to: CGSize(width: 667, height: 375), bars: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    device.run(seconds: 0.4)
    #expect(screen.header?.isRefreshing == true && screen.restsAtItsTop)
    #expect((screen.header?.indicator?.view as? UIView)?.frame.width == 667)
    device.run(seconds: 3)
    #expect(screen.restsAtItsTop && screen.header?.phase == .idle)
  }
}
