import RefreshCore
import RefreshTestKit
import Testing

@Suite("RefreshCycle, whatever happens to it")
struct RefreshCycleWalkTests {
  @Test("no more is forgotten by reset and by leaving, and by nothing else", arguments: 0..<40)
  func sticky(seed: Int) {
    var cycle = RefreshCycle()
    var hasMore = true
    RefreshCycleWalk(seed: seed).run(&cycle) { event, cycle, word in
      switch event {
      case .noMore: hasMore = false
      case .reset, .detach: hasMore = true
      case .begin, .wake, .next: #expect(hasMore || word == "")
      case .end, .takeAction, .minimum, .timeOut, .closed: break
      }
      #expect(cycle.hasMore == hasMore)
    }
  }

  @Test("one action at most for each start, and none but while running", arguments: 0..<40)
  func oneAction(seed: Int) {
    var cycle = RefreshCycle()
    var isDue = false
    RefreshCycleWalk(seed: seed).run(&cycle) { event, cycle, word in
      if word == "start" || word == "appear" {
        isDue = true
        #expect(cycle.isRunning)
      }
      if word == "again" { #expect(cycle.isRunning) }
      guard event == .takeAction, word == "act" else { return }
      #expect(isDue && cycle.isRunning)
      isDue = false
    }
  }

  @Test("each start is finished once, and each finish closes once", arguments: 0..<40)
  func oneFinish(seed: Int) {
    var cycle = RefreshCycle()
    var isRunning = false
    var isClosing = false
    RefreshCycleWalk(seed: seed).run(&cycle) { event, cycle, word in
      switch word {
      case "start", "appear":
        #expect(!isRunning)
        (isRunning, isClosing) = (true, false)
      case "finish", "fail":
        #expect(isRunning)
        (isRunning, isClosing) = (false, true)
      case "closed":
        #expect(isClosing)
        isClosing = false
      default: break
      }
      if event == .detach { (isRunning, isClosing) = (false, false) }
      #expect(cycle.isRunning == isRunning)
      #expect((cycle.phase == .finishing) == isClosing)
    }
  }

  @Test("an end waits for something, and for no more than the minimum time")
  func waiting() {
    var waits: [RefreshCycleWalk.Event: Int] = [:]
    for seed in 0..<40 {
      var cycle = RefreshCycle()
      RefreshCycleWalk(seed: seed).run(&cycle) { event, cycle, word in
        guard word.hasPrefix("wait ") else { return }
        waits[event, default: 0] += 1
        #expect(cycle.isRunning)
        let seconds = Double(word.dropFirst(5)) ?? .nan
        #expect(seconds > 0 && seconds < 1.001)
      }
    }
    #expect(Set(waits.keys) == [.end, .noMore, .minimum])
  }
}

/// A long row of random events, the same for the same seed.
private struct RefreshCycleWalk {
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
    case .minimum: return cycle.minimumPassed(now: now, policy: policy).word
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
