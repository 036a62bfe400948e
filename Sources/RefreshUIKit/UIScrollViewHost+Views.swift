#if canImport(UIKit)
import RefreshCore
import RefreshViews
import UIKit

extension UIScrollViewHost {
  func place(_ view: any HostedView, at placement: ViewPlacement) {
    guard let hosted = view as? UIView, let scrollView = self.view else { return }
    let (frame, mask) = frame(for: placement, in: scrollView)
    insert(hosted, placement.layer, in: scrollView)
    hosted.autoresizingMask = mask
    if hosted.frame != frame { hosted.frame = frame }
    if hosted.isHidden != placement.isHidden { hosted.isHidden = placement.isHidden }
    hosted.layoutIfNeeded()
  }

  func remove(_ view: any HostedView) { (view as? UIView)?.removeFromSuperview() }

  private func insert(_ hosted: UIView, _ layer: ViewPlacement.Layer, in scrollView: UIScrollView) {
    switch layer {
    case .behindContent:
      if hosted.superview !== scrollView { scrollView.insertSubview(hosted, at: 0) }
    case .inFrontOfContent:
      if hosted.superview !== scrollView { scrollView.addSubview(hosted) }
    case .belowScrollView:
      guard let parent = scrollView.superview, hosted.superview !== parent else { return }
      parent.insertSubview(hosted, belowSubview: scrollView)
    case .aboveScrollView:
      guard let parent = scrollView.superview, hosted.superview !== parent else { return }
      parent.insertSubview(hosted, aboveSubview: scrollView)
    }
  }

  private func frame(
    for placement: ViewPlacement, in scrollView: UIScrollView
  ) -> (CGRect, UIView.AutoresizingMask) {
    switch placement.anchor {
    case .band(let edge, let origin, let length):
      let frame = band(edge, CGFloat(origin), CGFloat(length), in: scrollView)
      let mask: UIView.AutoresizingMask = edge.axis == .vertical ? .flexibleWidth : .flexibleHeight
      return (shifted(frame, placement, in: scrollView), mask)
    case .frame(let x, let y, let width, let height):
      let frame = CGRect(x: x, y: y, width: width, height: height)
      return (shifted(frame, placement, in: scrollView), [])
    }
  }

  /// A band from side to side of the viewport, whatever the side insets are.
  private func band(
    _ edge: ScrollEdge, _ origin: CGFloat, _ length: CGFloat, in scrollView: UIScrollView
  ) -> CGRect {
    let (size, inset) = (scrollView.bounds.size, scrollView.adjustedContentInset)
    switch edge.axis {
    case .vertical: return CGRect(x: -inset.left, y: origin, width: size.width, height: length)
    case .horizontal:
      let x = isRightToLeft ? scrollView.contentSize.width - origin - length : origin
      return CGRect(x: x, y: -inset.top, width: length, height: size.height)
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
}
#endif
