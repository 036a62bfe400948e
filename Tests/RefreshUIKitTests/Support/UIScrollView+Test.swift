import RefreshTesting
import RefreshUIKit
import UIKit

extension UIScrollView {
  /// What is attached at the top, by the engine's name.
  var header: Refresher? { scrollHost.refreshers[.header] }

  /// What is attached at the end.
  var footer: Refresher? { scrollHost.refreshers[.footer] }

  /// Where the content rests at its top while nothing refreshes: below the bars and the app's own inset.
  var restingTop: CGFloat { CGFloat(header?.room ?? 0) - adjustedContentInset.top }

  /// A finger drags the content down by so many points from where it is, in steps of a frame.
  func drag(downBy points: CGFloat) {
    let start = contentOffset.y
    for step in 1...8 {
      standInDrag(to: CGPoint(x: 0, y: start - points * CGFloat(step) / 8))
      StandIn.advance(seconds: 1 / 60)
    }
  }

  /// A finger drags the content down, far enough for every style, and lifts.
  func pull() {
    drag(downBy: 90)
    standInLift()
  }
}
