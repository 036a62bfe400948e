/// One refresh control without a face: it carries out on a scroll view what the machines decide.
///
/// A style makes it, attaches it with ``RefresherSlots/attach(_:)`` and speaks of it in its own words;
/// through it, every style and every app has the engine's words too:
///
///     list.scrollHost.refreshers[.footer]?.policy.preloadDistance = 400
///
/// The refresher lives as long as the scroll view that it is attached to and holds it weakly.
public final class Refresher: MainActorBound {
  /// Where on the scroll view it belongs.
  public let slot: RefreshSlot

  /// How it behaves. May be changed at any time, also while refreshing.
  public var policy: RefreshPolicy {
    didSet {
      policy.check()
      if policy != oldValue { policyDidChange(from: oldValue) }
    }
  }

  /// What to do when a refresh starts; held until the refresher is dropped. Whoever sets it says when
  /// the refresh is over, with ``end(_:)``.
  public var action: (() -> Void)?

  /// The view that shows it, if any.
  public var indicator: RefreshIndicator? {
    didSet { indicatorDidChange(from: oldValue) }
  }

  /// Whether the user can start a refresh; true by default. A running refresh goes on, and ``begin(isSilent:reveal:)``
  /// works all the same.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { gesturesDidChange() } }
  }

  /// Whether it is out of sight; false by default. Hidden, it takes no room and no gestures; a running
  /// refresh goes on and can be ended.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      gesturesDidChange()
      placeIndicator()
      settleRoom(animated: true)
    }
  }

  /// What it is doing.
  public internal(set) var phase = RefreshPhase.idle

  /// The points of the inset that are this refresher's.
  public internal(set) var room = 0.0

  /// Whether the host is placing or removing the indicator just now, so that what happens to the view is no wish of
  /// the app's.
  package private(set) var isPlacing = false

  var cycle = RefreshCycle()
  var announcements = AnnouncementMachine()

  /// What assistive technology was told last; nil before anything was.
  var described: Description?
  var pull = PullMachine()
  var reach = ReachMachine()

  /// Counts starts, ends and detachments, so that what was begun before one of them is not gone on with
  /// after it.
  var generation = 0

  /// Which of its refreshes is running: another number after each start and each end.
  package var run: Int { generation }

  /// The starts, by their generation, whose room has opened and whose action waits for that.
  var opened = 0
  var awaitsOpening = 0

  /// Whether a refresh started under a finger that was pulling: room that opens there would make the
  /// content jump away from the finger, so it opens when the finger lifts.
  var opensOnLift = false

  /// An end that is reported once the room has closed.
  var unreportedEnd: RefreshResult?

  var timers: [ScheduledCall] = []

  /// The one of the timers that ends a refresh which takes too long.
  var timeOut: ScheduledCall?

  /// Since when the time-out counts: the start, or the last time that the action ran again.
  var timeOutStart = 0.0

  /// The content's length when a load ended with no more data, as long as its last rows are waited for.
  var lengthBeforeLastRows: Double?

  /// Whether it was said that this refresh seems never to end.
  var hasNotedLongRun = false
  var slotsLink = Link<RefresherSlots>()
  private var observers: [any RefreshObserver] = []
  private var handles: [ObjectIdentifier: any RefreshObserver] = [:]
  private var lastPlacement: ViewPlacement?

  /// A refresher for a slot, not attached yet.
  public init(slot: RefreshSlot, policy: RefreshPolicy = RefreshPolicy(), action: (() -> Void)? = nil) {
    policy.check()
    self.slot = slot
    self.policy = policy
    self.action = action
  }

  /// Whether it is attached to a scroll view that still exists.
  public var isAttached: Bool { host != nil }

  /// Whether a refresh is running.
  public var isRefreshing: Bool { cycle.isRunning }

  /// Whether a refresh was asked for that starts as soon as it can: when the scroll view is on screen,
  /// or when the refresh at the other edge has ended.
  public var isPending: Bool { cycle.isPending }

  /// The scroll view it is attached to.
  public var host: (any ScrollHost)? { slotsLink.object?.host }

  // MARK: Observers and handles

  /// Lets `observer` hear every event. It is held until ``removeObserver(_:)`` or until the refresher
  /// is gone; adding it again does nothing.
  public func addObserver(_ observer: any RefreshObserver) {
    guard !observers.contains(where: { $0 === observer }) else { return }
    observers.append(observer)
  }

  /// Lets `observer` hear nothing more.
  public func removeObserver(_ observer: any RefreshObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Lets `handler` hear every event until the observation is cancelled or the refresher is gone.
  @discardableResult
  public func observe(
    _ handler: @escaping (Refresher, RefreshEvent) -> Void
  ) -> RefreshObservation {
    let observation = RefreshObservation(handler)
    addObserver(observation)
    return observation
  }

  /// A style's own object for this refresher: made once, kept as long as the refresher, and an observer
  /// of it.
  public func handle<Handle: RefreshObserver>(_ make: (Refresher) -> Handle) -> Handle {
    if let known = handles[ObjectIdentifier(Handle.self)] as? Handle { return known }
    let handle = make(self)
    setHandle(handle)
    return handle
  }

  /// Makes `handle` the style's own object for this refresher, in place of the one it had.
  public func setHandle<Handle: RefreshObserver>(_ handle: Handle) {
    let key = ObjectIdentifier(Handle.self)
    if let old = handles[key], old !== handle { removeObserver(old) }
    handles[key] = handle
    addObserver(handle)
  }

  func emit(_ event: RefreshEvent) {
    for observer in observers { observer.refresher(self, did: event) }
  }

  /// Tells of the phase that the machines are in now, if it is another than before.
  func announce() {
    let before = phase
    phase = currentPhase
    guard phase != before else { return }
    describe()
    emit(.phaseChanged(from: before, to: phase))
  }

  private var currentPhase: RefreshPhase {
    if let phase = cycle.phase { return phase }
    switch policy.fires {
    case .onRelease, .atThreshold: return pull.phase
    case .onApproach: return reach.isArmed ? .armed(progress: 1) : .idle
    }
  }

  // MARK: The indicator

  func placeIndicator() {
    guard let indicator, let host, let reading else { return }
    let placement = indicator.placement(
      reading, beyond: slotsLink.object?.innerRoom(than: self) ?? 0,
      isHidden: isHidden || lengthBeforeLastRows != nil || isUpstaged(reading)
    )
    guard placement != lastPlacement else { return }
    lastPlacement = placement
    isPlacing = true
    host.place(indicator.view, at: placement)
    isPlacing = false
  }

  /// Whether the other edge's refresh has the stage to itself: few rows leave both indicators in view, and
  /// a policy that lets only one run shows only one.
  private func isUpstaged(_ reading: EdgeReading) -> Bool {
    guard !slot.edge.isStart, reading.metrics.isShort, policy.together == .exclusive else { return false }
    return slotsLink.object?.isOtherRunning(than: self) ?? false
  }

  func removeIndicator() {
    lastPlacement = nil
    if let indicator { remove(indicator.view) }
  }

  private func indicatorDidChange(from old: RefreshIndicator?) {
    if let old, old.view !== indicator?.view { remove(old.view) }
    lastPlacement = nil
    placeIndicator()
    described = nil
    describe()
  }

  private func remove(_ view: any HostedView) {
    isPlacing = true
    host?.remove(view)
    isPlacing = false
  }
}
