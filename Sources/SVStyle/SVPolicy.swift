extension RefreshPolicy {
  /// A pull as SVPullToRefresh knows it: 60 points arm it, and having been armed decides when the finger
  /// lifts. The room opens and closes in 0.3 seconds; the action runs while it opens.
  package static var svPull: RefreshPolicy {
    var policy = RefreshPolicy()
    policy.triggerLength = 60
    policy.restingLength = 60
    policy.release = .phase
    policy.together = .parallel
    return policy
  }

  /// The same at the bottom edge, where content that does not fill the list can be pulled too.
  package static var svPullFromBottom: RefreshPolicy {
    var policy = svPull
    policy.shortContent = .beyondViewport
    policy.firesWhenShort = true
    policy.firesWhenEmpty = true
    policy.hiddenWhenEmpty = false
    return policy
  }

  /// Infinite scrolling as SVPullToRefresh knows it: a finger that passes the content's end loads when
  /// it lifts. The room of 60 points is always there.
  package static var svInfinite: RefreshPolicy {
    var policy = RefreshPolicy()
    policy.restingLength = 60
    policy.fires = .onApproach
    policy.needsLift = true
    policy.countsEndInset = false
    policy.room = .permanent
    policy.together = .parallel
    return policy
  }
}

extension SVPullToRefreshPosition {
  /// Where a pull at this edge is attached.
  var slot: RefreshSlot {
    switch self {
    case .top: .header
    case .bottom: RefreshSlot(edge: .bottom, role: .refresh)
    }
  }

  /// How it behaves.
  var policy: RefreshPolicy {
    switch self {
    case .top: .svPull
    case .bottom: .svPullFromBottom
    }
  }
}

extension SVInfiniteScrollingDirection {
  /// Where loading at this edge is attached.
  var slot: RefreshSlot {
    switch self {
    case .bottom: .footer
    case .top: RefreshSlot(edge: .top, role: .loadMore)
    }
  }
}
