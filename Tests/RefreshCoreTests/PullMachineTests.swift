import RefreshCore
import RefreshTestKit
import Testing

@Suite("PullMachine")
struct PullMachineTests {
  // MARK: Arming

  @Test(
    "being past the threshold arms, being at it only where the policy says so",
    arguments: [(59.9, false, false), (60, false, true), (60.1, true, true), (400, true, true)])
  func threshold(distance: Double, isPast: Bool, isAtOrPast: Bool) {
    for (policy, arms) in [(RefreshPolicy.pull(), isPast), (.pull(armsAtThreshold: true), isAtOrPast)] {
      var machine = PullMachine()
      #expect(machine.drag(distance, policy) == "")
      #expect(machine.phase.name == (arms ? "armed" : "pulling"))
    }
  }

  @Test("a jump past the threshold in one event arms")
  func jump() {
    var machine = PullMachine()
    _ = machine.drag(200, .pull())
    #expect(machine.phase == .armed(progress: 200 / 60))
    #expect(machine.lift(200, .pull()) == "fire")
  }

  @Test("a finger that slides back disarms, and arms again by pulling again")
  func armTwice() {
    var machine = PullMachine()
    _ = machine.drag(70, .pull())
    _ = machine.drag(45, .pull())
    #expect(machine.phase == .pulling(progress: 0.75))
    _ = machine.drag(90, .pull())
    #expect(machine.phase == .armed(progress: 1.5))
  }

  @Test("a pull that slid all the way home means nothing when the finger lifts")
  func homeAgain() {
    var machine = PullMachine()
    _ = machine.drag(80, .pull())
    _ = machine.drag(0, .pull())
    #expect(machine.lift(0, .pull()) == "")
    #expect(machine.phase == .idle)
  }

  @Test("with a trigger length of zero any pull arms, and resting does not")
  func zeroLength() {
    var policy = RefreshPolicy.pull()
    policy.triggerLength = 0
    policy.armsAtThreshold = true
    var machine = PullMachine()
    _ = machine.drag(0, policy)
    #expect(machine.phase == .idle)
    _ = machine.drag(0.1, policy)
    #expect(machine.phase == .armed(progress: 1))
    #expect(machine.lift(0.1, policy) == "fire")
  }

  @Test("progress is the share of the trigger length", arguments: [0.25, 0.5, 1])
  func progress(share: Double) {
    var machine = PullMachine()
    _ = machine.drag(60 * share, .pull())
    #expect(machine.phase == .pulling(progress: share))
    _ = machine.lift(60 * share, .pull())
    #expect(machine.phase == .returning(progress: share))
  }

  @Test("content is back when less than half a point is missing", arguments: [(0.5, false), (0.49, true)])
  func back(distance: Double, isIdle: Bool) {
    var machine = PullMachine()
    _ = machine.drag(30, .pull())
    _ = machine.lift(30, .pull())
    _ = machine.move(distance, .pull())
    #expect((machine.phase == .idle) == isIdle)
  }

  // MARK: Letting go

  @Test("a release that nobody reported happened where the finger was last seen")
  func unreportedRelease() {
    var machine = PullMachine()
    _ = machine.drag(70, .pull())
    #expect(machine.move(20, .pull()) == "fire")

    machine = PullMachine()
    _ = machine.drag(50, .pull())
    #expect(machine.move(70, .pull()) == "")
    #expect(machine.phase == .returning(progress: 70 / 60))
  }

  @Test("released by phase it fires wherever the content is by now, by position only past the threshold")
  func releaseRules() {
    for (rule, word) in [(RefreshPolicy.ReleaseRule.phase, "fire"), (.position, "")] {
      var machine = PullMachine()
      _ = machine.drag(70, .pull(release: rule))
      #expect(machine.lift(58, .pull(release: rule)) == word)
    }
  }

  @Test("a finger that was never seen to move fires nothing, however far out the content stands")
  func liftOutOfTheBlue() {
    for rule in [RefreshPolicy.ReleaseRule.phase, .position] {
      var machine = PullMachine()
      _ = machine.move(100, .pull(release: rule))
      #expect(machine.lift(100, .pull(release: rule)) == "")
      #expect(machine.phase == .idle)
    }
  }

  @Test("lifting twice fires once")
  func liftTwice() {
    for rule in [RefreshPolicy.ReleaseRule.phase, .position] {
      var machine = PullMachine()
      _ = machine.drag(70, .pull(release: rule))
      #expect(machine.lift(70, .pull(release: rule)) == "fire")
      #expect(machine.lift(70, .pull(release: rule)) == "")
    }
  }

  @Test("content that travels back cannot be fired by momentum and a second report of the release")
  func returningIsNotArmed() {
    var machine = PullMachine()
    _ = machine.drag(50, .pull())
    _ = machine.lift(50, .pull())
    _ = machine.move(70, .pull())
    #expect(machine.lift(70, .pull()) == "")
  }

  // MARK: After an answer

  @Test("after an end under the finger the content has to go back before it arms")
  func mustGoBack() {
    var machine = PullMachine()
    machine.ended(at: 80, isDragging: true, policy: .pull())
    _ = machine.drag(90, .pull())
    #expect(machine.phase == .pulling(progress: 1))
    _ = machine.drag(60, .pull())
    _ = machine.drag(61, .pull())
    #expect(machine.phase.name == "armed")
  }

  @Test("fired at the threshold, one pull asks once; back and forth asks again")
  func atThreshold() {
    let policy = RefreshPolicy.pull(fires: .atThreshold)
    var machine = PullMachine()
    #expect([30, 61, 80, 120, 61].map { machine.drag($0, policy) } == ["", "fire", "", "", ""])
    #expect([60, 61].map { machine.drag($0, policy) } == ["", "fire"])
  }

  @Test("a refused pull leaves nothing behind: the next one arms in one jump")
  func refusedPull() {
    let policy = RefreshPolicy.pull(fires: .atThreshold)
    var machine = PullMachine()
    _ = machine.drag(50, policy)
    #expect(machine.lift(70, policy) == "fire")
    machine.refused(at: 70, isDragging: false, policy: policy)
    _ = machine.move(0, policy)
    #expect(machine.drag(70, policy) == "fire")
  }

  @Test(
    "a finger that holds the content past its edge at an end is pulling, and never armed",
    arguments: [(0.1, 0.1 / 60), (30, 0.5), (60, 1), (60.1, 1), (90, 1)])
  func endUnderAFinger(distance: Double, progress: Double) {
    var machine = PullMachine()
    machine.ended(at: distance, isDragging: true, policy: .pull())
    #expect(machine.phase == .pulling(progress: progress))
    machine.ended(at: distance, isDragging: false, policy: .pull())
    #expect(machine.phase == .idle)
  }

  @Test(
    "a finger that holds the content within its edge at an end is not pulling",
    arguments: [0, -0.1, -30])
  func endWithinTheEdge(distance: Double) {
    var machine = PullMachine()
    machine.ended(at: distance, isDragging: true, policy: .pull())
    #expect(machine.phase == .idle)
    _ = machine.drag(70, .pull())
    #expect(machine.phase.name == "armed")
  }

  @Test("a finger that is past the threshold at an end arms by pulling half a trigger length on")
  func pullingOn() {
    var machine = PullMachine()
    machine.ended(at: 90, isDragging: true, policy: .pull())
    _ = machine.drag(119, .pull())
    #expect(machine.phase == .pulling(progress: 1))
    _ = machine.drag(120, .pull())
    #expect(machine.phase == .armed(progress: 2) && machine.lift(120, .pull()) == "fire")
  }

  @Test("room that closes under that finger takes some of its pull along")
  func pullingOnAsRoomCloses() {
    var machine = PullMachine()
    machine.ended(at: 91, isDragging: true, policy: .pull())
    _ = machine.drag(63, .pull())
    _ = machine.drag(92, .pull())
    #expect(machine.phase == .pulling(progress: 1))
    _ = machine.drag(93, .pull())
    #expect(machine.phase.name == "armed")
  }

  @Test("lifting is no pulling on, and where the threshold fires only going back arms")
  func notPullingOn() {
    var machine = PullMachine()
    machine.ended(at: 90, isDragging: true, policy: .pull())
    #expect(machine.lift(150, .pull()) == "")
    let policy = RefreshPolicy.pull(fires: .atThreshold)
    machine.ended(at: 90, isDragging: true, policy: policy)
    #expect(machine.drag(400, policy) == "" && machine.phase == .pulling(progress: 1))
  }

  @Test("with a trigger length of zero any pull that is held at an end has to go back")
  func endWithZeroLength() {
    var policy = RefreshPolicy.pull()
    policy.triggerLength = 0
    var machine = PullMachine()
    machine.ended(at: 0.1, isDragging: true, policy: policy)
    _ = machine.drag(30, policy)
    #expect(machine.phase == .pulling(progress: 1))
    _ = machine.drag(0, policy)
    _ = machine.drag(30, policy)
    #expect(machine.phase == .armed(progress: 1))
  }

  @Test("a pull that goes on after an end short of the threshold arms and fires like any other")
  func pullOnAfterEnd() {
    var machine = PullMachine()
    machine.ended(at: 60, isDragging: true, policy: .pull())
    _ = machine.drag(61, .pull())
    #expect(machine.phase.name == "armed")
    #expect(machine.lift(61, .pull()) == "fire")
  }

  @Test(
    "a pull that was held past the threshold at an end fires nothing when it is let go, reported or not",
    arguments: [RefreshPolicy.Trigger.onRelease, .atThreshold],
    [RefreshPolicy.ReleaseRule.phase, .position])
  func letGoAfterEnd(fires: RefreshPolicy.Trigger, release: RefreshPolicy.ReleaseRule) {
    let policy = RefreshPolicy.pull(fires: fires, release: release)
    var reported = PullMachine()
    reported.ended(at: 80, isDragging: true, policy: policy)
    var unreported = reported
    #expect(reported.lift(90, policy) == "")
    #expect(reported.phase == .returning(progress: 1.5))
    #expect(unreported.move(75, policy) == "")
    #expect(unreported.phase == .returning(progress: 1.25))
  }

  @Test("a release that nobody reported after an end happened where the content was then")
  func unreportedReleaseAfterEnd() {
    var machine = PullMachine()
    _ = machine.drag(90, .pull())
    machine.takenOver()
    machine.ended(at: 50, isDragging: true, policy: .pull())
    #expect(machine.move(40, .pull()) == "")
    #expect(machine.phase == .returning(progress: 40 / 60))
  }

  @Test(
    "a pull that is refused under the finger goes on and has to go back",
    arguments: [RefreshPolicy.ReleaseRule.phase, .position])
  func refusedUnderAFinger(release: RefreshPolicy.ReleaseRule) {
    let policy = RefreshPolicy.pull(fires: .atThreshold, release: release)
    var machine = PullMachine()
    #expect(machine.drag(75, policy) == "fire")
    machine.refused(at: 75, isDragging: true, policy: policy)
    #expect(machine.phase == .pulling(progress: 1))
    var lifted = machine
    #expect(lifted.lift(75, policy) == "")
    #expect(lifted.phase == .returning(progress: 1.25))
    #expect([90, 75].map { machine.drag($0, policy) } == ["", ""])
    #expect(machine.phase == .pulling(progress: 1))
    #expect([60, 61].map { machine.drag($0, policy) } == ["", "fire"])
  }

  @Test("a pull that is refused under the finger keeps its progress", arguments: [(30, 0.5), (45, 0.75)])
  func refusedProgress(distance: Double, progress: Double) {
    var machine = PullMachine()
    machine.refused(at: distance, isDragging: true, policy: .pull())
    #expect(machine.phase == .pulling(progress: progress))
  }

  @Test("content that went home by itself has gone back")
  func homeByItself() {
    var machine = PullMachine()
    machine.ended(at: 80, isDragging: true, policy: .pull())
    _ = machine.move(0, .pull())
    _ = machine.drag(80, .pull())
    #expect(machine.phase.name == "armed")
  }
}
