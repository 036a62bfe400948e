public import RefreshCore
public import RefreshViews

/// The hands of ``checkScrollHost(_:)``: what a user, an app and the clock do to a host under check.
///
/// Write one for your host; it is about as long as this. Points and seconds; the vertical axis unless
/// said otherwise. The scroll view must be on screen, 320 by 480 points large, with 2000 points of
/// content, no bars, no insets, and at rest.
public protocol ScrollHostDriver: MainActorBound {
  /// The host under check.
  var host: any ScrollHost { get }

  /// A finger, put down if it was up, moves so that the offset is this, in one touch event.
  func drag(to offset: Double)

  /// The finger lifts, standing still.
  func lift()

  /// The system takes the touch.
  func cancel()

  /// The app moves the content at once.
  func scroll(to offset: Double)

  /// The content gets this length.
  func setContentLength(_ points: Double)

  /// The viewport gets this height.
  func setViewportLength(_ points: Double)

  /// The scroll view comes into a window or leaves it.
  func setOnScreen(_ isOnScreen: Bool)

  /// The platform's whole inset at an edge, as an app reads it; nil on a platform that has none.
  func totalInset(at edge: ScrollEdge) -> Double?

  /// The app writes the platform's whole inset at an edge; never called on a platform that has none.
  func writeTotalInset(_ points: Double, at edge: ScrollEdge)

  /// Time goes by, and everything that is due happens.
  func advance(seconds: Double)

  /// A new view that the host can place.
  func makeView() -> any HostedView

  /// Where a placed view is, in the content's coordinates, and whether it is shown; nil if it is not
  /// placed.
  func place(of view: any HostedView) -> (frame: CGRect, isShown: Bool)?

  /// The app moves a placed view by so many points to the right and down, as apps do by setting its frame;
  /// false, the default, on a platform where apps do no such thing.
  func move(_ view: any HostedView, by way: CGPoint) -> Bool
}

extension ScrollHostDriver {
  /// Moves nothing.
  public func move(_ view: any HostedView, by way: CGPoint) -> Bool { false }
}
