import RefreshTestKit
import RefreshUIKit
import StandInTestKit
import Testing
import UIKit

@testable import UIKitCatalog

/// A telephone with the catalogue on it.
final class Device {
  let delegate = SceneDelegate()
  let scene: UIWindowScene

  init() {
    HostClock.useStandIn()
    Server.after = { seconds, work in StandIn.after(seconds) { work() } }
    scene = StandIn.launch(AppDelegate(), sceneDelegate: delegate)
    window?.systemInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    run(seconds: 0.5)
  }

  var window: UIWindow? { delegate.window }
  var navigation: UINavigationController? { window?.rootViewController as? UINavigationController }

  func run(seconds: Double) { StandIn.advance(seconds: seconds) }

  func push(_ controller: UIViewController) {
    navigation?.pushViewController(controller, animated: true)
    run(seconds: 1)
  }

  func pop() {
    navigation?.popViewController(animated: true)
    run(seconds: 1)
  }
}

extension FeedController {
  var header: Refresher? { tableView.scrollHost.refreshers[.header] }

  /// What loads more at the end, by whatever gesture.
  var footer: Refresher? {
    tableView.scrollHost.refreshers[.footer]
      ?? tableView.scrollHost.refreshers[RefreshSlot(edge: .bottom, role: .refresh)]
  }

  var restsAtItsTop: Bool { abs(tableView.contentOffset.y + tableView.adjustedContentInset.top) < 0.5 }

  /// A finger drags the list down by so many points, or up by as many below zero, and lifts.
  func drag(by points: CGFloat) {
    let start = tableView.contentOffset.y
    for step in 1...10 {
      tableView.standInDrag(to: CGPoint(x: 0, y: start - points * CGFloat(step) / 10))
      StandIn.advance(seconds: 1 / 60)
    }
    tableView.standInLift()
  }

  func pull() { drag(by: 110) }
}
