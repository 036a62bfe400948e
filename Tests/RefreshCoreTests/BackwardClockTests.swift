import RefreshCore
import Testing

@Suite("A clock that goes back")
struct BackwardClockTests {
  private func running(_ policy: RefreshPolicy) -> RefreshCycle {
    var cycle = RefreshCycle()
    _ = cycle.begin(.init(isGesture: false), .init(now: 1000), policy: policy)
    _ = cycle.takeAction()
    return cycle
  }

  @Test("does not keep an end waiting that has no minimum time to wait for")
  func noMinimum() {
    var cycle = running(RefreshPolicy())
    #expect(cycle.end(.success, now: 10, policy: RefreshPolicy()) == .finish(.success))
  }

  @Test("makes an end wait for no more than the whole minimum time")
  func minimum() {
    var policy = RefreshPolicy()
    policy.minimumTime = 0.5
    var cycle = running(policy)
    #expect(cycle.end(.success, now: 10, policy: policy) == .wait(0.5))
    #expect(cycle.minimumPassed(now: 10.25, policy: policy) == .wait(0.25))
    #expect(cycle.minimumPassed(now: 10.5, policy: policy) == .finish(.success))
  }
}
