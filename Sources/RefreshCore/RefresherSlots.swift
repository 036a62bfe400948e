/// What is attached to one scroll view, and the place where its host reports.
///
/// There is one for the life of a host, which owns it. It keeps the refreshers, adds up their room
/// edge by edge, and sees to it that no write of ours is mistaken for somebody else's move.
public final class RefresherSlots: MainActorBound {
  /// The refreshers, in the order in which they were attached.
  public private(set) var all: [Refresher] = []

  let hostLink: HostLink
  private var lastMetrics = EachAxis<ScrollMetrics?>(nil)
  private var publishedRoom = EachEdge(0.0)
  private var heldBack: [ScrollEdge: HeldBackWrite] = [:]
  private var styleObjects: [ObjectIdentifier: any MainActorBound] = [:]

  /// Hears every report as it comes in; for checks of hosts only.
  package var reportProbe: ((ScrollEvent) -> Void)?

  /// Hears every report after it was taken in; for players of scenarios only.
  package var heardProbe: ((ScrollEvent) -> Void)?

  /// How many writes are under way: one, or two if the platform answered the first with a change.
  private var writeDepth = 0
  private var missedEvents: [ScrollEvent] = []

  /// Completions that came in the middle of a write.
  private var heldCompletions: [() -> Void] = []

  /// The write that is being caught up with: what corrects it goes on in its place.
  private var answered: Answered?

  private struct Answered {
    let edge: ScrollEdge
    let animation: ScrollAnimation?
    let completion: Completion
  }

  /// What a write calls in the end, unless a correction has taken that over.
  private final class Completion {
    var call: ((ScrollOutcome) -> Void)?
    init(_ call: ((ScrollOutcome) -> Void)?) { self.call = call }
  }

  /// A write that has to wait until the platform has laid out.
  private struct HeldBackWrite {
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

  private func take(_ event: ScrollEvent) {
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

  private func rememberMetrics() {
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

  // MARK: Writing

  /// Sets a refresher's share of the room at its edge; true if there was anything to write.
  @discardableResult
  func setRoom(
    _ room: Double, of refresher: Refresher, offset: Double?, animation: ScrollAnimation?,
    completion: ((ScrollOutcome) -> Void)? = nil
  ) -> Bool {
    let isNews = refresher.room != room
    refresher.room = room
    refresher.describe()
    let isWritten = write(
      refresher.slot.edge, offset: offset, animation: animation, completion: completion)
    guard isNews else { return isWritten }
    for other in all where other !== refresher && other.slot.edge == refresher.slot.edge {
      other.placeIndicator()
    }
    return isWritten
  }

  @discardableResult
  private func write(
    _ edge: ScrollEdge, offset wanted: Double?, animation: ScrollAnimation?,
    completion: ((ScrollOutcome) -> Void)?
  ) -> Bool {
    guard let host else {
      completion?(.finished)
      return false
    }
    guard !host.isLayingOut else {
      let inset = restingInset(host, at: edge)
      holdBack(
        HeldBackWrite(place: wanted.map { $0 - inset }, animation: animation, completion: completion),
        at: edge)
      return true
    }
    // What is wanted now is wanted instead of what waits.
    if let older = heldBack.removeValue(forKey: edge) { older.completion?(.superseded) }
    let due = all.reduce(0) { $1.slot.edge == edge ? $0 + $1.room : $0 }
    let published = publishedRoom[edge]
    let offset = wanted.flatMap { abs($0 - host.metrics(along: edge.axis).offset) < 0.5 ? nil : $0 }
    let isNews = abs(due - published) >= 0.5
    guard isNews || offset != nil else {
      completion?(.finished)
      return false
    }
    publishedRoom[edge] = isNews ? due : published
    let end = Completion(completion)
    // Nobody sees a change off screen, and nothing of it may be on its way when the screen comes back.
    let change = ScrollChange(
      edge: edge, room: isNews ? due : published, offset: offset,
      animation: host.isOnScreen ? animation : nil, completion: outsideWrites(end))
    // Content that is moved may take a bar along: a large title expands. It is known by where it was put.
    if let offset { expect(offset, host, along: edge.axis) }
    writeDepth += 1
    host.write(change)
    writeDepth -= 1
    if writeDepth == 0 {
      answered = Answered(edge: edge, animation: change.animation, completion: end)
      catchUp()
      answered = nil
      tellHeldCompletions()
    }
    return true
  }

  private func expect(_ offset: Double, _ host: any ScrollHost, along axis: ScrollAxis) {
    let now = host.metrics(along: axis)
    lastMetrics[axis] = ScrollMetrics(
      offset: offset, contentLength: now.contentLength, viewportLength: now.viewportLength,
      startInset: now.startInset, endInset: now.endInset)
  }

  /// The same completion, told when no write is under way any more: whoever hears of it may write, and a
  /// host that went on with the older write after that would leave the room as the older one wanted it.
  private func outsideWrites(_ completion: Completion) -> (ScrollOutcome) -> Void {
    { [link = Link(self)] outcome in
      if let self = link.object, self.writeDepth > 0 {
        self.heldCompletions.append { completion.call?(outcome) }
      } else {
        completion.call?(outcome)
      }
    }
  }

  private func tellHeldCompletions() {
    while writeDepth == 0 && !heldCompletions.isEmpty { heldCompletions.removeFirst()() }
  }

  /// After a write of ours: takes in what the platform did on the side, and what it did about our answer to
  /// that, as a large title that grows along with the content does; but no more often than that, so that a
  /// platform that answers each write with a change cannot keep us writing for ever.
  private func catchUp() {
    for _ in 0..<Self.mostAnswers {
      let missed = missedEvents
      missedEvents.removeAll(keepingCapacity: true)
      for refresher in all {
        if let reading = refresher.reading { refresher.displaced(reading) }
      }
      guard missed.contains(where: { $0 != .scrolled }) else { break }
      writeDepth += 1
      for event in missed where event != .scrolled { take(event) }
      writeDepth -= 1
    }
    missedEvents.removeAll(keepingCapacity: true)
    rememberMetrics()
  }

  /// How often what the platform does on the side is answered after one write.
  private static let mostAnswers = 3

  /// Whether a write waits at `edge` until the platform has laid out. It is what the room will be, so
  /// nothing follows the content there meanwhile.
  func isHoldingBack(at edge: ScrollEdge) -> Bool { heldBack[edge] != nil }

  /// Whether the write that waits at `edge` moves the content.
  func isMovingIn(at edge: ScrollEdge) -> Bool { heldBack[edge]?.place != nil }

  /// By how much the resting inset moves the offsets at `edge`.
  private func restingInset(_ host: any ScrollHost, at edge: ScrollEdge) -> Double {
    let metrics = host.metrics(along: edge.axis)
    return edge.isStart ? -metrics.startInset : metrics.endInset
  }

  /// Nothing is written inside a layout pass: the last wish of each edge is carried out after it.
  private func holdBack(_ write: HeldBackWrite, at edge: ScrollEdge) {
    let older = heldBack.updateValue(write, forKey: edge)
    older?.completion?(.superseded)
    guard older == nil else { return }
    let call = ScheduledCall { [link = Link(self)] in
      guard let self = link.object, let host = self.host,
        let write = self.heldBack.removeValue(forKey: edge)
      else { return }
      let inset = self.restingInset(host, at: edge)
      self.write(
        edge, offset: write.place.map { $0 + inset }, animation: write.animation, completion: write.completion
      )
    }
    host?.schedule(call, after: 0)
  }
}
