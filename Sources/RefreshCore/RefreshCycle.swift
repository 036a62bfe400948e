/// Decides about a refresh once somebody asked for it: whether it starts, when its action runs, when
/// it may end, and what "no more data" means.
///
///                 begin, ready              end, noMore             room closed
///     resting ───────────────▶ running ─────────────────▶ closing ─────────────▶ resting
///        │ begin, not ready       ▲                          │ begin
///        └──────▶ waiting ────────┴──────────────────────────┘
///
/// The machine is a value and does nothing itself: each event is one method and returns the one thing
/// that its caller must do. Every event is welcome in every state.
nonisolated package struct RefreshCycle: Equatable, Sendable {
  private enum State: Equatable, Sendable {
    case resting
    /// `isClosing`: the room of the refresh before has not closed yet.
    case waiting(Request, offScreen: Bool, isClosing: Bool)
    case running(Run)
    case closing
  }

  /// Who asks for a refresh, and how.
  package struct Request: Equatable, Sendable {
    /// Whether a finger or an approach asks; otherwise code does.
    package var isGesture: Bool

    /// Whether the refresh is only shown: its action does not run.
    package var isSilent: Bool

    /// Whether the content may be moved to show it; nil leaves that to the policy.
    package var reveals: Bool?

    /// Whether it is the user who asks, by a gesture or otherwise.
    package var isUsers: Bool

    package init(
      isGesture: Bool, isSilent: Bool = false, reveals: Bool? = nil, isUsers: Bool? = nil
    ) {
      self.isGesture = isGesture
      self.isSilent = isSilent
      self.reveals = reveals
      self.isUsers = isUsers ?? isGesture
    }
  }

  /// What the world looks like when an event arrives.
  package struct Context: Equatable, Sendable {
    /// Seconds on the host's clock.
    package var now: Double

    /// Whether the scroll view is on screen and has a size.
    package var isReady: Bool

    /// Whether another refresh is running on the same axis.
    package var isOtherRunning: Bool

    package init(now: Double, isReady: Bool = true, isOtherRunning: Bool = false) {
      self.now = now
      self.isReady = isReady
      self.isOtherRunning = isOtherRunning
    }
  }

  private struct Run: Equatable, Sendable {
    var startedAt: Double
    var isActionDue: Bool
    /// An end that came before the minimum time was over.
    var askedToEnd: RefreshResult?

    /// How much of the minimum time is left; never more than all of it, even on a clock that went back.
    mutating func remaining(_ now: Double, _ policy: RefreshPolicy) -> Double {
      startedAt = min(startedAt, now)
      return startedAt + policy.minimumTime - now
    }
  }

  private var state = State.resting

  /// What was asked for while this refresh was running, and follows it.
  private var following: Request?

  /// Whether there may be more data.
  package private(set) var hasMore = true

  package init() {}

  // MARK: What is going on

  /// The phase, as far as it is the refresh's; nil where it is the pull's.
  package var phase: RefreshPhase? {
    switch state {
    case .resting, .waiting(_, _, isClosing: false): hasMore ? nil : .noMoreData
    case .running: .refreshing
    case .closing, .waiting(_, _, isClosing: true): .finishing
    }
  }

  /// Whether a refresh is running.
  package var isRunning: Bool {
    switch state {
    case .running: true
    case .resting, .waiting, .closing: false
    }
  }

  /// Whether the room of a refresh that has ended is still to close.
  private var isClosing: Bool {
    switch state {
    case .closing: true
    case .waiting(_, _, let isClosing): isClosing
    case .resting, .running: false
    }
  }

  /// Whether a refresh was asked for that could not start yet.
  package var isPending: Bool {
    switch state {
    case .waiting: true
    case .resting, .running, .closing: false
    }
  }

  // MARK: begin

  package enum BeginDecision: Equatable, Sendable {
    /// It is running already, is kept for later, or there is no more data.
    case nothing

    /// It may not start beside the other one.
    case refused

    /// Show it, and run the action when the policy says.
    case start(Request, animated: Bool)

    /// It goes on, and the action runs again.
    case runAgain
  }

  /// Somebody asks for a refresh.
  package mutating func begin(
    _ request: Request, _ context: Context, policy: RefreshPolicy
  ) -> BeginDecision {
    guard hasMore else { return .nothing }
    switch state {
    case .running(var run):
      if run.askedToEnd != nil {
        // Ended in all but appearance: this is a new refresh in the room of the old one.
        let isDue = run.isActionDue && !request.isSilent
        run = Run(startedAt: context.now, isActionDue: isDue)
        state = .running(run)
        return request.isSilent || isDue ? .nothing : .runAgain
      }
      switch policy.secondBegin {
      case .ignore: return .nothing
      case .restart:
        // An action that has not run yet is not run twice, nor before its time.
        return request.isSilent || run.isActionDue ? .nothing : .runAgain
      case .queue:
        following = Self.counting(request, over: following)
        return .nothing
      }

    case .resting, .waiting, .closing:
      let request = Self.counting(request, over: waitingRequest)
      guard context.isReady else {
        wait(request, offScreen: true)
        return .nothing
      }
      if context.isOtherRunning {
        switch policy.together {
        case .parallel: break
        case .exclusive: return .refused
        case .queue:
          wait(request, offScreen: false)
          return .nothing
        }
      }
      return start(request, context, animated: true)
    }
  }

  /// Keeps a request for later.
  private mutating func wait(_ request: Request, offScreen: Bool) {
    state = .waiting(request, offScreen: offScreen, isClosing: isClosing)
  }

  /// Of a request and one that waits already, the one that counts: the newer, unless only the older
  /// wants the action run.
  private static func counting(_ request: Request, over older: Request?) -> Request {
    guard let older, request.isSilent, !older.isSilent else { return request }
    return older
  }

  private var waitingRequest: Request? {
    switch state {
    case .waiting(let request, _, _): request
    case .resting, .running, .closing: nil
    }
  }

  /// What kept a refresh waiting may be over: the view came on screen, the other refresh ended.
  package mutating func wake(_ context: Context, policy: RefreshPolicy) -> BeginDecision {
    guard case .waiting(let request, let offScreen, let isClosing) = state, context.isReady else {
      return .nothing
    }
    if context.isOtherRunning && policy.together != .parallel {
      state = .waiting(request, offScreen: false, isClosing: isClosing)
      return .nothing
    }
    return start(request, context, animated: !offScreen)
  }

  private mutating func start(
    _ request: Request, _ context: Context, animated: Bool
  ) -> BeginDecision {
    state = .running(Run(startedAt: context.now, isActionDue: !request.isSilent))
    return .start(request, animated: animated)
  }

  // MARK: opened

  /// The moment has come at which the policy wants the action; true if it has to run.
  package mutating func takeAction() -> Bool {
    guard case .running(var run) = state, run.isActionDue else { return false }
    run.isActionDue = false
    let isStillWanted = run.askedToEnd == nil
    state = .running(run)
    return isStillWanted
  }

  // MARK: end

  package enum EndDecision: Equatable, Sendable {
    /// Nothing is refreshing, or it is ending already. Callers cannot know, so this is no mistake.
    case nothing

    /// Ask again in so many seconds.
    case wait(Double)

    /// Take the room back.
    case finish(RefreshResult)

    /// Nothing was running, but the phase and the room are others now.
    case change
  }

  /// Somebody says that the refresh is over.
  package mutating func end(
    _ result: RefreshResult, now: Double, policy: RefreshPolicy
  ) -> EndDecision {
    switch state {
    case .running(var run):
      guard run.askedToEnd == nil else { return .nothing }
      let remaining = run.remaining(now, policy)
      guard remaining > 0 else { return finish(result) }
      run.askedToEnd = result
      state = .running(run)
      return .wait(remaining)

    case .waiting:
      // It never started, and now it never will.
      state = isClosing ? .closing : .resting
      return .nothing

    case .resting, .closing: return .nothing
    }
  }

  /// The time that an end had to wait for is over, unless another refresh has begun since.
  package mutating func minimumPassed(now: Double, policy: RefreshPolicy) -> EndDecision {
    guard case .running(var run) = state, let result = run.askedToEnd else { return .nothing }
    let remaining = run.remaining(now, policy)
    state = .running(run)
    // A clock that counts in ticks may be a hair early.
    return remaining > 0.0005 ? .wait(remaining) : finish(result)
  }

  /// The refresh took longer than the policy allows; one that has been ended in time only looks so.
  package mutating func timedOut() -> EndDecision {
    guard case .running(let run) = state, run.askedToEnd == nil else { return .nothing }
    return finish(.failure)
  }

  private mutating func finish(_ result: RefreshResult) -> EndDecision {
    state = .closing
    return .finish(result)
  }

  /// The room has closed, or the policy does not wait for that; true if this is news.
  package mutating func closed() -> Bool {
    switch state {
    case .closing:
      state = .resting
      return true
    case .waiting(let request, let offScreen, isClosing: true):
      state = .waiting(request, offScreen: offScreen, isClosing: false)
      return true
    case .resting, .waiting, .running: return false
    }
  }

  /// Another refresh that was asked for while this one was running.
  package mutating func next(_ context: Context, policy: RefreshPolicy) -> BeginDecision {
    guard let request = following, !isRunning else { return .nothing }
    following = nil
    return begin(request, context, policy: policy)
  }

  // MARK: no more data

  /// There is nothing more to load, which also ends a running load.
  package mutating func noMore(now: Double, policy: RefreshPolicy) -> EndDecision {
    let isNews = hasMore
    hasMore = false
    following = nil
    switch state {
    case .running: return end(.success, now: now, policy: policy)
    case .waiting:
      state = isClosing ? .closing : .resting
      return isNews ? .change : .nothing
    case .resting, .closing: return isNews ? .change : .nothing
    }
  }

  /// There may be more data again; true if that is news.
  package mutating func reset() -> Bool {
    guard !hasMore else { return false }
    hasMore = true
    return true
  }

  /// The refresher was taken off its scroll view.
  package mutating func detached() { self = RefreshCycle() }
}
