import RefreshCore
import RefreshViews

/// What frames depend on, in the content's own coordinates (from the left and the top).
nonisolated struct StageGeometry: Equatable {
  var viewport = CGSize.zero
  var content = CGSize.zero
  var isRightToLeft = false

  /// The app's and the system's inset above the content.
  var top = 0.0

  /// The horizontal offset, from the left, at which content rests at its start.
  var side = 0.0

  /// The offset from the left and the top.
  var offset = CGPoint.zero

  func frame(of placement: ViewPlacement) -> CGRect {
    var frame = frame(of: placement.anchor)
    frame.origin.x += CGFloat(placement.shiftX)
    frame.origin.y += CGFloat(placement.shiftY)
    switch placement.layer {
    case .behindContent, .inFrontOfContent: break
    case .belowScrollView, .aboveScrollView:
      guard placement.followsContent else { break }
      frame.origin.x -= offset.x
      frame.origin.y -= offset.y
    }
    return frame
  }

  private func frame(of anchor: ViewPlacement.Anchor) -> CGRect {
    switch anchor {
    case .frame(let x, let y, let width, let height):
      CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    case .band(let edge, let origin, let length):
      band(edge.axis, CGFloat(origin), CGFloat(length))
    }
  }

  private func band(_ axis: ScrollAxis, _ origin: CGFloat, _ length: CGFloat) -> CGRect {
    switch axis {
    case .vertical:
      CGRect(x: CGFloat(side), y: origin, width: viewport.width, height: length)
    case .horizontal:
      CGRect(
        x: isRightToLeft ? content.width - origin - length : origin, y: CGFloat(0 - top), width: length,
        height: viewport.height)
    }
  }
}
