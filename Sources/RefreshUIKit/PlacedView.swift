#if canImport(UIKit)
import RefreshCore
import RefreshViews
import UIKit

/// A view that a host keeps at its place, apart from what the app does to it.
struct PlacedView {
  let view: UIView
  var placement: ViewPlacement

  /// The view that it was put into; nil before there was one.
  weak var parent: UIView?

  /// Where its corner was set here last, what differs from that being the app's doing; nil before it was.
  private var corner: CGPoint?

  /// How far the app has moved it.
  private var moved = CGPoint.zero

  init(_ view: UIView, at placement: ViewPlacement) {
    self.view = view
    self.placement = placement
  }

  /// Gives the view a place, as far from it as the app has moved the view from the last one.
  mutating func move(to frame: CGRect) {
    let last = corner ?? view.corner
    let (dx, dy) = (view.corner.x - last.x, view.corner.y - last.y)
    // Corners under a transform are worked out, and the last bits differ.
    if abs(dx) > 0.001 { moved.x += dx }
    if abs(dy) > 0.001 { moved.y += dy }
    // A mask would resize the view once more, before or after it was laid out here.
    if view.autoresizingMask != [] { view.autoresizingMask = [] }
    view.take(frame.offsetBy(dx: moved.x, dy: moved.y))
    corner = view.corner
  }
}

extension UIView {
  /// The upper left corner of where the view would be without its transform.
  fileprivate var corner: CGPoint {
    if transform == .identity { return frame.origin }
    return CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
  }

  /// Takes a place, whatever transform the app has given the view: a frame means nothing under one.
  fileprivate func take(_ place: CGRect) {
    if transform == .identity {
      if frame != place { frame = place }
      return
    }
    if bounds.size != place.size { bounds.size = place.size }
    let middle = CGPoint(x: place.midX, y: place.midY)
    if center != middle { center = middle }
  }
}
#endif
