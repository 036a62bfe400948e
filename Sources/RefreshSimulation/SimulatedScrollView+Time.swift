import RefreshPhysics
public import RefreshCore

// The clock, which only a test moves.

extension SimulatedScrollView {
  /// The seconds since the scroll view was made.
  public var now: Double { Double(clock.tick) / Ticks.perSecond }

  /// The ticks, 120,000 a second, since the scroll view was made.
  public var tick: Int { clock.tick }

  /// Makes `call` once, `seconds` from now; sooner than now is now.
  public func schedule(_ call: ScheduledCall, after seconds: Double) {
    clock.add(call, isEngine: true, after: Ticks.from(seconds: max(0, seconds)))
  }

  /// Calls `ticker` in every frame, after the content has moved, until it is stopped.
  public func start(_ ticker: FrameTicker) { clock.add(ticker) }

  /// Does `work` in `seconds`, as a timer of the app's own; ``settle(limit:)`` does not wait for it.
  ///
  /// Cancel what this returns to take it back.
  ///
  ///     list.after(2) { refresh.end() }
  @discardableResult
  public func after(_ seconds: Double, _ work: @escaping () -> Void) -> ScheduledCall {
    let call = ScheduledCall(work)
    clock.add(call, isEngine: false, after: Ticks.from(seconds: seconds))
    return call
  }

  // MARK: Moving it

  /// Lets `seconds` go by: frames, calls and ends of animations come in order, each at its tick.
  ///
  /// Like all that moves the clock it must not be called from inside something that the clock does.
  public func advance(seconds: Double) { run(until: clock.tick + Ticks.from(seconds: seconds)) }

  /// Lets whole ticks of 1/120,000 s go by; 0 does what is due now, like a turn of the run loop.
  public func advance(ticks: Int) {
    precondition(ticks >= 0, "Time goes by 0 ticks or more, not \(ticks)")
    run(until: clock.tick + ticks)
  }

  /// Lets time go by until so many frames have been shown; with one, to the next frame.
  public func advance(frames: Int) {
    precondition(frames >= 0, "Time goes by 0 frames or more, not \(frames)")
    guard frames > 0 else { return }
    run(until: clock.nextFrame + (frames - 1) * clock.frameLength)
  }

  /// Lets time go by until nothing moves by itself, no animation runs and no call of the engine waits.
  /// Then the screen shows every offset and inset as it is.
  ///
  /// Frame tickers and timers made by ``after(_:_:)`` do not count, nor does a finger that is down.
  /// Gives up after `limit` seconds (60 by default) and says whether everything has settled.
  @discardableResult
  public func settle(limit: Double = 60) -> Bool {
    let deadline = clock.tick + Ticks.from(seconds: limit)
    while isMoving || isAnimatingWrite || hasPendingCalls {
      let next = [clock.nextDue, fadeEnd].compactMap(\.self).reduce(clock.nextFrame, min)
      guard next <= deadline else {
        run(until: deadline)
        return !(isMoving || isAnimatingWrite || hasPendingCalls)
      }
      run(until: next)
    }
    return true
  }

  /// How many frames there are in a second.
  public var hz: Int { 120_000 / clock.frameLength }

  /// Whether a call of the engine waits.
  public var hasPendingCalls: Bool { clock.hasEngineCalls }

  /// Whether anyone wants frames.
  public var hasFrameTickers: Bool { clock.hasTickers }

  /// Whether the content moves without a finger: momentum, a bounce, a page turn or an animated scroll.
  public var isMoving: Bool { axes.vertical.motion != .none || axes.horizontal.motion != .none }

  // MARK: Doing what is due

  func run(until target: Int) {
    precondition(!isRunning, "The clock is moved from outside, not by something that it does")
    isRunning = true
    defer { isRunning = false }
    while true {
      // Hours in which nothing moves go by in no time.
      if !isMoving && !hasFrameTickers { clock.skipFrames(before: min(target, clock.nextDue ?? target)) }
      // At one tick, calls come before the frame: they are what the frame shows.
      if let work = clock.takeNext(by: min(target, clock.nextFrame)) {
        perform(work)
      } else if clock.nextFrame <= target {
        clock.moveToFrame()
        showFrame()
      } else {
        break
      }
    }
    clock.move(to: target)
  }

  private func perform(_ work: SimulatedClock.Work) {
    switch work {
    case .engine(let call), .app(let call): call.fire()
    case .writeEnd(let edge): endWrite(at: edge)
    }
  }

  private func showFrame() {
    var moved = Moved()
    for axis in ScrollAxis.allCases {
      let edges = edges(axis)
      guard let offset = axes[axis].motion.step(to: clock.tick, edges: edges, bounces: bounces) else {
        continue
      }
      moved = moved.or(move(to: offset, axis, by: .physics))
    }
    reportScroll(moved)
    clock.tickAll()
  }
}
