import RefreshTesting
import RefreshUIKit
import StandInTestKit
import UIKit

/// Drives a `UIScrollView` of the stand-in for ``checkScrollHost(_:)``.
final class UIScrollViewDriver: ScrollHostDriver {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    HostClock.useStandIn()
    view.contentSize = CGSize(width: 320, height: 2000)
    window.addSubview(view)
  }

  var host: any ScrollHost { view.scrollHost }
  func drag(to offset: Double) { view.standInDrag(to: CGPoint(x: 0, y: offset)) }
  func lift() { view.standInLift() }
  func cancel() { view.standInCancel() }
  func scroll(to offset: Double) { view.contentOffset.y = CGFloat(offset) }
  func setContentLength(_ points: Double) { view.contentSize.height = CGFloat(points) }
  func setViewportLength(_ points: Double) { view.frame.size.height = CGFloat(points) }
  func setOnScreen(_ isOnScreen: Bool) {
    if isOnScreen { window.addSubview(view) } else { view.removeFromSuperview() }
  }
  func totalInset(at edge: ScrollEdge) -> Double? {
    switch edge {
    case .top: Double(view.contentInset.top)
    case .bottom: Double(view.contentInset.bottom)
    case .leading: Double(view.contentInset.left)
    case .trailing: Double(view.contentInset.right)
    }
  }
  func writeTotalInset(_ points: Double, at edge: ScrollEdge) {
    switch edge {
    case .top: view.contentInset.top = CGFloat(points)
    case .bottom: view.contentInset.bottom = CGFloat(points)
    case .leading: view.contentInset.left = CGFloat(points)
    case .trailing: view.contentInset.right = CGFloat(points)
    }
  }
  func advance(seconds: Double) { StandIn.advance(seconds: seconds) }
  func makeView() -> any HostedView { UIView(frame: .zero) }
  func place(of view: any HostedView) -> (frame: CGRect, isShown: Bool)? {
    guard let view = view as? UIView, view.superview != nil else { return nil }
    return (view.frame, !view.isHidden)
  }
  func move(_ view: any HostedView, by way: CGPoint) -> Bool {
    guard let view = view as? UIView else { return false }
    view.frame = view.frame.offsetBy(dx: way.x, dy: way.y)
    return true
  }
}
