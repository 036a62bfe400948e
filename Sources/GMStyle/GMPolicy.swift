extension RefreshPolicy {
  /// A pull as GMPullToRefresh knows it: being exactly at 60 points arms it, and having been armed
  /// decides when the finger lifts.
  package static var gmPull: RefreshPolicy {
    var policy = RefreshPolicy()
    policy.triggerLength = 60
    policy.restingLength = 60
    policy.armsAtThreshold = true
    policy.release = .phase
    policy.together = .parallel
    return policy
  }
}
