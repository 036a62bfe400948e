package import RefreshTesting

/// A host around a simulated scroll view that breaks the promises of hosts, in the ways that it was told to.
///
/// What it does is random and the same every time. It is no worse than a host can be by accident: it comes
/// to an end, and when it calls back from inside a write it does so two deep at most.
package final class UnrulyHost: ScrollHost {
  let list: SimulatedScrollView
  package private(set) lazy var refreshers = RefresherSlots(host: self)

  /// Whether it behaves from now on.
  private(set) var isTame = false

  private let ways: Unruliness
  private var numbers = SeededGenerator(seed: 7)
  private var late: [ScrollEvent] = []
  private var tickers: [FrameTicker] = []
  private var calls: [(call: ScheduledCall, timer: ScheduledCall)] = []
  private var depth = 0

  /// By how much its clock is ahead of the scroll view's.
  package var skew = 0.0

  package init(_ list: SimulatedScrollView, _ ways: Unruliness) {
    (self.list, self.ways) = (list, ways)
  }

  private func does(_ way: Unruliness) -> Bool { !isTame && ways.contains(way) }

  private func once(in count: Int) -> Bool { numbers.next() % UInt64(count) == 0 }

  private func pick<Value>(_ values: [Value]) -> Value {
    values[Int(numbers.next() % UInt64(values.count))]
  }

  // MARK: Reports

  /// Takes in what the scroll view says.
  func hear(_ event: ScrollEvent) {
    if does(.reportsLate) {
      late.append(event)
    } else {
      refreshers.report(event)
      if does(.reportsTwice) { refreshers.report(event) }
    }
  }

  func beforeFrame() {
    if does(.jumpsInTime), once(in: 8) { skew += pick([3600, -1800, 0.25, 1e6]) }
    tellWhatIsLate()
    guard does(.ticksOn) else { return }
    for ticker in tickers { ticker.tick(at: now) }
    let early = calls
    calls.removeAll()
    for (call, timer) in early {
      timer.cancel()
      call.fire()
    }
  }

  private func tellWhatIsLate() {
    let events = late
    late.removeAll()
    for event in events { refreshers.report(event) }
  }

  func calmDown() {
    isTame = true
    // Time that had jumped ahead does not come back.
    skew = max(skew, 0)
    tellWhatIsLate()
    for event in ScrollEvent.allCases where event != .released && event != .cancelled {
      refreshers.report(event)
    }
  }

  // MARK: Measures

  package func metrics(along axis: ScrollAxis) -> ScrollMetrics {
    let real = list.metrics(along: axis)
    guard does(.measuresNonsense), once(in: 4) else { return real }
    let nonsense = [
      Double.nan, .infinity, -.infinity, -100, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300,
    ]
    return ScrollMetrics(
      offset: once(in: 2) ? pick(nonsense) : real.offset,
      contentLength: once(in: 2) ? pick(nonsense) : real.contentLength,
      viewportLength: once(in: 2) ? pick(nonsense) : real.viewportLength,
      startInset: once(in: 2) ? pick(nonsense) : real.startInset,
      endInset: once(in: 2) ? pick(nonsense) : real.endInset)
  }

  package var isDragging: Bool { does(.flickers) && once(in: 4) ? !list.isDragging : list.isDragging }
  package var isOnScreen: Bool { does(.flickers) && once(in: 8) ? !list.isOnScreen : list.isOnScreen }
  package var isLayingOut: Bool { does(.flickers) && once(in: 8) ? true : list.isLayingOut }

  package func userInset(at edge: ScrollEdge) -> Double { list.userInset(at: edge) }
  package func setUserInset(_ points: Double, at edge: ScrollEdge) { list.setUserInset(points, at: edge) }

  // MARK: Writes

  package func write(_ change: ScrollChange) {
    depth += 1
    defer { depth -= 1 }
    callBack()
    list.write(
      ScrollChange(
        edge: change.edge, room: min(bent(change.room), 1e6), offset: change.offset.map { sane(bent($0)) },
        animation: change.animation, completion: change.completion.flatMap(bent)))
    callBack()
  }

  /// A number that the scroll view below puts up with; what it is handed is not what is under test.
  private func sane(_ points: Double) -> Double { points.isFinite ? min(max(points, -1e6), 1e6) : 0 }

  private func bent(_ points: Double) -> Double {
    var points = points
    if does(.clamps) { points = min(max(points, -40), 1600) }
    if does(.addsAPoint) { points += 1 }
    if does(.rounds) { points = (points * 3).rounded() / 3 }
    return points
  }

  private func bent(_ completion: @escaping (ScrollOutcome) -> Void) -> ((ScrollOutcome) -> Void)? {
    if does(.neverCompletes) { return nil }
    let (isTwice, isSuperseded) = (does(.completesTwice), does(.supersedes))
    guard isTwice || isSuperseded else { return completion }
    return { outcome in
      completion(isSuperseded ? .superseded : outcome)
      if isTwice { completion(outcome) }
    }
  }

  private func callBack() {
    guard does(.callsBack), depth <= 2 else { return }
    refreshers.report(pick(ScrollEvent.allCases))
  }

  // MARK: Views

  package func place(_ view: any HostedView, at placement: ViewPlacement) {
    list.place(view, at: placement)
    if does(.callsBack), depth <= 2 {
      depth += 1
      refreshers.report(.boundsChanged)
      depth -= 1
    }
  }

  package func remove(_ view: any HostedView) { list.remove(view) }

  // MARK: Time

  package var now: Double { list.now + skew }

  package func schedule(_ call: ScheduledCall, after seconds: Double) {
    let wait = seconds.isFinite ? min(max(seconds, 0), 1e5) : 0
    let timer = ScheduledCall { call.fire() }
    call.onCancel = { [weak timer] in timer?.cancel() }
    list.schedule(timer, after: does(.hurries) ? wait / 2 : wait)
    if does(.ticksOn) { calls.append((call, timer)) }
  }

  package func start(_ ticker: FrameTicker) {
    list.start(ticker)
    if does(.ticksOn) { tickers.append(ticker) }
  }
}
