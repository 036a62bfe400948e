import RefreshCore
import RefreshTestKit
import Testing

@Suite("PullMachine, whatever happens to it")
struct PullMachineWalkTests {
  private enum Event: CaseIterable { case drag, move, lift, cancel, takeOver, refuse, end }

  @Test("the phase is a pull's and its progress within bounds", arguments: 0..<40)
  func bounds(seed: Int) {
    walk(seed: seed) { machine, _, distance, policy in
      switch machine.phase {
      case .idle: break
      case .pulling(let progress): #expect((0...1).contains(progress))
      case .armed(let progress): #expect(progress >= 1 && progress.isFinite)
      case .returning(let progress):
        #expect(progress > 0 && progress.isFinite)
        #expect(distance >= 0.5)
      case .refreshing, .finishing, .noMoreData: Issue.record("A pull cannot be \(machine.phase)")
      }
      let furthest = policy.triggerLength > 0 ? max(1, 500 / policy.triggerLength) : 1
      #expect(machine.phase.progress <= furthest)
    }
  }

  @Test("only a finger arms, and each pull that fires was a finger's", arguments: 0..<40)
  func onlyAFinger(seed: Int) {
    var sawFinger = false
    var wasArmed = false
    walk(seed: seed) { machine, event, distance, policy in
      let isArmed = machine.phase.name == "armed"
      if isArmed && !wasArmed { #expect(event.kind == .drag) }
      if event.fired { #expect(sawFinger || event.kind == .drag) }
      wasArmed = isArmed
      switch event.kind {
      case .drag: sawFinger = true
      case .lift, .cancel, .takeOver: sawFinger = false
      case .move: sawFinger = sawFinger && machine.phase.name != "returning" && !event.fired
      // A finger that holds the content past its edge pulls from here; past the threshold, or refused,
      // it has had its answer and has to move before it can fire.
      case .end: sawFinger = event.isHeld && distance > 0 && !Self.isPast(distance, policy)
      case .refuse: sawFinger = false
      }
    }
  }

  @Test(
    "a pull that has had its answer neither arms nor fires before it has gone back, or a good way on",
    arguments: 0..<40)
  func goingBack(seed: Int) {
    // Up to where the pull has had its answer.
    var answer: Double?
    walk(seed: seed) { machine, event, distance, policy in
      let isPast = Self.isPast(distance, policy)
      let isAnswered = answer.map { distance < $0 + max(policy.triggerLength / 2, 10) } ?? false
      if event.kind == .drag && isPast && isAnswered { #expect(machine.phase == .pulling(progress: 1)) }
      if answer != nil && (event.kind != .drag || isPast && isAnswered) { #expect(!event.fired) }
      switch event.kind {
      case .drag where !isPast: answer = nil
      case .drag where event.fired: answer = .infinity
      case .drag: answer = isAnswered ? answer.map { $0.isFinite ? min($0, distance) : $0 } : nil
      case .lift, .cancel, .move: answer = nil
      case .end:
        let mayPullOn = policy.fires == .onRelease && policy.triggerLength > 0
        answer = event.isHeld && isPast ? (mayPullOn ? distance : .infinity) : nil
      case .refuse: if event.isHeld { answer = .infinity }
      case .takeOver: break
      }
    }
  }

  /// Whether content that is pulled so far is past the threshold; content at home never is.
  private static func isPast(_ distance: Double, _ policy: RefreshPolicy) -> Bool {
    guard distance > 0 else { return false }
    return policy.armsAtThreshold ? distance >= policy.triggerLength : distance > policy.triggerLength
  }

  private func walk(
    seed: Int,
    _ check: (
      PullMachine, (kind: Event, isHeld: Bool, fired: Bool), _ distance: Double, RefreshPolicy
    ) -> Void
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    var policy = RefreshPolicy.pull()
    policy.triggerLength = [0, 0.5, 60, 60, 500].randomElement(using: &random) ?? 60
    policy.fires = Bool.random(using: &random) ? .onRelease : .atThreshold
    policy.release = Bool.random(using: &random) ? .phase : .position
    policy.armsAtThreshold = Bool.random(using: &random)
    var machine = PullMachine()
    for _ in 0..<500 {
      let kind = Event.allCases.randomElement(using: &random) ?? .drag
      let distances = [-100, -0.5, 0, 0.1, 0.5, 30, policy.triggerLength, 60.5, 100, 500]
      let distance = distances.randomElement(using: &random) ?? 0
      // Under a finger nothing but a pull is refused.
      let held = Bool.random(using: &random) && (kind != .refuse || distance > 0)
      var decision = PullMachine.Decision.nothing
      switch kind {
      case .drag: decision = machine.moved(to: distance, isDragging: true, policy: policy)
      case .move: decision = machine.moved(to: distance, isDragging: false, policy: policy)
      case .lift: decision = machine.released(at: distance, policy: policy)
      case .cancel: machine.cancelled()
      case .takeOver: machine.takenOver()
      case .refuse: machine.refused(at: distance, isDragging: held, policy: policy)
      case .end: machine.ended(at: distance, isDragging: held, policy: policy)
      }
      check(machine, (kind, held, decision == .fire), distance, policy)
    }
  }
}
