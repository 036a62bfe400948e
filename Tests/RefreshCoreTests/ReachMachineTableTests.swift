import RefreshCore
import RefreshTestKit
import Testing

// 2000 points of content in a viewport of 480: the end is reached at 1520. Names say whether the next
// arrival fires (fresh) or not (spent), and with "held" that the machine knows of a finger that is down.
@Suite("ReachMachine, every event in every state")
struct ReachMachineTableTests {
  @Test("a finger")
  func finger() {
    expect(
      """
                  drag 1400   drag 1521        drag 1560        lift   cancel
      new         fresh held  fresh held       fresh held       fresh  fresh
      away        fresh held  spent held/fire  spent held/fire  fresh  fresh
      held        fresh held  spent held/fire  spent held/fire  fresh  fresh
      at the end  fresh held  fresh held       spent held/fire  fresh  fresh
      spent held  spent held  spent held       spent held       spent  spent
      spent       fresh held  fresh held       spent held/fire  spent  spent
      """, RefreshPolicy(), Self.finger)
  }

  @Test("what is no finger")
  func others() {
    expect(
      """
                  self 1400  self 1560   busy drag 1560  grows       put at 1560  taken over  refused
      new         fresh      fresh       fresh held      fresh       fresh        spent       fresh
      away        fresh      spent/fire  fresh held      fresh       fresh        spent       fresh
      held        fresh      spent/fire  fresh held      fresh held  fresh held   spent held  fresh held
      at the end  fresh      spent/fire  fresh held      fresh       fresh        spent       fresh
      spent held  fresh      spent       spent held      fresh held  spent held   spent held  fresh held
      spent       fresh      spent       fresh held      fresh       spent        spent       fresh
      """, RefreshPolicy(), Self.others)
  }

  @Test("a finger, with a policy that waits for the lift")
  func fingerWithLift() {
    expect(
      """
                  drag 1400   drag 1521   drag 1560   lift        cancel
      new         fresh held  fresh held  fresh held  fresh       fresh
      away        fresh held  armed held  armed held  fresh       fresh
      held        fresh held  armed held  armed held  fresh       fresh
      at the end  fresh held  fresh held  armed held  fresh       fresh
      armed held  fresh held  armed held  armed held  spent/fire  fresh
      spent       fresh held  fresh held  armed held  spent       spent
      """, .waiting, Self.finger)
  }

  @Test("what is no finger, with a policy that waits for the lift")
  func othersWithLift() {
    expect(
      """
                  self 1400  self 1560   busy drag 1560  grows       put at 1560  taken over  refused
      new         fresh      fresh       fresh held      fresh       fresh        spent       fresh
      away        fresh      fresh       fresh held      fresh       fresh        spent       fresh
      held        fresh      fresh       fresh held      fresh held  fresh held   spent held  fresh held
      at the end  fresh      fresh       fresh held      fresh       fresh        spent       fresh
      armed held  fresh      spent/fire  fresh held      fresh held  armed held   spent held  armed held
      spent       fresh      spent       fresh held      fresh       spent        spent       fresh
      """, .waiting, Self.others)
  }

  // MARK: Rows and columns

  private typealias Events = (RefreshPolicy) -> [(String, (inout ReachMachine) -> String)]

  private static func finger(_ policy: RefreshPolicy) -> [(String, (inout ReachMachine) -> String)] {
    [
      ("drag 1400", { $0.drag(.end(at: 1400, policy)) }),
      ("drag 1521", { $0.drag(.end(at: 1521, policy)) }),
      ("drag 1560", { $0.drag(.end(at: 1560, policy)) }),
      ("lift", { $0.released().word }),
      ("cancel", silently { $0.cancelled() }),
    ]
  }

  private static func others(_ policy: RefreshPolicy) -> [(String, (inout ReachMachine) -> String)] {
    [
      ("self 1400", { $0.move(.end(at: 1400, policy)) }),
      ("self 1560", { $0.move(.end(at: 1560, policy)) }),
      ("busy drag 1560", { $0.drag(.end(at: 1560, policy), isBusy: true) }),
      ("grows", silently { $0.displaced(.end(at: 1530, policy, content: 2600)) }),
      ("put at 1560", silently { $0.displaced(.end(at: 1560, policy)) }),
      ("taken over", silently { $0.takenOver() }),
      ("refused", silently { $0.refused() }),
    ]
  }

  private func expect(
    _ table: String, _ policy: RefreshPolicy, _ events: Events,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectTable(
      table, states: states(policy), events: events(policy), naming: name,
      sourceLocation: sourceLocation)
  }

  /// A machine in each of its states, reached by what a user does.
  private func states(_ policy: RefreshPolicy) -> [(String, ReachMachine)] {
    var away = ReachMachine()
    away.displaced(.end(at: 1400, policy))
    var held = away
    _ = held.drag(.end(at: 1410, policy))
    var atEnd = ReachMachine()
    atEnd.displaced(.end(at: 1530, policy))
    var arrived = held
    _ = arrived.drag(.end(at: 1530, policy))
    var fired = arrived
    _ = fired.released()
    let last = policy.needsLift ? [("armed held", arrived)] : [("spent held", arrived)]
    return [("new", ReachMachine()), ("away", away), ("held", held), ("at the end", atEnd)] + last
      + [("spent", fired)]
  }

  /// Armed, or else whether the next arrival fires; and whether a finger is known to be down.
  private func name(_ machine: ReachMachine) -> String {
    let policy = RefreshPolicy()
    var next = machine
    _ = next.move(.end(at: 1520, policy), isBusy: true)
    let fires = next.move(.end(at: 1540, policy)) == "fire"
    var known = machine
    known.takenOver()
    _ = known.drag(.end(at: 1520, policy), isBusy: true)
    let isNewDrag = known.drag(.end(at: 1540, policy)) == "fire"
    return (machine.isArmed ? "armed" : fires ? "fresh" : "spent") + (isNewDrag ? "" : " held")
  }
}

extension RefreshPolicy {
  fileprivate static let waiting = RefreshPolicy { $0.needsLift = true }
}
