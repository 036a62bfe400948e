/// What is attached to one scroll view, and the place where its host reports.
///
/// There is one for the life of a host, which owns it. It keeps the refreshers, adds up their room
/// edge by edge, and sees to it that no write of ours is mistaken for somebody else's move.
public final class RefresherSlots: MainActorBound {
  /// The refreshers, in the order in which they were attached.
  public private(set) var all: [Refresher] = []

  let hostLink: HostLink
  var lastMetrics = EachAxis<ScrollMetrics?>(nil)
  var publishedRoom = EachEdge(0.0)
  var heldBack: [ScrollEdge: HeldBackWrite] = [:]
  private var styleObjects: [ObjectIdentifier: any MainActorBound] = [:]

  /// Hears every report as it comes in; for checks of hosts only.
  package var reportProbe: ((ScrollEvent) -> Void)?

  /// Hears every report after it was taken in; for players of scenarios only.
  package var heardProbe: ((ScrollEvent) -> Void)?

  /// How many writes are under way: one, or two if the platform answered the first with a change.
  var writeDepth = 0
  var missedEvents: [ScrollEvent] = []

  /// Completions that came in the middle of a write.
  var heldCompletions: [() -> Void] = []

  /// The write that is being caught up with: what corrects it goes on in its place.
  var answered: Answered?

  struct Answered {
    let edge: ScrollEdge
    let animation: ScrollAnimation?
    let completion: Completion
  }

  /// What a write calls in the end, unless a correction has taken that over.
  final class Completion {
    var call: ((ScrollOutcome) -> Void)?
    init(_ call: ((ScrollOutcome) -> Void)?) { self.call = call }
  }

  /// A write that has to wait until the platform has laid out.
  struct HeldBackWrite {
    /// The offset without the resting inset, which the layout may change.
    var place: Double?
    var animation: ScrollAnimation?
    var completion: ((ScrollOutcome) -> Void)?
  }

  /// The slots of `host`, which has to own them and is held weakly.
  public init(host: any ScrollHost) { hostLink = HostLink(host) }

  /// The host; nil once it is gone.
  public var host: (any ScrollHost)? { hostLink.host }

  /// The refresher attached at `slot`, whichever style attached it.
  public subscript(slot: RefreshSlot) -> Refresher? { all.first { $0.slot == slot } }

  /// A style's own object for this scroll view, such as its settings: made once, and kept as long as the
  /// host.
  public func styleObject<Object: MainActorBound>(_ make: () -> Object) -> Object {
    if let known = styleObjects[ObjectIdentifier(Object.self)] as? Object { return known }
    let object = make()
    styleObjects[ObjectIdentifier(Object.self)] = object
    return object
  }

  // MARK: Attaching

  /// Attaches `refresher`, detaching what was at its slot. Attaching it again does nothing; if it was
  /// attached elsewhere, it leaves there first.
  public func attach(_ refresher: Refresher) {
    guard refresher.slotsLink.object !== self else { return }
    refresher.detach()
    if let old = self[refresher.slot] { detach(old) }
    // Whoever heard of that may have attached something here, or this one elsewhere: the later wish counts.
    guard self[refresher.slot] == nil, refresher.slotsLink.object == nil else { return }
    refresher.slotsLink = Link(self)
    all.append(refresher)
    guard let host else { return }
    let axis = refresher.slot.edge.axis
    if lastMetrics[axis] == nil { lastMetrics[axis] = host.metrics(along: axis) }
    if let reading = refresher.reading { refresher.displaced(reading) }
    refresher.placeIndicator()
    refresher.settleRoom(animated: false)
    guard refresher.slotsLink.object === self else { return }
    refresher.described = nil
    refresher.describe()
    refresher.emit(.attached)
  }

  func detach(_ refresher: Refresher) {
    guard let place = all.firstIndex(where: { $0 === refresher }) else { return }
    // It is out of the list before its room closes, so that nothing that comes of that opens it again.
    all.remove(at: place)
    refresher.leave()
    refresher.slotsLink = Link()
    host?.describe(refresher)
    refresher.emit(.detached)
    for other in all {
      other.placeIndicator()
      other.wake()
    }
  }

  // MARK: Neighbours

  func isOtherRunning(than refresher: Refresher) -> Bool {
    all.contains {
      $0 !== refresher && $0.slot.edge.axis == refresher.slot.edge.axis && $0.isRefreshing
    }
  }

  /// The room that other controls keep between the content and `refresher`: what is there on approach
  /// stands innermost, and of what is pulled, what was attached first.
  func innerRoom(than refresher: Refresher) -> Double {
    guard refresher.policy.fires != .onApproach else { return 0 }
    var room = 0.0
    var isBefore = true
    for other in all where other.slot.edge == refresher.slot.edge {
      if other === refresher {
        isBefore = false
      } else if isBefore || other.policy.fires == .onApproach {
        room += other.room
      }
    }
    return room
  }

  /// The room at a refresher's edge that is not its own.
  func otherRoom(than refresher: Refresher) -> Double {
    all.reduce(0) { $1 !== refresher && $1.slot.edge == refresher.slot.edge ? $0 + $1.room : $0 }
  }

  func didStart(_ refresher: Refresher) {
    for other in all where other !== refresher { other.placeIndicator() }
  }

  func didEnd(_ refresher: Refresher, _ result: RefreshResult) {
    for other in all where other !== refresher { other.placeIndicator() }
    for other in all where other !== refresher && other.slot.edge.axis == refresher.slot.edge.axis {
      if result.isSuccess && refresher.policy.resetsNoMoreOnRefresh { other.resetNoMoreData() }
      other.wake()
    }
  }

  // MARK: Reports

  /// Takes in what the host says has happened.
  public func report(_ event: ScrollEvent) {
    reportProbe?(event)
    if writeDepth == 0 { take(event) } else { missedEvents.append(event) }
    heardProbe?(event)
  }

  func take(_ event: ScrollEvent) {
    guard let host, !all.isEmpty else { return }
    noticeRestingInsets(host)
    let isDragging = host.isDragging
    for refresher in all where refresher.slotsLink.object === self {
      let reading = refresher.reading(on: host, beside: otherRoom(than: refresher))
      switch event {
      case .scrolled: refresher.scrolled(reading, isDragging: isDragging)
      case .released: refresher.released(reading)
      case .cancelled: refresher.cancelled()
      case .contentChanged, .restingInsetChanged: refresher.geometryChanged(reading)
      case .boundsChanged:
        refresher.geometryChanged(reading)
        refresher.wake()
      case .windowChanged:
        refresher.wake()
        refresher.emit(.geometryChanged)
      }
    }
    // What a write of ours has set off meanwhile is judged by what was known before it.
    if missedEvents.isEmpty { rememberMetrics() }
  }

  func rememberMetrics() {
    guard let host else { return }
    // Named one by one, as a list of both would be made anew at every scroll event.
    if lastMetrics[.vertical] != nil { lastMetrics[.vertical] = host.metrics(along: .vertical) }
    if lastMetrics[.horizontal] != nil { lastMetrics[.horizontal] = host.metrics(along: .horizontal) }
  }

  /// Keeps content that stands in our room, or at its edge, at its distance when bars or the app change
  /// the resting inset. Without open room an inset change moves nothing.
  private func noticeRestingInsets(_ host: any ScrollHost) {
    guard publishedRoom.contains(where: { $0 > 0 }) else { return }
    let known = lastMetrics
    for edge in ScrollEdge.allCases where publishedRoom[edge] > 0 && !isHoldingBack(at: edge) {
      let room = publishedRoom[edge]
      guard let old = known[edge.axis], !host.isDragging else { continue }
      let new = host.metrics(along: edge.axis)
      let moved = edge.isStart ? new.startInset - old.startInset : new.endInset - old.endInset
      guard moved != 0 else { continue }
      lastMetrics[edge.axis] = new
      let before = EdgeReading(edge: edge, metrics: old, policy: RefreshPolicy())
      let distance = edge.isStart ? before.pull : old.offset - old.endRest
      guard distance > 0, distance <= room + 0.5 else { continue }
      let after = EdgeReading(edge: edge, metrics: new, policy: RefreshPolicy())
      let corrected = answered?.edge == edge ? answered : nil
      let completion = corrected?.completion.call
      corrected?.completion.call = nil
      write(
        edge, offset: after.offset(showing: distance), animation: corrected?.animation, completion: completion
      )
    }
  }
}
