import RefreshCore
import RefreshTestKit
import Testing

// Names of states: "due" runs its action later, "ending" was ended before its minimum time, "hidden"
// waits for a window and "queued" for the other refresh, "silent" if no action is wanted. With +
// another refresh follows, with - there is no more data. The minimum time is a second.
@Suite("RefreshCycle, every event in every state")
struct RefreshCycleTableTests {
  @Test("begin, with and without something in the way")
  func begin() {
    expect(
      """
                      begin          off screen       exclusive               parallel       queue
      resting         due/start      hidden           resting/refused         due/start      queued
      hidden          due/start      hidden           hidden/refused          due/start      queued
      hidden silent   due/start      hidden           hidden silent/refused   due/start      queued
      queued          due/start      hidden           queued/refused          due/start      queued
      queued silent   due/start      hidden           queued silent/refused   due/start      queued
      due             due            due              due                     due            due
      running         running        running          running                 running        running
      running+        running+       running+         running+                running+       running+
      ending          running/again  running/again    running/again           running/again  running/again
      ending due      due            due              due                     due            due
      closing         due/start      closing hidden   closing/refused         due/start      closing queued
      closing+        due+/start     closing hidden+  closing+/refused        due+/start     closing queued+
      closing hidden  due/start      closing hidden   closing hidden/refused  due/start      closing queued
      closing queued  due/start      closing hidden   closing queued/refused  due/start      closing queued
      resting-        resting-       resting-         resting-                resting-       resting-
      ending-         ending-        ending-          ending-                 ending-        ending-
      closing-        closing-       closing-         closing-                closing-       closing-
      """,
      [
        ("begin", { $0.begin() }),
        ("off screen", { $0.begin(isReady: false) }),
        ("exclusive", { $0.begin(beside: .exclusive) }),
        ("parallel", { $0.begin(beside: .parallel) }),
        ("queue", { $0.begin(beside: .queue) }),
      ])
  }

  @Test("a second begin")
  func secondBegin() {
    expect(
      """
                      ignore         restart         queue          silent          silent restart
      resting         due/start      due/start       due/start      running/start   running/start
      hidden          due/start      due/start       due/start      due/start       due/start
      hidden silent   due/start      due/start       due/start      running/start   running/start
      queued          due/start      due/start       due/start      due/start       due/start
      queued silent   due/start      due/start       due/start      running/start   running/start
      due             due            due             due+           due             due
      running         running        running/again   running+       running         running
      running+        running+       running+/again  running+       running+        running+
      ending          running/again  running/again   running/again  running         running
      ending due      due            due             due            running         running
      closing         due/start      due/start       due/start      running/start   running/start
      closing+        due+/start     due+/start      due+/start     running+/start  running+/start
      closing hidden  due/start      due/start       due/start      due/start       due/start
      closing queued  due/start      due/start       due/start      due/start       due/start
      resting-        resting-       resting-        resting-       resting-        resting-
      ending-         ending-        ending-         ending-        ending-         ending-
      closing-        closing-       closing-        closing-       closing-        closing-
      """,
      [
        ("ignore", { $0.begin(second: .ignore) }),
        ("restart", { $0.begin(second: .restart) }),
        ("queue", { $0.begin(second: .queue) }),
        ("silent", { $0.begin(isSilent: true) }),
        ("silent restart", { $0.begin(isSilent: true, second: .restart) }),
      ])
  }

  @Test("a silent begin with something in the way, and of two that wait the one that wants its action")
  func silentBegin() {
    expect(
      """
                      off screen              exclusive               parallel        queue
      resting         hidden silent           resting/refused         running/start   queued silent
      hidden          hidden                  hidden/refused          due/start       queued
      hidden silent   hidden silent           hidden silent/refused   running/start   queued silent
      queued          hidden                  queued/refused          due/start       queued
      queued silent   hidden silent           queued silent/refused   running/start   queued silent
      due             due                     due                     due             due
      running         running                 running                 running         running
      running+        running+                running+                running+        running+
      ending          running                 running                 running         running
      ending due      running                 running                 running         running
      closing         closing hidden silent   closing/refused         running/start   closing queued silent
      closing+        closing hidden silent+  closing+/refused        running+/start  closing queued silent+
      closing hidden  closing hidden          closing hidden/refused  due/start       closing queued
      closing queued  closing hidden          closing queued/refused  due/start       closing queued
      resting-        resting-                resting-                resting-        resting-
      ending-         ending-                 ending-                 ending-         ending-
      closing-        closing-                closing-                closing-        closing-
      """,
      [
        ("off screen", { $0.begin(isReady: false, isSilent: true) }),
        ("exclusive", { $0.begin(beside: .exclusive, isSilent: true) }),
        ("parallel", { $0.begin(beside: .parallel, isSilent: true) }),
        ("queue", { $0.begin(beside: .queue, isSilent: true) }),
      ])
  }

  @Test("wake, when what was in the way may be gone")
  func wake() {
    expect(
      """
                      wake            off screen      exclusive       parallel        queue
      resting         resting         resting         resting         resting         resting
      hidden          due/appear      hidden          queued          due/appear      queued
      hidden silent   running/appear  hidden silent   queued silent   running/appear  queued silent
      queued          due/start       queued          queued          due/start       queued
      queued silent   running/start   queued silent   queued silent   running/start   queued silent
      due             due             due             due             due             due
      running         running         running         running         running         running
      running+        running+        running+        running+        running+        running+
      ending          ending          ending          ending          ending          ending
      ending due      ending due      ending due      ending due      ending due      ending due
      closing         closing         closing         closing         closing         closing
      closing+        closing+        closing+        closing+        closing+        closing+
      closing hidden  due/appear      closing hidden  closing queued  due/appear      closing queued
      closing queued  due/start       closing queued  closing queued  due/start       closing queued
      resting-        resting-        resting-        resting-        resting-        resting-
      ending-         ending-         ending-         ending-         ending-         ending-
      closing-        closing-        closing-        closing-        closing-        closing-
      """,
      [
        ("wake", { $0.wake() }),
        ("off screen", { $0.wake(isReady: false) }),
        ("exclusive", { $0.wake(beside: .exclusive) }),
        ("parallel", { $0.wake(beside: .parallel) }),
        ("queue", { $0.wake(beside: .queue) }),
      ])
  }

  @Test("the action, and the end")
  func end() {
    expect(
      """
                      action          end              end early
      resting         resting         resting          resting
      hidden          hidden          resting          resting
      hidden silent   hidden silent   resting          resting
      queued          queued          resting          resting
      queued silent   queued silent   resting          resting
      due             running/act     closing/finish   ending due/wait 0.75
      running         running         closing/finish   ending/wait 0.75
      running+        running+        closing+/finish  ending+/wait 0.75
      ending          ending          ending           ending
      ending due      ending          ending due       ending due
      closing         closing         closing          closing
      closing+        closing+        closing+         closing+
      closing hidden  closing hidden  closing          closing
      closing queued  closing queued  closing          closing
      resting-        resting-        resting-         resting-
      ending-         ending-         ending-          ending-
      closing-        closing-        closing-         closing-
      """,
      [
        ("action", { $0.takeAction() ? "act" : "" }),
        ("end", { $0.end(at: 100) }),
        ("end early", { $0.end(at: 0.25) }),
      ])
  }

  @Test("what time brings")
  func time() {
    expect(
      """
                      minimum          minimum early         time-out        closed         next
      resting         resting          resting               resting         resting        resting
      hidden          hidden           hidden                hidden          hidden         hidden
      hidden silent   hidden silent    hidden silent         hidden silent   hidden silent  hidden silent
      queued          queued           queued                queued          queued         queued
      queued silent   queued silent    queued silent         queued silent   queued silent  queued silent
      due             due              due                   closing/fail    due            due
      running         running          running               closing/fail    running        running
      running+        running+         running+              closing+/fail   running+       running+
      ending          closing/finish   ending/wait 0.75      ending          ending         ending
      ending due      closing/finish   ending due/wait 0.75  ending due      ending due     ending due
      closing         closing          closing               closing         resting/news   closing
      closing+        closing+         closing+              closing+        resting+/news  due/start
      closing hidden  closing hidden   closing hidden        closing hidden  hidden/news    closing hidden
      closing queued  closing queued   closing queued        closing queued  queued/news    closing queued
      resting-        resting-         resting-              resting-        resting-       resting-
      ending-         closing-/finish  ending-/wait 0.75     ending-         ending-        ending-
      closing-        closing-         closing-              closing-        resting-/news  closing-
      """,
      [
        ("minimum", { $0.minimumPassed(at: 1) }),
        ("minimum early", { $0.minimumPassed(at: 0.25) }),
        ("time-out", { $0.timedOut().word }),
        ("closed", { $0.closed() ? "news" : "" }),
        ("next", { $0.next(RefreshCycle.Context(now: 100), policy: .brief).word }),
      ])
  }

  @Test("no more data")
  func noMore() {
    expect(
      """
                      no more          no more early          reset           detached
      resting         resting-/change  resting-/change        resting         resting
      hidden          resting-/change  resting-/change        hidden          resting
      hidden silent   resting-/change  resting-/change        hidden silent   resting
      queued          resting-/change  resting-/change        queued          resting
      queued silent   resting-/change  resting-/change        queued silent   resting
      due             closing-/finish  ending due-/wait 0.75  due             resting
      running         closing-/finish  ending-/wait 0.75      running         resting
      running+        closing-/finish  ending-/wait 0.75      running+        resting
      ending          ending-          ending-                ending          resting
      ending due      ending due-      ending due-            ending due      resting
      closing         closing-/change  closing-/change        closing         resting
      closing+        closing-/change  closing-/change        closing+        resting
      closing hidden  closing-/change  closing-/change        closing hidden  resting
      closing queued  closing-/change  closing-/change        closing queued  resting
      resting-        resting-         resting-               resting/news    resting
      ending-         ending-          ending-                ending/news     resting
      closing-        closing-         closing-               closing/news    resting
      """,
      [
        ("no more", { $0.noMore(now: 100, policy: .brief).word }),
        ("no more early", { $0.noMore(now: 0.25, policy: .brief).word }),
        ("reset", { $0.reset() ? "news" : "" }),
        ("detached", silently { $0.detached() }),
      ])
  }

  // MARK: Rows and names

  private func expect(
    _ table: String, _ events: [(String, (inout RefreshCycle) -> String)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectTable(
      table, states: states, events: events, naming: name, sourceLocation: sourceLocation)
  }

  /// A machine in each of its states, reached by what an app and its users do.
  private var states: [(String, RefreshCycle)] {
    let resting = RefreshCycle()
    let hidden = resting.after { _ = $0.begin(isReady: false) }
    let mute = resting.after { _ = $0.begin(isReady: false, isSilent: true) }
    let queued = resting.after { _ = $0.begin(beside: .queue) }
    let muteQueued = resting.after { _ = $0.begin(beside: .queue, isSilent: true) }
    let due = resting.after { _ = $0.begin() }
    let running = due.after { _ = $0.takeAction() }
    let followed = running.after { _ = $0.begin(second: .queue) }
    let ending = running.after { _ = $0.end(at: 0.25) }
    let closing = running.after { _ = $0.end(at: 100) }
    return [
      ("resting", resting), ("hidden", hidden), ("hidden silent", mute), ("queued", queued),
      ("queued silent", muteQueued), ("due", due), ("running", running), ("running+", followed),
      ("ending", ending),
      ("ending due", due.after { _ = $0.end(at: 0.25) }), ("closing", closing),
      ("closing+", followed.after { _ = $0.end(at: 100) }),
      ("closing hidden", closing.after { _ = $0.begin(isReady: false) }),
      ("closing queued", closing.after { _ = $0.begin(beside: .queue) }),
      ("resting-", resting.after { _ = $0.noMore(now: 0, policy: .brief) }),
      ("ending-", running.after { _ = $0.noMore(now: 0.25, policy: .brief) }),
      ("closing-", running.after { _ = $0.noMore(now: 100, policy: .brief) }),
    ]
  }

  private func name(_ cycle: RefreshCycle) -> String {
    var words: [String] = []
    var probe = cycle
    let isEnding = probe.minimumPassed(at: 0) != ""
    if cycle.isPending {
      probe = cycle
      words += probe.closed() ? ["closing"] : []
      probe = cycle
      words.append(probe.wake() == "appear" ? "hidden" : "queued")
      words += probe.takeAction() ? [] : ["silent"]
    } else if cycle.isRunning {
      words += isEnding ? ["ending"] : []
      probe = cycle
      let before = probe
      _ = probe.takeAction()
      words += probe != before ? ["due"] : []
      words += words.isEmpty ? ["running"] : []
    } else {
      probe = cycle
      words.append(probe.closed() ? "closing" : "resting")
    }
    probe = cycle
    _ = probe.timedOut()
    // By then every minimum time in the tables is over.
    _ = probe.minimumPassed(at: 200)
    let isFollowed = probe.next(RefreshCycle.Context(now: 0), policy: .brief) != .nothing
    return words.joined(separator: " ") + (isFollowed ? "+" : "") + (cycle.hasMore ? "" : "-")
  }
}
