import RefreshTestKit
import Testing
import UIKit

@testable import UIKitCatalog

@Suite("The catalogue's screens", .serialized)
struct CatalogTests {
  let device = Device()

  @Test("the app starts with its menu, and a row opens its screen")
  func start() {
    let delegateClass: AnyClass? = device.scene.session.configuration.delegateClass
    #expect(delegateClass.map(ObjectIdentifier.init) == ObjectIdentifier(SceneDelegate.self))
    let table = device.navigation?.topViewController?.view as? UITableView
    #expect(table?.numberOfSections == Catalog.menus.count)
    #expect(table?.visibleCells.isEmpty == false)
    let path = IndexPath(row: 2, section: 0)
    (table?.delegate as? any UITableViewDelegate)?.tableView(table ?? UITableView(), didSelectRowAt: path)
    device.run(seconds: 1)
    #expect(device.navigation?.topViewController is FigFeedController)
    #expect(device.navigation?.topViewController?.title == "FigRefresh")
  }

  @Test("every screen is pushed, pulled, refreshed and popped, and nothing of it stays")
  func everyScreen() {
    for entry in (Catalog.menus + [Looks.menu]).flatMap(\.entries) { visit(entry) }
  }

  private func visit(_ entry: Menu.Entry) {
    let (lives, links) = (LifetimeTracker(), StandIn.displayLinkCount)
    do {
      let controller = lives.track(entry.make(), "\(entry.title): the controller")
      device.push(controller)
      #expect(controller.view.window != nil, "\(entry.title)")
      if let feed = controller as? FeedController {
        lives.track(feed.tableView, "\(entry.title): the table")
        lives.track(feed.feed, "\(entry.title): the feed")
        rehearse(feed, entry.title)
      }
      device.pop()
    }
    lives.expectAllGone()
    #expect(StandIn.displayLinkCount <= links, "\(entry.title)")
  }

  private func rehearse(_ screen: FeedController, _ title: String) {
    #expect(screen.feed.posts.first == "Post 1, edition 1" && screen.restsAtItsTop, "\(title)")
    #expect(screen.tableView.numberOfRows(inSection: 0) == 20, "\(title)")
    screen.pull()
    device.run(seconds: 0.6)
    #expect(screen.header?.isRefreshing == true, "\(title)")
    device.run(seconds: 3)
    #expect(screen.header?.phase == .idle && screen.restsAtItsTop, "\(title)")
    #expect(screen.feed.posts.first == "Post 1, edition 2", "\(title)")
    guard screen.footer != nil else { return }
    let table = screen.tableView
    table.contentOffset.y = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
    screen.drag(by: -110)
    device.run(seconds: 4)
    #expect(screen.feed.posts.count == 30 && table.numberOfRows(inSection: 0) == 30, "\(title)")
    #expect(screen.footer?.isRefreshing == false, "\(title)")
  }

  @Test("a screen that is popped in the middle of a refresh leaves nothing behind either")
  func poppedInTheMiddle() {
    for entry in Catalog.menus.flatMap(\.entries) {
      let (lives, links) = (LifetimeTracker(), StandIn.displayLinkCount)
      do {
        let controller = lives.track(entry.make(), entry.title)
        device.push(controller)
        (controller as? FeedController)?.pull()
        device.run(seconds: 0.5)
        device.pop()
      }
      // The server still answers.
      device.run(seconds: 2)
      lives.expectAllGone()
      #expect(StandIn.displayLinkCount <= links, "\(entry.title)")
    }
  }
}
