public import RefreshCore

// The two controls of the conformance cases, and what they are called there.

extension RefreshPolicy {
  /// A header: armed past 60 points, fires when the finger lifts, 60 points of room while refreshing.
  nonisolated public static let header = RefreshPolicy()

  /// An automatic footer: loads when its 44 points, which are always there, come into view.
  nonisolated public static let footer = with(loadingFooter) { $0.room = .permanent }

  /// A footer that loads at the content's end and takes its 44 points of room only while it does.
  nonisolated public static let loadingFooter = with(RefreshPolicy()) {
    $0.fires = .onApproach
    $0.triggerLength = 44
    $0.restingLength = 44
  }

  /// A footer that is pulled: past 44 points it loads when the finger lifts.
  nonisolated public static let pulledFooter = with(loadingFooter) { $0.fires = .onRelease }

  /// The same policy with changes.
  ///
  ///     EngineBench(footer: .footer.but { $0.preloadDistance = 400 })
  nonisolated public func but(_ change: (inout RefreshPolicy) -> Void) -> RefreshPolicy {
    Self.with(self, change)
  }

  nonisolated private static func with(
    _ policy: RefreshPolicy, _ change: (inout RefreshPolicy) -> Void
  ) -> RefreshPolicy {
    var policy = policy
    change(&policy)
    return policy
  }
}
