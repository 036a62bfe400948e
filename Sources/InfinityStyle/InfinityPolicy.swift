extension RefreshPolicy {
  /// A pull as Infinity knows it: being past the height when the finger lifts refreshes, and a refresh
  /// that code begins shows itself from anywhere.
  ///
  /// - Parameter holdsRoom: Whether the list keeps room while loading.
  package static func infinityPull(height: Double, holdsRoom: Bool) -> RefreshPolicy {
    var policy = RefreshPolicy()
    policy.triggerLength = height
    policy.restingLength = height
    policy.room = holdsRoom ? .whileRefreshing : .none
    policy.reveals = .always
    policy.together = .parallel
    return policy
  }

  /// Infinite scrolling as Infinity knows it: arriving at the content's end loads, with or without a
  /// finger, and content that does not fill the list may load too.
  ///
  /// - Parameter holdsRoom: Whether the list keeps room while loading.
  package static func infinityInfinite(height: Double, holdsRoom: Bool) -> RefreshPolicy {
    var policy = RefreshPolicy()
    policy.restingLength = height
    policy.fires = .onApproach
    policy.countsEndInset = false
    policy.room = holdsRoom ? .whileRefreshing : .none
    policy.reveals = .always
    policy.together = .parallel
    policy.firesWhenShort = true
    return policy
  }
}
