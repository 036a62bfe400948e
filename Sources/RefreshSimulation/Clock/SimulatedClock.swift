import RefreshPhysics
import RefreshCore

/// What is due when. It points at no host, so that nothing waiting here keeps one alive.
final class SimulatedClock {
  /// What happens at a tick.
  enum Work {
    /// A call of the engine.
    case engine(ScheduledCall)
    /// A timer of the app or the test.
    case app(ScheduledCall)
    /// The end of the animated write at an edge.
    case writeEnd(ScrollEdge)
  }

  private struct Entry {
    let due: Int
    let number: Int
    let work: Work
  }

  /// The present.
  private(set) var tick = 0

  /// The ticks from frame to frame.
  let frameLength: Int

  /// When the next frame is due.
  private(set) var nextFrame: Int

  /// By due time, then in the order in which they came.
  private var entries: [Entry] = []
  private var count = 0
  private var tickers: [FrameTicker] = []

  init(frameLength: Int) {
    self.frameLength = frameLength
    nextFrame = frameLength
  }

  /// When the next thing other than a frame is due.
  var nextDue: Int? { entries.first?.due }

  /// Whether a call of the engine waits.
  var hasEngineCalls: Bool {
    entries.contains {
      switch $0.work {
      case .engine: true
      case .app, .writeEnd: false
      }
    }
  }

  /// Keeps `work` for later and returns its number.
  @discardableResult
  func add(_ work: Work, after ticks: Int) -> Int {
    count += 1
    let entry = Entry(due: tick + ticks, number: count, work: work)
    let place = entries.lastIndex { $0.due <= entry.due }.map { $0 + 1 } ?? 0
    entries.insert(entry, at: place)
    return count
  }

  /// Keeps a call that removes itself when it is cancelled.
  func add(_ call: ScheduledCall, isEngine: Bool, after ticks: Int) {
    guard !call.isCancelled else { return }
    let number = add(isEngine ? .engine(call) : .app(call), after: ticks)
    let clock = Link(self)
    call.onCancel = { clock.object?.remove(number) }
  }

  /// Forgets the work with a number.
  func remove(_ number: Int) { entries.removeAll { $0.number == number } }

  /// Moves on to the first thing due and hands it out, if that is by `limit`.
  func takeNext(by limit: Int) -> Work? {
    guard let first = entries.first, first.due <= limit else { return nil }
    move(to: max(tick, first.due))
    return entries.removeFirst().work
  }

  /// Moves on to the next frame.
  func moveToFrame() {
    move(to: nextFrame)
    nextFrame += frameLength
  }

  /// Leaves out the frames before the first that comes at `tick` or later: nobody would see anything in them.
  func skipFrames(before tick: Int) {
    guard nextFrame < tick else { return }
    nextFrame += (tick - nextFrame + frameLength - 1) / frameLength * frameLength
  }

  func move(to tick: Int) { self.tick = tick }

  // MARK: Tickers

  var hasTickers: Bool { !tickers.isEmpty }

  func add(_ ticker: FrameTicker) {
    guard !ticker.isStopped, !tickers.contains(where: { $0 === ticker }) else { return }
    tickers.append(ticker)
    let (clock, link) = (Link(self), Link(ticker))
    ticker.onStop = { clock.object?.tickers.removeAll { $0 === link.object } }
  }

  func tickAll() {
    let now = Double(tick) / Ticks.perSecond
    for ticker in tickers { ticker.tick(at: now) }
  }
}
