public import RefreshCore
public import RefreshSimulation
public import RefreshViews

/// Drives a simulated scroll view for ``checkScrollHost(_:)``: an example of a driver, and the proof that
/// the simulation is a host.
public final class SimulatedScrollViewDriver: ScrollHostDriver {
  /// The scroll view under check.
  public let list: SimulatedScrollView

  /// A scroll view as the checklist wants it.
  public init(hz: Int = 60) {
    list = SimulatedScrollView(
      viewport: CGSize(width: 320, height: 480), content: CGSize(width: 320, height: 2000), hz: hz)
  }

  public var host: any ScrollHost { list }
  public func drag(to offset: Double) { list.finger.hold(offset: offset) }
  public func lift() { list.finger.lift() }
  public func cancel() { list.finger.cancel() }
  public func scroll(to offset: Double) { list.setOffset(offset) }
  public func setContentLength(_ points: Double) { list.contentSize.height = CGFloat(points) }
  public func setViewportLength(_ points: Double) { list.viewportSize.height = CGFloat(points) }
  public func setOnScreen(_ isOnScreen: Bool) { list.isInWindow = isOnScreen }
  public func totalInset(at edge: ScrollEdge) -> Double? { list.contentInset[edge] }
  public func writeTotalInset(_ points: Double, at edge: ScrollEdge) { list.contentInset[edge] = points }
  public func advance(seconds: Double) { list.advance(seconds: seconds) }
  public func makeView() -> any HostedView { PlatformView(frame: .zero) }

  public func place(of view: any HostedView) -> (frame: CGRect, isShown: Bool)? {
    guard let view = view as? PlatformView, view.superview != nil else { return nil }
    return (view.frame, !view.isHidden)
  }

  public func move(_ view: any HostedView, by way: CGPoint) -> Bool {
    guard let view = view as? PlatformView else { return false }
    view.frame.origin.x += way.x
    view.frame.origin.y += way.y
    return true
  }
}
