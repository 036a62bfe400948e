import RefreshCore

extension PullMachine {
  /// A finger drags; answers the decision as a word.
  mutating func drag(_ distance: Double, _ policy: RefreshPolicy) -> String {
    moved(to: distance, isDragging: true, policy: policy).word
  }

  /// Momentum, bars, layout or code moves the content; answers the decision as a word.
  mutating func move(_ distance: Double, _ policy: RefreshPolicy) -> String {
    moved(to: distance, isDragging: false, policy: policy).word
  }

  /// The finger lifts; answers the decision as a word.
  mutating func lift(_ distance: Double, _ policy: RefreshPolicy) -> String {
    released(at: distance, policy: policy).word
  }
}

extension PullMachine.Decision {
  /// The decision as a word, nothing as none at all.
  var word: String {
    switch self {
    case .nothing: ""
    case .fire: "fire"
    }
  }
}

extension ReachMachine.Decision {
  /// The decision as a word, nothing as none at all.
  var word: String {
    switch self {
    case .nothing: ""
    case .fire: "fire"
    }
  }
}

extension RefreshPolicy {
  /// The engine's defaults, apart from what is set here.
  init(_ change: (inout RefreshPolicy) -> Void) {
    self.init()
    change(&self)
  }

  /// A policy for pulls of 60 points.
  static func pull(
    fires: Trigger = .onRelease, release: ReleaseRule = .position, armsAtThreshold: Bool = false
  ) -> RefreshPolicy {
    RefreshPolicy {
      $0.triggerLength = 60
      $0.fires = fires
      $0.release = release
      $0.armsAtThreshold = armsAtThreshold
    }
  }
}

extension ReachMachine {
  /// A finger drags; answers the decision as a word.
  mutating func drag(_ reading: EdgeReading, isBusy: Bool = false) -> String {
    moved(reading, isDragging: true, isBusy: isBusy).word
  }

  /// Momentum or code moves the content; answers the decision as a word.
  mutating func move(_ reading: EdgeReading, isBusy: Bool = false) -> String {
    moved(reading, isDragging: false, isBusy: isBusy).word
  }
}

extension EdgeReading {
  /// The bottom edge of `content` points in a viewport of 480.
  static func end(
    at offset: Double, _ policy: RefreshPolicy = RefreshPolicy(), content: Double = 2000
  ) -> EdgeReading {
    let metrics = ScrollMetrics(offset: offset, contentLength: content, viewportLength: 480)
    return EdgeReading(edge: .bottom, metrics: metrics, policy: policy)
  }

  /// The top edge of `content` points in a viewport of 480.
  static func start(
    at offset: Double, _ policy: RefreshPolicy = RefreshPolicy(), content: Double = 2000
  ) -> EdgeReading {
    let metrics = ScrollMetrics(offset: offset, contentLength: content, viewportLength: 480)
    return EdgeReading(edge: .top, metrics: metrics, policy: policy)
  }
}

extension RefreshPolicy {
  /// A policy that shows a refresh for a second at least.
  static let brief = RefreshPolicy { $0.minimumTime = 1 }
}

extension RefreshCycle {
  /// The machine as it is after `change`.
  func after(_ change: (inout RefreshCycle) -> Void) -> RefreshCycle {
    var copy = self
    change(&copy)
    return copy
  }

  /// Somebody asks for a refresh; `beside` tells of another one that is running. Answers the decision
  /// as a word.
  mutating func begin(
    at now: Double = 0, isReady: Bool = true, beside together: RefreshPolicy.Together? = nil,
    isSilent: Bool = false, second: RefreshPolicy.SecondBegin = .ignore
  ) -> String {
    let policy = RefreshPolicy {
      $0.secondBegin = second
      $0.together = together ?? .exclusive
      $0.minimumTime = RefreshPolicy.brief.minimumTime
    }
    let context = Context(now: now, isReady: isReady, isOtherRunning: together != nil)
    return begin(Request(isGesture: false, isSilent: isSilent), context, policy: policy).word
  }

  /// What kept a refresh waiting may be over; answers the decision as a word.
  mutating func wake(
    at now: Double = 0, isReady: Bool = true, beside together: RefreshPolicy.Together? = nil
  ) -> String {
    let policy = RefreshPolicy { $0.together = together ?? .exclusive }
    let context = Context(now: now, isReady: isReady, isOtherRunning: together != nil)
    return wake(context, policy: policy).word
  }

  /// Somebody says that the refresh is over; answers the decision as a word.
  mutating func end(at now: Double, _ result: RefreshResult = .success) -> String {
    end(result, now: now, policy: .brief).word
  }

  /// The time that an end had to wait for is over, or was for a refresh before; answers the decision as
  /// a word.
  mutating func minimumPassed(at now: Double) -> String {
    minimumPassed(now: now, policy: .brief).word
  }
}

extension RefreshCycle.BeginDecision {
  /// The decision as a word, nothing as none at all.
  var word: String {
    switch self {
    case .nothing: ""
    case .refused: "refused"
    case .start(_, animated: true): "start"
    case .start(_, animated: false): "appear"
    case .runAgain: "again"
    }
  }
}

extension RefreshCycle.EndDecision {
  /// The decision as a word, nothing as none at all.
  var word: String {
    switch self {
    case .nothing: ""
    case .wait(let seconds): "wait \(seconds)"
    case .finish(.success): "finish"
    case .finish(.unchanged): "finish unchanged"
    case .finish(.failure): "fail"
    case .change: "change"
    }
  }
}
