import RefreshCore

/// The cheapest host there can be, so that what is measured is the engine and the styles.
final class BareHost: ScrollHost {
  private(set) lazy var refreshers = RefresherSlots(host: self)
  var isDragging = false
  let isOnScreen = true
  let isLayingOut = false
  let now = 0.0
  private var offset = 0.0
  private var rooms: [ScrollEdge: Double] = [:]

  func metrics(along axis: ScrollAxis) -> ScrollMetrics {
    ScrollMetrics(offset: offset, contentLength: 20_000, viewportLength: 667)
  }

  func userInset(at edge: ScrollEdge) -> Double { 0 }
  func setUserInset(_ points: Double, at edge: ScrollEdge) {}
  func place(_ view: any HostedView, at placement: ViewPlacement) {}
  func remove(_ view: any HostedView) {}
  func schedule(_ call: ScheduledCall, after seconds: Double) {}
  func start(_ ticker: FrameTicker) {}

  func write(_ change: ScrollChange) {
    rooms[change.edge] = change.room
    if let wanted = change.offset { scroll(to: wanted) }
    change.completion?(.finished)
  }

  func scroll(to new: Double) {
    offset = new
    refreshers.report(.scrolled)
  }
}
