package import RefreshTesting

/// A simulated scroll view, 480 points of it over 2000 of content, and a host that is watched or unruly.
package final class SimulatedStage: WalkStage {
  package let list: SimulatedScrollView
  package let axis: ScrollAxis
  package var onEvent: ((ScrollEvent) -> Void)?
  package private(set) var breaches: [String] = []

  private let watched: WatchedHost?
  private let unruly: UnrulyHost?

  package init(_ world: WalkWorld) {
    axis = world.axis
    let isVertical = world.axis == .vertical
    list = SimulatedScrollView(
      viewport: isVertical ? CGSize(width: 320, height: 480) : CGSize(width: 480, height: 320),
      content: isVertical ? CGSize(width: 320, height: 2000) : CGSize(width: 2000, height: 320),
      hz: world.hz)
    list.recordsTimeline = false
    list.alwaysBounceVertical = isVertical
    list.alwaysBounceHorizontal = !isVertical
    list.isRightToLeft = world.isRightToLeft
    watched = world.unruliness == .none ? WatchedHost(list) : nil
    unruly = world.unruliness == .none ? nil : UnrulyHost(list, world.unruliness)
    watched?.keepsWrites = false
    watched?.onBreach = { [weak self] in self?.breaches.append($0) }
    list.onEvent = { [weak self] event in
      guard let self else { return }
      self.watched?.refreshers.report(event)
      self.unruly?.hear(event)
      self.onEvent?(event)
    }
  }

  package var hosting: any ScrollHosting {
    if let watched { return watched }
    if let unruly { return unruly }
    return list
  }
  package var isUnruly: Bool { unruly != nil }
  package var writes: Int { list.insetWrites + list.offsetWrites }

  // MARK: The user

  package func touch(to offset: Double) { list.finger.hold(offset: offset, along: axis) }

  package func drag(by points: Double) {
    if !list.finger.isDown { list.finger.down() }
    list.finger.move(by: points, inSteps: 4, along: axis)
  }

  package func lift(velocity: Double) {
    if list.finger.isDown { list.finger.lift(velocity: velocity, along: axis) }
  }

  package func cancel() { if list.finger.isDown { list.finger.cancel() } }
  package func wheel(by points: Double) { list.wheel(by: points, along: axis) }

  // MARK: The app and the system

  package func scroll(to offset: Double, animated: Bool) {
    list.setOffset(offset, along: axis, animated: animated)
  }

  package func totalInset(at edge: ScrollEdge) -> Double { list.contentInset[edge] }

  package func setTotalInset(_ points: Double, at edge: ScrollEdge) { list.contentInset[edge] = points }

  package func setBars(_ points: Double) { list.bars[edge(atStart: true)] = points }

  package func setLargeTitle(_ isOn: Bool) {
    list.largeTitle = isOn ? LargeTitle(collapsed: 44, expanded: 96) : nil
  }

  package func setContent(_ length: Double) {
    switch axis {
    case .vertical: list.contentSize.height = CGFloat(length)
    case .horizontal: list.contentSize.width = CGFloat(length)
    }
  }

  package func setViewport(_ length: Double) {
    switch axis {
    case .vertical: list.viewportSize.height = CGFloat(length)
    case .horizontal: list.viewportSize.width = CGFloat(length)
    }
  }

  package func setRightToLeft(_ isOn: Bool) { list.isRightToLeft = isOn }
  package func setOnScreen(_ isOn: Bool) { list.isInWindow = isOn }
  package func inLayout(_ work: () -> Void) { list.layoutPass(work) }

  // MARK: The clock

  package func frame() {
    unruly?.beforeFrame()
    list.advance(frames: 1)
  }

  /// Nobody waits for hours of a look that moves: that is drawn frame by frame.
  package func skip(hours: Int) { list.advance(seconds: list.hasFrameTickers ? 10 : Double(hours) * 3600) }
  package func calmDown() { unruly?.calmDown() }
  package func settle() -> Bool { list.settle(limit: 30) }

  // MARK: Questions

  package var isMoving: Bool { list.isMoving }
  package var isIdle: Bool { !list.hasPendingCalls && !list.hasFrameTickers }
  package var restingOffsets: ClosedRange<Double> { list.restingOffsets(along: axis) }
  package var titleGap: Double { list.largeTitle.map { $0.expanded - $0.collapsed } ?? 0 }
}
