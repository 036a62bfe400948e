import RefreshCore
import Testing

@Suite("RefreshPolicy")
struct RefreshPolicyTests {
  // MARK: Defaults and duration

  @Test("the defaults are what users ask for")
  func defaults() {
    let policy = RefreshPolicy()
    #expect(policy.triggerLength == 60)
    #expect(policy.restingLength == 60)
    #expect(policy.fires == .onRelease)
    #expect(policy.release == .position)
    #expect(!policy.armsAtThreshold)
    #expect(policy.together == .exclusive)
    #expect(policy.secondBegin == .ignore)
    #expect(policy.reveals == .near)
    #expect(policy.room == .whileRefreshing)
    #expect(!policy.resetsNoMoreOnRefresh)
    #expect(policy.shortContent == .afterContent)
    #expect(!policy.firesWhenShort)
    #expect(policy.hiddenWhenEmpty)
    #expect(policy.duration == 0.3)
  }

  @Test("setting the duration keeps the curve, and zero means at once")
  func duration() {
    var policy = RefreshPolicy()
    policy.animation = ScrollAnimation(duration: 1, curve: .spring(damping: 0.5, initialVelocity: 2))
    policy.duration = 0.4
    #expect(
      policy.animation
        == ScrollAnimation(duration: 0.4, curve: .spring(damping: 0.5, initialVelocity: 2)))
    policy.duration = 0
    #expect(policy.animation == nil)
    #expect(policy.duration == 0)
    policy.duration = 0.2
    #expect(policy.animation == ScrollAnimation(duration: 0.2, curve: .easeInOut))
  }

  // MARK: check

  @Test("zero is no mistake anywhere")
  func zeros() {
    RefreshPolicy {
      $0.triggerLength = 0
      $0.restingLength = 0
      $0.preloadDistance = 0
      $0.itemLength = 0
      $0.minimumTime = 0
      $0.timeOut = 0
    }.check()
  }

  @Test("an approach may fire beyond the edge")
  func negativePreload() {
    RefreshPolicy { $0.preloadDistance = -20 }.check()
  }

  @Test("a trigger length below zero is a mistake")
  func triggerLength() async {
    await #expect(processExitsWith: .failure) { RefreshPolicy { $0.triggerLength = -0.1 }.check() }
    await #expect(processExitsWith: .failure) { RefreshPolicy { $0.triggerLength = .nan }.check() }
  }

  @Test("a resting length below zero is a mistake")
  func restingLength() async {
    await #expect(processExitsWith: .failure) { RefreshPolicy { $0.restingLength = -0.1 }.check() }
    await #expect(processExitsWith: .failure) { RefreshPolicy { $0.restingLength = .nan }.check() }
  }

  @Test("a preload distance that is no number is a mistake")
  func preloadDistance() async {
    await #expect(processExitsWith: .failure) { RefreshPolicy { $0.preloadDistance = .nan }.check() }
    await #expect(processExitsWith: .failure) { RefreshPolicy { $0.preloadDistance = .infinity }.check() }
  }

  @Test("an item's length below zero is a mistake")
  func itemLength() async {
    await #expect(processExitsWith: .failure) { RefreshPolicy { $0.itemLength = -1 }.check() }
  }

  @Test("a minimum time below zero is a mistake")
  func minimumTime() async {
    await #expect(processExitsWith: .failure) { RefreshPolicy { $0.minimumTime = -1 }.check() }
  }

  @Test("a time-out below zero is a mistake")
  func timeOut() async {
    await #expect(processExitsWith: .failure) { RefreshPolicy { $0.timeOut = -1 }.check() }
  }
}
