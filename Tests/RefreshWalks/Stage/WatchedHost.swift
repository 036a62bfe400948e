public import RefreshTesting

/// A simulated scroll view as the engine's host, with an eye on every write.
///
/// The scroll view does the work; this host stands between it and the engine, counts what is written
/// and says when a write should not have been.
public final class WatchedHost: ScrollHost {
  /// The scroll view.
  public let list: SimulatedScrollView

  /// What is attached.
  public private(set) lazy var refreshers = RefresherSlots(host: self)

  /// Whether ``writes`` are kept; true by default. Turn it off in long random runs.
  public var keepsWrites = true

  /// Every write so far, oldest first.
  public private(set) var writes: [ScrollChange] = []

  /// How deep writes were nested at most; 1 if none was made from inside another.
  public private(set) var deepestWrite = 0

  /// Hears what is wrong with a write.
  public var onBreach: ((String) -> Void)?

  /// Called in the middle of each write, where a platform may answer with a change of its own.
  public var onWrite: (() -> Void)?

  private var depth = 0

  /// A host for `list`, whose events it hands to the engine.
  public init(_ list: SimulatedScrollView) { self.list = list }

  /// Carries out a write, once it is known to be one that may be made.
  public func write(_ change: ScrollChange) {
    if list.isLayingOut { onBreach?("a write inside a layout pass") }
    let room = abs(change.room - list.room[change.edge])
    let way = change.offset.map { abs($0 - list.offset(along: change.edge.axis)) }
    if room > 0 && room < 0.5 { onBreach?("a room written that differs by \(room) points") }
    if let way, way < 0.5 { onBreach?("an offset written that differs by \(way) points") }
    if room == 0 && way == nil { onBreach?("a write of nothing") }
    if keepsWrites { writes.append(change) }
    depth += 1
    deepestWrite = max(deepestWrite, depth)
    list.write(change)
    onWrite?()
    depth -= 1
  }

  // MARK: Handed on

  /// Where the content stands.
  public func metrics(along axis: ScrollAxis) -> ScrollMetrics { list.metrics(along: axis) }

  /// Whether a finger drags.
  public var isDragging: Bool { list.isDragging }

  /// Whether the scroll view is in a window.
  public var isOnScreen: Bool { list.isOnScreen }

  /// Whether a layout pass is going on.
  public var isLayingOut: Bool { list.isLayingOut }

  /// The app's part of an inset.
  public func userInset(at edge: ScrollEdge) -> Double { list.userInset(at: edge) }

  /// Sets the app's part of an inset.
  public func setUserInset(_ points: Double, at edge: ScrollEdge) { list.setUserInset(points, at: edge) }

  /// Places a view.
  public func place(_ view: any HostedView, at placement: ViewPlacement) { list.place(view, at: placement) }

  /// Removes a view.
  public func remove(_ view: any HostedView) { list.remove(view) }

  /// Describes what assistive technology finds.
  public func describe(_ refresher: Refresher) { list.describe(refresher) }

  /// Records what would be said.
  public func announce(_ announcement: RefreshAnnouncement, for role: RefreshRole) {
    list.announce(announcement, for: role)
  }

  /// The time.
  public var now: Double { list.now }

  /// Does something later.
  public func schedule(_ call: ScheduledCall, after seconds: Double) { list.schedule(call, after: seconds) }

  /// Does something in every frame.
  public func start(_ ticker: FrameTicker) { list.start(ticker) }
}
