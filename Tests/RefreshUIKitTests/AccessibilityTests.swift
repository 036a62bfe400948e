import FigStyle
import RefreshTesting
import RefreshUIKit
import SVStyle
import StandInTestKit
import Testing
import UIKit

/// A list as an app writes it that opts in.
private final class ReadableList: UITableView {
  override func accessibilityPerformMagicTap() -> Bool { scrollHost.accessibilityPerformMagicTap() }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollHost.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }
}

@Suite("VoiceOver", .serialized)
struct VoiceOverTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let list = ReadableList(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    HostClock.useStandIn()
    list.contentSize = CGSize(width: 375, height: 2000)
    window.addSubview(list)
  }

  private func perform(_ name: String) -> Bool {
    guard let action = list.accessibilityCustomActions?.first(where: { $0.name == name }) else {
      return false
    }
    return action.actionHandler?(action) ?? false
  }

  @Test("a header at rest is no element; while it refreshes it is one, and VoiceOver is told of the ends")
  func header() {
    StandIn.forgetAnnouncements()
    list.fig_header = RefreshHeader {}
    let header = list.fig_header
    #expect(header?.isAccessibilityElement == false && header?.accessibilityElementsHidden == true)
    #expect(perform("Refresh"))
    StandIn.advance(seconds: 1)
    #expect(header?.isAccessibilityElement == true && header?.accessibilityElementsHidden == false)
    #expect(header?.accessibilityLabel == "Refresh" && header?.accessibilityValue == "Refreshing")
    #expect(header?.accessibilityTraits == .updatesFrequently)
    header?.endRefreshing()
    StandIn.advance(seconds: 1)
    #expect(header?.isAccessibilityElement == false)
    #expect(StandIn.announcements == ["Refreshing", "Refreshed"])
  }

  @Test("the actions of an app's own stay, and ours goes with the header")
  func actions() {
    let mine = UIAccessibilityCustomAction(name: "Mark all as read") { _ in true }
    list.accessibilityCustomActions = [mine]
    list.addPullToRefresh {}
    #expect(list.accessibilityCustomActions?.map(\.name) == ["Mark all as read", "Refresh"])
    list.showsPullToRefresh = false
    #expect(list.accessibilityCustomActions?.map(\.name) == ["Mark all as read"])
    list.showsPullToRefresh = true
    list.scrollHost.refreshers[.header]?.detach()
    #expect(list.accessibilityCustomActions == [mine])
  }

  @Test("magic tap and three-finger scroll work where an app opts in")
  func optIn() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    list.contentOffset.y = 200
    #expect(!list.accessibilityScroll(.up) && actions == 0)
    list.contentOffset.y = 0
    #expect(list.accessibilityScroll(.up) && actions == 1)
    list.pullToRefreshView?.stopAnimating()
    StandIn.advance(seconds: 1)
    #expect(list.accessibilityPerformMagicTap() && actions == 2)
    #expect(!list.accessibilityPerformMagicTap())
  }

  @Test("nothing is said of a pull that goes back, nor of what code began when it ends")
  func silence() {
    StandIn.forgetAnnouncements()
    list.addPullToRefresh {}
    list.standInDrag(to: CGPoint(x: 0, y: -80))
    list.standInDrag(to: CGPoint(x: 0, y: -20))
    list.standInLift()
    StandIn.advance(seconds: 1)
    #expect(StandIn.announcements.isEmpty)
    list.triggerPullToRefresh()
    list.pullToRefreshView?.stopAnimating()
    StandIn.advance(seconds: 1)
    #expect(StandIn.announcements == ["Refreshing"])
  }

  @Test("a view of an app's own keeps what it says of itself")
  func ownView() {
    let header = RefreshHeader {}
    header.accessibilityLabel = "Inbox"
    list.fig_header = header
    header.beginRefreshing()
    StandIn.advance(seconds: 1)
    #expect(header.accessibilityLabel == "Inbox" && header.accessibilityValue == "Refreshing")
  }
}
