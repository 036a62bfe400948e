import RefreshCore
import RefreshTestKit
import Testing

@Suite("RefreshCycle")
struct RefreshCycleTests {
  // MARK: begin and end

  @Test("begin, then end closes for good", arguments: [true, false])
  func beginEnd(isReady: Bool) {
    var cycle = RefreshCycle()
    _ = cycle.begin(isReady: isReady)
    _ = cycle.end(at: 100)
    #expect(cycle.wake(at: 100) == "")
    #expect(cycle.takeAction() == false)
    _ = cycle.closed()
    #expect(cycle == RefreshCycle())
  }

  @Test("end, then begin is refreshing, with one more action")
  func endBegin() {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    #expect(cycle.takeAction() == true)
    #expect(cycle.end(at: 100) == "finish")
    #expect(cycle.begin(at: 100) == "start")
    #expect(cycle.isRunning)
    #expect(cycle.takeAction() == true)
    #expect(cycle.takeAction() == false)
    #expect(cycle.closed() == false)
  }

  @Test("end, then begin within the minimum time is refreshing, with one more action")
  func endBeginEarly() {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    #expect(cycle.takeAction() == true)
    #expect(cycle.end(at: 0.5) == "wait 0.5")
    #expect(cycle.begin(at: 0.5) == "again")
    #expect(cycle.minimumPassed(at: 1) == "")
    #expect(cycle.takeAction() == false)
    #expect(cycle.end(at: 1) == "wait 0.5")
    #expect(cycle.minimumPassed(at: 1.5) == "finish")
  }

  @Test("end, then begin before the action's time keeps it due, and it runs once")
  func endBeginDue() {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    #expect(cycle.end(at: 0.5) == "wait 0.5")
    #expect(cycle.begin(at: 0.5) == "")
    #expect(cycle.minimumPassed(at: 1) == "")
    var endedAgain = cycle.after { _ = $0.end(at: 1) }
    #expect(cycle.takeAction() == true)
    #expect(cycle.takeAction() == false)
    #expect(cycle.end(at: 1) == "wait 0.5")
    #expect(endedAgain.takeAction() == false)
  }

  @Test("ending what is not refreshing changes nothing")
  func endIdle() {
    let closing = RefreshCycle().after {
      _ = $0.begin()
      _ = $0.end(at: 100)
    }
    for start in [RefreshCycle(), closing, RefreshCycle().after { _ = $0.reset() }] {
      var cycle = start
      #expect(cycle.end(at: 100) == "")
      #expect(cycle == start)
    }
  }

  @Test("ending twice ends once, and the first word counts")
  func endTwice() {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    #expect(cycle.end(at: 0.5, .failure) == "wait 0.5")
    #expect(cycle.end(at: 0.6, .success) == "")
    #expect(cycle.minimumPassed(at: 1) == "fail")
    #expect(cycle.end(at: 1, .success) == "")
  }

  @Test("an action that had no time before the end does not run")
  func lateAction() {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    _ = cycle.end(at: 0.5)
    #expect(cycle.takeAction() == false)
  }

  @Test("a silent refresh runs no action")
  func silent() {
    var cycle = RefreshCycle()
    #expect(cycle.begin(isSilent: true) == "start")
    #expect(cycle.takeAction() == false)
    #expect(cycle.phase == .refreshing)
  }

  @Test("a restart before the action has run does not run it twice")
  func restartBeforeAction() {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    #expect(cycle.begin(second: .restart) == "")
    #expect(cycle.takeAction() == true)
    #expect(cycle.begin(second: .restart) == "again")
    #expect(cycle.takeAction() == false)
  }

  @Test("a queued refresh follows the end, once")
  func queue() {
    let context = RefreshCycle.Context(now: 100)
    var cycle = RefreshCycle().after { _ = $0.begin() }
    _ = cycle.begin(second: .queue)
    _ = cycle.begin(second: .queue)
    #expect(cycle.next(context, policy: .brief) == .nothing)
    _ = cycle.end(at: 100)
    #expect(cycle.next(context, policy: .brief).word == "start")
    _ = cycle.end(at: 200)
    #expect(cycle.next(context, policy: .brief) == .nothing)
  }

  // MARK: Time

  @Test("an end within the minimum time waits for the rest of it", arguments: [(0, 1), (0.25, 0.75)])
  func minimumTime(now: Double, rest: Double) {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    #expect(cycle.end(.success, now: now, policy: .brief) == .wait(rest))
    #expect(cycle.phase == .refreshing)
    #expect(cycle.minimumPassed(now: 1, policy: .brief) == .finish(.success))
    #expect(cycle.phase == .finishing)
  }

  @Test("a timer that another begin has outlived waits for the rest of the new minimum time")
  func staleTimer() {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    #expect(cycle.end(at: 0.5) == "wait 0.5")
    _ = cycle.begin(at: 0.625)
    #expect(cycle.end(at: 0.75, .failure) == "wait 0.875")
    #expect(cycle.minimumPassed(now: 1, policy: .brief) == .wait(0.625))
    #expect(cycle.phase == .refreshing)
    #expect(cycle.minimumPassed(at: 1.625) == "fail")
    #expect(cycle.minimumPassed(at: 1.625) == "")
  }

  @Test(
    "a timer may be a hair early, and no more",
    arguments: [(0.9996, "finish"), (1, "finish"), (1.5, "finish")])
  func earlyTimer(now: Double, word: String) {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    _ = cycle.end(at: 0.5)
    var tooEarly = cycle
    #expect(cycle.minimumPassed(at: now) == word)
    #expect(tooEarly.minimumPassed(at: 0.999).hasPrefix("wait "))
    #expect(tooEarly.phase == .refreshing)
  }

  @Test("a minimum time that is shorter by now is what counts")
  func shortenedMinimum() {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    _ = cycle.end(at: 0.25)
    let policy = RefreshPolicy { $0.minimumTime = 0.5 }
    #expect(cycle.minimumPassed(now: 0.25, policy: policy) == .wait(0.25))
    #expect(cycle.minimumPassed(now: 0.5, policy: policy) == .finish(.success))
  }

  @Test("an end at the minimum time or later does not wait", arguments: [1, 1.5])
  func afterMinimum(now: Double) {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    #expect(cycle.end(at: now) == "finish")
  }

  @Test("what took too long fails, what was ended in time does not")
  func timeOut() {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    var ended = cycle.after { _ = $0.end(at: 0.5) }
    #expect(cycle.timedOut() == .finish(.failure))
    #expect(cycle.timedOut() == .nothing)
    #expect(ended.timedOut() == .nothing)
    #expect(ended.minimumPassed(at: 1) == "finish")
  }

  // MARK: Waiting

  @Test("begin before the view is on screen starts once, unanimated")
  func pending() {
    var cycle = RefreshCycle()
    #expect(cycle.begin(isReady: false) == "")
    #expect(cycle.begin(isReady: false) == "")
    #expect(cycle.isPending)
    #expect(cycle.phase == nil)
    #expect(cycle.wake(isReady: false) == "")
    #expect(cycle.wake() == "appear")
    #expect(cycle.wake() == "")
    #expect(cycle.takeAction() == true)
    #expect(cycle.takeAction() == false)
  }

  @Test(
    "of two that wait, one that wants its action wins over a silent one, whichever came first",
    arguments: [(false, false), (false, true), (true, false), (true, true)], [true, false])
  func twoThatWait(isSilent: (first: Bool, second: Bool), isReady: Bool) {
    let together = isReady ? RefreshPolicy.Together.queue : nil
    var cycle = RefreshCycle()
    #expect(cycle.begin(isReady: isReady, beside: together, isSilent: isSilent.first) == "")
    #expect(cycle.begin(isReady: isReady, beside: together, isSilent: isSilent.second) == "")
    #expect(cycle.wake() == (isReady ? "start" : "appear"))
    #expect(cycle.takeAction() == !(isSilent.first && isSilent.second))
    #expect(cycle.takeAction() == false)
  }

  @Test("what a request wanted that will not start is forgotten")
  func endedWhileWaiting() {
    var cycle = RefreshCycle()
    _ = cycle.begin(isReady: false)
    _ = cycle.end(at: 0)
    _ = cycle.begin(isReady: false, isSilent: true)
    #expect(cycle.wake() == "appear")
    #expect(cycle.takeAction() == false)
  }

  @Test("begin, out of sight, while refreshing is no second refresh")
  func covered() {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    #expect(cycle.begin(isReady: false) == "")
    #expect(cycle.end(at: 100) == "finish")
    #expect(cycle.wake(at: 100) == "")
  }

  @Test("a begin that waits while the room closes does not lose the end of the one before")
  func waitingWhileClosing() {
    for (isReady, together) in [(false, nil), (true, RefreshPolicy.Together.queue)] {
      var cycle = RefreshCycle().after { _ = $0.begin() }
      _ = cycle.end(at: 100)
      _ = cycle.begin(at: 100, isReady: isReady, beside: together)
      #expect(cycle.phase == .finishing)
      #expect(cycle.closed() == true)
      #expect(cycle.phase == nil)
      #expect(cycle.isPending)
    }
  }

  @Test("beside another refresh the policy decides")
  func together() {
    var cycle = RefreshCycle()
    #expect(cycle.begin(beside: .exclusive) == "refused")
    #expect(cycle == RefreshCycle())
    var parallel = cycle
    #expect(parallel.begin(beside: .parallel) == "start")
    #expect(cycle.begin(beside: .queue) == "")
    #expect(cycle.wake(beside: .queue) == "")
    #expect(cycle.wake() == "start")
  }

  // MARK: No more data

  @Test("end and no more commute, in every state", arguments: [0.25, 100])
  func commute(now: Double) {
    let begun = RefreshCycle().after { _ = $0.begin() }
    let states = [
      RefreshCycle(), RefreshCycle().after { _ = $0.begin(isReady: false) }, begun,
      begun.after { _ = $0.takeAction() }, begun.after { _ = $0.begin(second: .queue) },
      begun.after { _ = $0.end(at: 0.1) }, begun.after { _ = $0.end(at: 100) },
    ]
    for state in states {
      let endFirst = state.after {
        _ = $0.end(at: now)
        _ = $0.noMore(now: now, policy: .brief)
      }
      let noMoreFirst = state.after {
        _ = $0.noMore(now: now, policy: .brief)
        _ = $0.end(at: now)
      }
      #expect(endFirst == noMoreFirst)
    }
  }

  @Test("no more is said once, and ends what runs")
  func noMoreEnds() {
    var cycle = RefreshCycle()
    #expect(cycle.noMore(now: 0, policy: .brief) == .change)
    #expect(cycle.noMore(now: 0, policy: .brief) == .nothing)
    #expect(cycle.phase == .noMoreData)
    cycle = RefreshCycle().after { _ = $0.begin() }
    #expect(cycle.noMore(now: 100, policy: .brief) == .finish(.success))
    #expect(cycle.phase == .finishing)
    #expect(cycle.closed() == true)
    #expect(cycle.phase == .noMoreData)
  }

  @Test("no more cancels what was queued, also if there is more again before the end")
  func noMoreQueued() {
    var cycle = RefreshCycle().after { _ = $0.begin() }
    _ = cycle.begin(second: .queue)
    _ = cycle.noMore(now: 100, policy: .brief)
    _ = cycle.reset()
    #expect(cycle.next(RefreshCycle.Context(now: 100), policy: .brief) == .nothing)
  }
}
