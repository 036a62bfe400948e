import RefreshTesting

/// One style playing one script.
final class Performance {
  private static let viewport = (width: 375.0, height: 667.0)
  private static let patience = 20.0
  private static let nearEnd = 380.0

  /// The largest offset at which a script may start: the end of the posts.
  static var farthestStart: Double { 2 * Double(Feed.pageSize) * Feed.rowHeight - viewport.height }

  private let list: SimulatedScrollView
  private let feed: Feed
  private let screen: any FeedScreen
  private var recording: Recording

  /// Plays `script` on a feed in `style` and tells what happened.
  static func record(_ script: StrokeScript, in style: FeedStyle) -> Recording {
    let performance = Performance(style)
    performance.play(script)
    return performance.recording
  }

  private init(_ style: FeedStyle) {
    list = SimulatedScrollView(viewport: CGSize(width: Self.viewport.width, height: Self.viewport.height))
    list.recordsTimeline = false
    feed = Feed(on: list)
    screen = style.screen(list, feed)
    recording = Recording(style: style)
  }

  private func play(_ script: StrokeScript) {
    screen.attach()
    switch script.start {
    case .top: break
    case .nearEnd: list.setOffset(Self.farthestStart - Self.nearEnd)
    case .offset(let offset): list.setOffset(offset)
    }
    watch()
    for touch in script.touches {
      list.advance(seconds: touch.pause)
      list.finger.replay(touch.stroke)
    }
    comeToRest()
    recording.actions = [.header: feed.reloads, .footer: feed.olderLoads]
  }

  private func watch() {
    takeMoment()
    list.onEvent = { [weak self] _ in self?.takeMoment() }
    list.start(FrameTicker { [weak self] _ in self?.takeMoment() })
    let controls: [(Recording.Control, RefreshSlot)] = [(.header, .header), (.footer, .footer)]
    for (control, slot) in controls {
      list.refreshers[slot]?.observe { [weak self] _, event in self?.hear(event, control) }
    }
  }

  private func hear(_ event: RefreshEvent, _ control: Recording.Control) {
    switch event {
    case .phaseChanged(let old, let new):
      if new == .refreshing { mark(.started, control) }
      if old == .refreshing { mark(.loaded, control) }
      takeMoment()
    case .acting: mark(.action, control)
    case .ended: mark(.ended, control)
    case .attached, .detached, .opening, .moved, .geometryChanged: break
    }
  }

  private func mark(_ kind: Recording.Mark.Kind, _ control: Recording.Control) {
    recording.marks.append(Recording.Mark(time: list.now, control: control, kind: kind))
  }

  private func takeMoment() {
    let moment = Recording.Moment(
      time: list.now, offset: list.presentedOffset(), top: list.presentedInset(at: .top),
      bottom: list.presentedInset(at: .bottom),
      contentEnd: list.metrics(along: .vertical).contentLength - Self.viewport.height,
      header: screen.headerState, footer: screen.footerState)
    if moment != recording.moments.last { recording.moments.append(moment) }
  }

  private func comeToRest() {
    let start = list.now
    while !isAtRest && list.now - start < Self.patience { list.advance(frames: 1) }
    recording.restTime = isAtRest ? recording.moments.last?.time : nil
    // A last look at what is there when nothing moves any more.
    list.advance(seconds: 0.3)
    takeMoment()
  }

  private var isAtRest: Bool {
    !list.isMoving && !list.isAnimatingWrite && !list.hasPendingCalls && feed.pendingAnswers == 0
      && list.presentedOffset() == list.offset()
      && list.presentedInset(at: .top) == list.contentInset.top
      && list.presentedInset(at: .bottom) == list.contentInset.bottom
  }
}
