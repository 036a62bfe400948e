import RefreshTesting

// A host as an author outside this package writes it: no default isolation, nothing but public names.

/// A scroll view of the simplest kind: it has an offset, insets, a clock moved by hand, and no physics
/// but "what is let go of goes to rest".
final class TinyHost: ScrollHost {
  private(set) lazy var refreshers = RefresherSlots(host: self)
  private(set) var isDragging = false
  private(set) var isOnScreen = true
  let isLayingOut = false
  private(set) var now = 0.0

  var content = 2000.0
  var viewport = 480.0
  private(set) var offset = 0.0
  private(set) var places: [ObjectIdentifier: ViewPlacement] = [:]
  private var views: [ObjectIdentifier: any HostedView] = [:]
  private var ledgers: [ScrollEdge: InsetLedger] = [:]
  private var calls: [(due: Double, call: ScheduledCall)] = []
  private var tickers: [FrameTicker] = []
  private var writes: [ScrollEdge: (end: Double, change: ScrollChange)] = [:]

  // MARK: Metrics and insets

  func metrics(along axis: ScrollAxis) -> ScrollMetrics {
    switch axis {
    case .vertical:
      ScrollMetrics(
        offset: offset, contentLength: content, viewportLength: viewport,
        startInset: userInset(at: .top), endInset: userInset(at: .bottom))
    case .horizontal: ScrollMetrics(offset: 0, contentLength: 320, viewportLength: 320)
    }
  }

  func total(at edge: ScrollEdge) -> Double { ledgers[edge]?.total ?? 0 }
  func userInset(at edge: ScrollEdge) -> Double { ledgers[edge]?.user ?? 0 }

  func setUserInset(_ points: Double, at edge: ScrollEdge) {
    ledgers[edge, default: InsetLedger()].setUser(points)
    refreshers.report(.restingInsetChanged)
  }

  func writeTotal(_ points: Double, at edge: ScrollEdge) {
    guard ledgers[edge, default: InsetLedger()].observe(total: points) else { return }
    refreshers.report(.restingInsetChanged)
  }

  // MARK: Writing

  func write(_ change: ScrollChange) {
    if let older = writes.removeValue(forKey: change.edge) { older.change.completion?(.superseded) }
    ledgers[change.edge, default: InsetLedger()].setRoom(change.room)
    if let animation = change.animation {
      writes[change.edge] = (now + animation.duration, change)
    } else {
      ledgers[change.edge]?.settle()
    }
    if let wanted = change.offset { move(to: wanted) }
    if change.animation == nil { change.completion?(.finished) }
  }

  private func move(to new: Double) {
    guard new != offset else { return }
    offset = new
    refreshers.report(.scrolled)
  }

  // MARK: Views

  func place(_ view: any HostedView, at placement: ViewPlacement) {
    views[ObjectIdentifier(view)] = view
    places[ObjectIdentifier(view)] = placement
  }

  func remove(_ view: any HostedView) {
    views[ObjectIdentifier(view)] = nil
    places[ObjectIdentifier(view)] = nil
  }

  // MARK: The clock

  func schedule(_ call: ScheduledCall, after seconds: Double) { calls.append((now + seconds, call)) }
  func start(_ ticker: FrameTicker) { tickers.append(ticker) }

  func advance(seconds: Double) {
    let end = now + seconds
    while now < end {
      now = min(now + 1 / 60, end)
      for entry in calls where entry.due <= now { entry.call.fire() }
      calls.removeAll { $0.due <= now }
      for (edge, write) in writes where write.end <= now {
        writes[edge] = nil
        ledgers[edge]?.settle()
        write.change.completion?(.finished)
      }
      tickers.removeAll(where: \.isStopped)
      for ticker in tickers { ticker.tick(at: now) }
      if !isDragging { comeToRest() }
    }
  }

  private func comeToRest() {
    let (top, bottom) = (-total(at: .top), content + total(at: .bottom) - viewport)
    move(to: min(max(offset, top), max(top, bottom)))
  }

  // MARK: The user and the app

  func drag(to new: Double) {
    isDragging = true
    move(to: new)
  }

  func lift() { end(.released) }
  func cancel() { end(.cancelled) }

  private func end(_ event: ScrollEvent) {
    isDragging = false
    refreshers.report(event)
  }

  func scroll(to new: Double) { move(to: new) }

  func setContent(_ points: Double) {
    guard points != content else { return }
    content = points
    refreshers.report(.contentChanged)
  }

  func setViewport(_ points: Double) {
    viewport = points
    refreshers.report(.boundsChanged)
  }

  func setOnScreen(_ new: Bool) {
    isOnScreen = new
    refreshers.report(.windowChanged)
  }
}
