import RefreshCore
import RefreshTestKit
import Testing

// A star marks a machine whose pull has been answered: the content has to go back before it arms.
@Suite("PullMachine, every event in every state")
struct PullMachineTableTests {
  @Test("a finger, released by position")
  func fingerByPosition() {
    expect(
      """
                 drag 0  drag 30  drag 60  drag 70   lift 0  lift 30    lift 70    cancel
      idle       idle    pulling  pulling  armed     idle    idle       idle       idle
      idle*      idle    pulling  pulling  pulling*  idle    idle       idle       idle
      pulling    idle    pulling  pulling  armed     idle    returning  idle/fire  idle
      pulling*   idle    pulling  pulling  pulling*  idle    returning  returning  idle
      armed      idle    pulling  pulling  armed     idle    returning  idle/fire  idle
      returning  idle    pulling  pulling  armed     idle    returning  returning  idle
      """, .pull(), Self.finger)
  }

  @Test("a finger, released by phase")
  func fingerByPhase() {
    expect(
      """
                 drag 0  drag 30  drag 60  drag 70   lift 0     lift 30    lift 70    cancel
      idle       idle    pulling  pulling  armed     idle       idle       idle       idle
      idle*      idle    pulling  pulling  pulling*  idle       idle       idle       idle
      pulling    idle    pulling  pulling  armed     idle       returning  returning  idle
      pulling*   idle    pulling  pulling  pulling*  idle       returning  returning  idle
      armed      idle    pulling  pulling  armed     idle/fire  idle/fire  idle/fire  idle
      returning  idle    pulling  pulling  armed     idle       returning  returning  idle
      """, .pull(release: .phase), Self.finger)
  }

  @Test("a finger, armed at the threshold itself")
  func fingerAtTheThresholdItself() {
    expect(
      """
                 drag 0  drag 30  drag 60   drag 70   lift 0  lift 30    lift 70    cancel
      idle       idle    pulling  armed     armed     idle    idle       idle       idle
      idle*      idle    pulling  pulling*  pulling*  idle    idle       idle       idle
      pulling    idle    pulling  armed     armed     idle    returning  idle/fire  idle
      pulling*   idle    pulling  pulling*  pulling*  idle    returning  returning  idle
      armed      idle    pulling  armed     armed     idle    returning  idle/fire  idle
      returning  idle    pulling  armed     armed     idle    returning  returning  idle
      """, .pull(armsAtThreshold: true), Self.finger)
  }

  @Test(
    "a finger that fires at the threshold fires once, whatever decides its release",
    arguments: [RefreshPolicy.ReleaseRule.position, .phase])
  func fingerAtThreshold(release: RefreshPolicy.ReleaseRule) {
    let lifted = release == .position ? "idle/fire" : "returning"
    expect(
      """
                 drag 0  drag 30  drag 60  drag 70      lift 0  lift 30    lift 70    cancel
      idle       idle    pulling  pulling  armed*/fire  idle    idle       idle       idle
      idle*      idle    pulling  pulling  pulling*     idle    idle       idle       idle
      pulling    idle    pulling  pulling  armed*/fire  idle    returning  \(lifted)  idle
      pulling*   idle    pulling  pulling  pulling*     idle    returning  returning  idle
      armed*     idle    pulling  pulling  pulling*     idle    returning  returning  idle
      returning  idle    pulling  pulling  armed*/fire  idle    returning  returning  idle
      """, .pull(fires: .atThreshold, release: release), Self.finger)
  }

  @Test(
    "what moves by itself, and a release that nobody reported",
    arguments: [RefreshPolicy.ReleaseRule.position, .phase])
  func byItself(release: RefreshPolicy.ReleaseRule) {
    expect(
      """
                 self 0     self 30    self 70
      idle       idle       idle       idle
      idle*      idle       idle       idle
      pulling    idle       returning  returning
      pulling*   idle       returning  returning
      armed      idle/fire  idle/fire  idle/fire
      returning  idle       returning  returning
      """, .pull(release: release), Self.byItself)
  }

  @Test(
    "what moves by itself after a pull that fires at the threshold",
    arguments: [RefreshPolicy.ReleaseRule.position, .phase])
  func byItselfAtThreshold(release: RefreshPolicy.ReleaseRule) {
    expect(
      """
                 self 0  self 30    self 70
      idle       idle    idle       idle
      idle*      idle    idle       idle
      pulling    idle    returning  returning
      pulling*   idle    returning  returning
      armed*     idle    returning  returning
      returning  idle    returning  returning
      """, .pull(fires: .atThreshold, release: release), Self.byItself)
  }

  @Test("a refresh that starts, or may not")
  func refresh() {
    expect(
      """
                 taken over  refused 0  refused 70  refused 30, held  refused 70, held
      idle       idle        idle       returning   pulling*          pulling*
      idle*      idle*       idle*      returning*  pulling*          pulling*
      pulling    idle        idle       returning   pulling*          pulling*
      pulling*   idle*       idle*      returning*  pulling*          pulling*
      armed      idle        idle       returning   pulling*          pulling*
      returning  idle        idle       returning   pulling*          pulling*
      """, .pull(), Self.refresh)
  }

  @Test("a refresh that ends: a finger that holds the content past its edge is pulling")
  func end() {
    expect(
      """
                 end 0, held  end 30, held  end 60, held  end 70, held  end 30  end 70
      idle       idle         pulling       pulling       pulling*      idle    idle
      idle*      idle         pulling       pulling       pulling*      idle    idle
      pulling    idle         pulling       pulling       pulling*      idle    idle
      pulling*   idle         pulling       pulling       pulling*      idle    idle
      armed      idle         pulling       pulling       pulling*      idle    idle
      returning  idle         pulling       pulling       pulling*      idle    idle
      """, .pull(), Self.end)
  }

  @Test("a refresh that ends, armed at the threshold itself")
  func endAtTheThresholdItself() {
    expect(
      """
                 end 0, held  end 30, held  end 60, held  end 70, held  end 30  end 70
      idle       idle         pulling       pulling*      pulling*      idle    idle
      idle*      idle         pulling       pulling*      pulling*      idle    idle
      pulling    idle         pulling       pulling*      pulling*      idle    idle
      pulling*   idle         pulling       pulling*      pulling*      idle    idle
      armed      idle         pulling       pulling*      pulling*      idle    idle
      returning  idle         pulling       pulling*      pulling*      idle    idle
      """, .pull(armsAtThreshold: true), Self.end)
  }

  // MARK: Rows and columns

  private typealias Events = (RefreshPolicy) -> [(String, (inout PullMachine) -> String)]

  private static func finger(_ policy: RefreshPolicy) -> [(String, (inout PullMachine) -> String)] {
    [
      ("drag 0", { $0.drag(0, policy) }),
      ("drag 30", { $0.drag(30, policy) }),
      ("drag 60", { $0.drag(60, policy) }),
      ("drag 70", { $0.drag(70, policy) }),
      ("lift 0", { $0.lift(0, policy) }),
      ("lift 30", { $0.lift(30, policy) }),
      ("lift 70", { $0.lift(70, policy) }),
      ("cancel", silently { $0.cancelled() }),
    ]
  }

  private static func byItself(_ policy: RefreshPolicy) -> [(String, (inout PullMachine) -> String)] {
    [
      ("self 0", { $0.move(0, policy) }),
      ("self 30", { $0.move(30, policy) }),
      ("self 70", { $0.move(70, policy) }),
    ]
  }

  private static func refresh(_ policy: RefreshPolicy) -> [(String, (inout PullMachine) -> String)] {
    [
      ("taken over", silently { $0.takenOver() }),
      ("refused 0", silently { $0.refused(at: 0, isDragging: false, policy: policy) }),
      ("refused 70", silently { $0.refused(at: 70, isDragging: false, policy: policy) }),
      ("refused 30, held", silently { $0.refused(at: 30, isDragging: true, policy: policy) }),
      ("refused 70, held", silently { $0.refused(at: 70, isDragging: true, policy: policy) }),
    ]
  }

  private static func end(_ policy: RefreshPolicy) -> [(String, (inout PullMachine) -> String)] {
    [
      ("end 0, held", silently { $0.ended(at: 0, isDragging: true, policy: policy) }),
      ("end 30, held", silently { $0.ended(at: 30, isDragging: true, policy: policy) }),
      ("end 60, held", silently { $0.ended(at: 60, isDragging: true, policy: policy) }),
      ("end 70, held", silently { $0.ended(at: 70, isDragging: true, policy: policy) }),
      ("end 30", silently { $0.ended(at: 30, isDragging: false, policy: policy) }),
      ("end 70", silently { $0.ended(at: 70, isDragging: false, policy: policy) }),
    ]
  }

  private func expect(
    _ table: String, _ policy: RefreshPolicy, _ events: Events,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectTable(
      table, states: states(policy), events: events(policy), naming: { name($0, policy) },
      sourceLocation: sourceLocation)
  }

  /// A machine in each of its states, reached by what a user does.
  private func states(_ policy: RefreshPolicy) -> [(String, PullMachine)] {
    let idle = PullMachine()
    var answeredPull = idle
    answeredPull.ended(at: 70, isDragging: true, policy: policy)
    var answered = answeredPull
    answered.takenOver()
    var pulling = idle
    _ = pulling.drag(30, policy)
    var armed = idle
    _ = armed.drag(70, policy)
    var returning = pulling
    _ = returning.lift(30, policy)
    return [
      ("idle", idle), ("idle*", answered), ("pulling", pulling), ("pulling*", answeredPull),
      (policy.fires == .atThreshold ? "armed*" : "armed", armed), ("returning", returning),
    ]
  }

  /// The phase, with a star if a finger that pulls past the threshold would not arm it.
  private func name(_ machine: PullMachine, _ policy: RefreshPolicy) -> String {
    var probe = machine
    _ = probe.drag(70, policy)
    return probe.phase.name == "armed" ? machine.phase.name : machine.phase.name + "*"
  }
}
