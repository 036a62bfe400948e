#if canImport(UIKit)
import RefreshCore
import RefreshViews
import UIKit

// Where the views stand, and which way round the content runs.

extension UIScrollViewHost {
  /// A view's frame, in the coordinates of what it is put into.
  func frame(for placement: ViewPlacement, in scrollView: UIScrollView) -> CGRect {
    switch placement.anchor {
    case .band(let edge, let origin, let length):
      let frame = band(edge, CGFloat(origin), CGFloat(length), in: scrollView)
      return shifted(frame, placement, in: scrollView)
    case .frame(let x, let y, let width, let height):
      let frame = CGRect(x: x, y: y, width: width, height: height)
      return shifted(frame, placement, in: scrollView)
    }
  }

  /// A band from side to side of the viewport at rest, whatever the side insets are and whoever's they are.
  private func band(
    _ edge: ScrollEdge, _ origin: CGFloat, _ length: CGFloat, in scrollView: UIScrollView
  ) -> CGRect {
    let size = scrollView.bounds.size
    switch edge.axis {
    case .vertical:
      let side = CGFloat(startOfRow(in: scrollView))
      return CGRect(x: side, y: origin, width: size.width, height: length)
    case .horizontal:
      let x = isRightToLeft ? scrollView.contentSize.width - origin - length : origin
      let top = CGFloat(restingInset(of: scrollView, .top))
      return CGRect(x: x, y: -top, width: length, height: size.height)
    }
  }

  private func shifted(
    _ frame: CGRect, _ placement: ViewPlacement, in scrollView: UIScrollView
  ) -> CGRect {
    var frame = frame.offsetBy(dx: CGFloat(placement.shiftX), dy: CGFloat(placement.shiftY))
    switch placement.layer {
    case .behindContent, .inFrontOfContent: return frame
    case .belowScrollView, .aboveScrollView:
      guard placement.followsContent else { return frame }
      frame = frame.offsetBy(dx: -scrollView.contentOffset.x, dy: -scrollView.contentOffset.y)
      return frame
    }
  }

  // MARK: Reading direction

  /// The horizontal offset, from the left, at which content rests at its start.
  private func startOfRow(in view: UIScrollView) -> Double {
    let left = -restingInset(of: view, isRightToLeft ? .trailing : .leading)
    guard isRightToLeft else { return left }
    // Content that does not fill the viewport stands at the left, whichever way it is read.
    let width = Double(view.contentSize.width - view.bounds.width)
    return max(left, width + restingInset(of: view, .leading))
  }

  /// An offset by reading direction as one from the left, and the other way round.
  func mirrored(_ offset: Double, in view: UIScrollView) -> Double {
    startOfRow(in: view) - restingInset(of: view, .leading) - offset
  }
}
#endif
