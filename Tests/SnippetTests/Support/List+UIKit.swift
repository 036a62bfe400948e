#if canImport(UIKit)
import RefreshCore
import RefreshUIKit
import RefreshViews
import StandInTestKit
import UIKit

/// The list in the documentation.
typealias List = UITableView

/// What the list is on screen in, as long as its test runs.
@MainActor private enum Stage {
  static var window: UIWindow?
}

extension UITableView {
  /// A list in a window, on the stand-in's clock.
  static func onScreen() -> UITableView {
    HostClock.useStandIn()
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    let list = UITableView(frame: frame)
    list.contentSize = CGSize(width: 375, height: 2000)
    let window = UIWindow(frame: frame)
    window.addSubview(list)
    Stage.window = window
    return list
  }

  /// The whole inset at an edge.
  func totalInset(at edge: ScrollEdge) -> Double {
    edge == .top ? Double(contentInset.top) : Double(contentInset.bottom)
  }

  /// Pulls the list down past everything that could be above it, lets go and waits.
  func pullDown() { pull(to: -contentInset.top - 120) }

  /// Pulls the list up past everything that could be below it, lets go and waits.
  func pullUp() {
    let end = contentSize.height + contentInset.bottom - bounds.height
    contentOffset.y = end - 1
    pull(to: end + 120)
  }

  /// Waits until everything that was begun is over.
  func settle() { StandIn.advance(seconds: 5) }

  private func pull(to offset: CGFloat) {
    standInDrag(to: CGPoint(x: 0, y: offset))
    standInLift()
    settle()
  }
}
#endif
