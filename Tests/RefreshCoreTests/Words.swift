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
