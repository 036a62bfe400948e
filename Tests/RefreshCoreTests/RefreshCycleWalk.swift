import RefreshCore
import RefreshTestKit

/// A long row of random events, the same for the same seed.
struct RefreshCycleWalk {
  enum Event: CaseIterable {
    case begin, wake, takeAction, end, minimum, timeOut, closed, next, noMore, reset, detach
  }

  let seed: Int

  /// Lets the events happen and hands each to `check`, with the machine after it and the decision as a
  /// word.
  func run(_ cycle: inout RefreshCycle, check: (Event, RefreshCycle, String) -> Void) {
    var random = SeededGenerator(seed: UInt64(seed))
    var now = 0.0
    for _ in 0..<1000 {
      now += Double.random(in: 0...1, using: &random)
      let event = Event.allCases.randomElement(using: &random) ?? .begin
      let word = happen(event, to: &cycle, at: now, using: &random)
      check(event, cycle, word)
    }
  }

  private func happen(
    _ event: Event, to cycle: inout RefreshCycle, at now: Double, using random: inout SeededGenerator
  ) -> String {
    let policy = RefreshPolicy {
      $0.secondBegin = [.ignore, .restart, .queue].randomElement(using: &random) ?? .ignore
      $0.together = [.exclusive, .parallel, .queue].randomElement(using: &random) ?? .exclusive
      $0.minimumTime = Bool.random(using: &random) ? 0 : 1
    }
    let context = RefreshCycle.Context(
      now: now, isReady: Bool.random(using: &random), isOtherRunning: Bool.random(using: &random))
    let isSilent = Int.random(in: 0..<4, using: &random) == 0
    switch event {
    case .begin:
      let request = RefreshCycle.Request(isGesture: false, isSilent: isSilent)
      return cycle.begin(request, context, policy: policy).word
    case .wake: return cycle.wake(context, policy: policy).word
    case .takeAction: return cycle.takeAction() ? "act" : ""
    case .end: return cycle.end(.success, now: now, policy: policy).word
    case .minimum: return cycle.minimumPassed().word
    case .timeOut: return cycle.timedOut().word
    case .closed: return cycle.closed() ? "closed" : ""
    case .next: return cycle.next(context, policy: policy).word
    case .noMore: return cycle.noMore(now: now, policy: policy).word
    case .reset:
      _ = cycle.reset()
      return ""
    case .detach:
      cycle.detached()
      return ""
    }
  }
}
