import RefreshTesting

/// Policies at random: the presets' building blocks, mixed.
nonisolated enum RandomPolicy {
  /// The policy of a number, for a role.
  static func policy(_ number: Int, _ role: ScenarioRole) -> RefreshPolicy {
    var policy = RefreshPolicy()
    var numbers = generator(number, role)
    policy.triggerLength = pick([60, 50, 44, 0], &numbers)
    policy.restingLength = pick([60, 65, 44, 50], &numbers)
    policy.armsAtThreshold = pick([true, false], &numbers)
    policy.release = pick([.phase, .position], &numbers)
    policy.stickyRoom = pick([true, true, false], &numbers)
    policy.shortContent = pick([.hidden, .afterContent, .viewportEnd, .beyondViewport], &numbers)
    policy.firesWhenShort = pick([false, true], &numbers)
    policy.firesWhenEmpty = pick([false, false, true], &numbers)
    policy.hiddenWhenEmpty = pick([true, false], &numbers)
    policy.countsEndInset = pick([true, false], &numbers)
    switch role {
    case .header:
      policy.fires = pick([.onRelease, .onRelease, .atThreshold], &numbers)
      policy.room = pick([.whileRefreshing, .whileRefreshing, .none], &numbers)
    case .footer:
      policy.fires = pick([.onApproach, .onApproach, .onRelease, .atThreshold], &numbers)
      policy.room = pick([.permanent, .whileRefreshing, .none], &numbers)
      policy.needsLift = pick([true, false], &numbers)
      policy.preloadDistance = pick([0, 0, 400], &numbers)
      policy.loadsPerDrag = pick([nil, nil, 1], &numbers)
    }
    vary(&policy, &numbers)
    return policy
  }

  /// What an app changes of a policy that it was given: that of a number, any of what is not geometry.
  static func varied(_ policy: RefreshPolicy, _ number: Int, _ role: ScenarioRole) -> RefreshPolicy {
    var (policy, numbers) = (policy, generator(number, role))
    vary(&policy, &numbers)
    return policy
  }

  private static func vary(_ policy: inout RefreshPolicy, _ numbers: inout SeededGenerator) {
    policy.actionTiming = pick([.atStart, .afterOpening], &numbers)
    policy.closing = pick([.idleFirst, .closeFirst], &numbers)
    policy.together = pick([.exclusive, .parallel, .queue], &numbers)
    policy.secondBegin = pick([.ignore, .ignore, .restart, .queue], &numbers)
    policy.reveals = pick([.always, .near, .never], &numbers)
    policy.minimumTime = pick([0, 0, 0.5], &numbers)
    policy.timeOut = pick([0, 0, 5], &numbers)
    policy.duration = pick([0.3, 0.5, 0], &numbers)
    policy.resetsNoMoreOnRefresh = pick([false, false, true], &numbers)
  }

  private static func generator(_ number: Int, _ role: ScenarioRole) -> SeededGenerator {
    SeededGenerator(seed: UInt64(number) &* 2_654_435_761 &+ (role == .header ? 1 : 2))
  }

  private static func pick<Value>(_ values: [Value], _ numbers: inout SeededGenerator) -> Value {
    values[Int.random(in: 0..<values.count, using: &numbers)]
  }
}
