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
      $0.noMoreDelay = 0
    }.check()
  }

  @Test("an approach may fire beyond the edge, and an indicator stand nearer than it would")
  func negatives() {
    RefreshPolicy {
      $0.preloadDistance = -20
      $0.preloadShare = -0.5
      $0.ignoredInset = -20
    }.check()
  }

  @Test("a trigger length below zero or not finite is a mistake", arguments: ["-0.1"] + nonFinite)
  func triggerLength(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in
      RefreshPolicy { $0.triggerLength = Double(text) ?? 0 }.check()
    }
  }

  @Test("a resting length below zero or not finite is a mistake", arguments: ["-0.1"] + nonFinite)
  func restingLength(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in
      RefreshPolicy { $0.restingLength = Double(text) ?? 0 }.check()
    }
  }

  @Test("an item's length below zero or not finite is a mistake", arguments: ["-0.1"] + nonFinite)
  func itemLength(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in
      RefreshPolicy { $0.itemLength = Double(text) ?? 0 }.check()
    }
  }

  @Test("a minimum time below zero or not finite is a mistake", arguments: ["-0.1"] + nonFinite)
  func minimumTime(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in
      RefreshPolicy { $0.minimumTime = Double(text) ?? 0 }.check()
    }
  }

  @Test("a time-out below zero or not finite is a mistake", arguments: ["-0.1"] + nonFinite)
  func timeOut(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in
      RefreshPolicy { $0.timeOut = Double(text) ?? 0 }.check()
    }
  }

  @Test("a delay of no-more-data below zero or not finite is a mistake", arguments: ["-0.1"] + nonFinite)
  func noMoreDelay(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in
      RefreshPolicy { $0.noMoreDelay = Double(text) ?? 0 }.check()
    }
  }

  @Test("an ignored inset that is not finite is a mistake", arguments: nonFinite)
  func ignoredInset(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in
      RefreshPolicy { $0.ignoredInset = Double(text) ?? 0 }.check()
    }
  }

  @Test("a preload distance that is not finite is a mistake", arguments: nonFinite)
  func preloadDistance(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in
      RefreshPolicy { $0.preloadDistance = Double(text) ?? 0 }.check()
    }
  }

  @Test("a preload share that is not finite is a mistake", arguments: nonFinite)
  func preloadShare(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in
      RefreshPolicy { $0.preloadShare = Double(text) ?? 0 }.check()
    }
  }

  @Test("a finite number is no mistake", arguments: ["0.1"])
  func finite(text: String) async {
    await #expect(processExitsWith: .success) { [text] in
      RefreshPolicy { $0.triggerLength = Double(text) ?? -1 }.check()
    }
  }

  // Values as text, since each is handed to a process of its own.
  private static let nonFinite = ["nan", "inf", "-inf"]
}
