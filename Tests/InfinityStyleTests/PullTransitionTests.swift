import InfinityStyle
import RefreshTesting
import Testing

@Suite("What moves a pull from one state to the next")
struct PullTransitionTests {
  let list = SimulatedScrollView()
  let animator = Recorder()

  private func add(_ action: @escaping () -> Void = {}) {
    list.fty.pullToRefresh.add(animator: animator, action: action)
  }

  @Test("pulled, at rest: none")
  func rest() {
    add()
    list.finger.hold(offset: -30)
    list.finger.hold(offset: 0)
    #expect(animator.states == [.releasing(progress: 0.5), .none])
  }

  @Test("none, anywhere up to the height: releasing with its share of it")
  func pulled() {
    add()
    for offset in [-15.0, -45, -60] { list.finger.hold(offset: offset) }
    #expect(
      animator.states == [
        .releasing(progress: 0.25), .releasing(progress: 0.75), .releasing(progress: 1),
      ])
  }

  @Test("releasing, past the height under the finger: releasing all the way, once")
  func pastUnderFinger() {
    add()
    for offset in [-30.0, -61, -90, -120] { list.finger.hold(offset: offset) }
    #expect(animator.states == [.releasing(progress: 0.5), .releasing(progress: 1)])
  }

  @Test("releasing, past the height when the finger has left: loading")
  func letGo() {
    var actions = 0
    add { actions += 1 }
    list.finger.hold(offset: -30)
    list.finger.hold(offset: -61)
    list.finger.lift()
    #expect(animator.states.last == .loading && actions == 1)
  }

  @Test("releasing, let go within the height: back through every progress to none")
  func letGoEarly() {
    add()
    list.finger.hold(offset: -45)
    list.finger.lift()
    list.settle()
    #expect(animator.states.last == PullToRefreshState.none)
    let shares = animator.states.compactMap { state -> CGFloat? in
      if case .releasing(let progress) = state { progress } else { nil }
    }
    #expect(shares.count > 5 && shares == shares.sorted(by: >))
    #expect(shares.allSatisfy { (0...1).contains($0) })
  }

  @Test("past the height and back within it before letting go: no load")
  func thoughtBetter() {
    var actions = 0
    add { actions += 1 }
    for offset in [-70.0, -40] { list.finger.hold(offset: offset) }
    list.finger.lift()
    list.settle()
    #expect(actions == 0 && animator.states.last == PullToRefreshState.none)
  }

  @Test("loading, wherever the content goes: loading")
  func loading() {
    add()
    list.pullAndLetGo()
    list.settle()
    let before = animator.states
    for offset in [-30.0, -90, 200, 0] { list.finger.hold(offset: offset) }
    list.finger.lift()
    list.settle()
    #expect(animator.states == before)
  }

  @Test("loading, ended: none at once, before the room has closed")
  func ended() {
    add()
    list.pullAndLetGo()
    list.settle()
    var inset: Double?
    animator.onState = { [list] _ in inset = list.presentedInset(at: .top) }
    list.fty.pullToRefresh.end()
    #expect(animator.states.last == PullToRefreshState.none && inset == 60)
    list.settle()
    #expect(list.presentedInset(at: .top) == 0)
  }

  @Test("none and pulled, ended: nothing")
  func endedIdle() {
    add()
    list.fty.pullToRefresh.end()
    list.finger.hold(offset: -30)
    list.fty.pullToRefresh.end()
    #expect(animator.states == [.releasing(progress: 0.5)])
    #expect(list.contentOffset.y == -30 && list.insetWrites == 0)
  }

  @Test("one whole refresh, step by step")
  func wholeRun() {
    add()
    for offset in [0.0, -30, -60, -61] { list.finger.hold(offset: offset) }
    list.finger.lift()
    #expect(list.contentInset.top == 60)
    list.settle()
    list.fty.pullToRefresh.end()
    #expect(
      animator.states == [.releasing(progress: 0.5), .releasing(progress: 1), .loading, .none])
    #expect(list.contentInset.top == 0)
  }

  @Test("loading is shown, then the room opens, then the action runs; the end is shown first too")
  func order() {
    var calls: [String] = []
    animator.onState = { [list] state in
      if !state.isReleasing { calls.append("\(state) in \(list.contentInset.top)") }
    }
    add { [list] in calls.append("action in \(list.contentInset.top)") }
    list.pullAndLetGo()
    #expect(calls == ["Loading in 0.0", "action in 60.0"])
    list.settle()
    list.fty.pullToRefresh.end()
    #expect(calls.last == "None in 60.0")
    #expect(list.contentInset.top == 0)
  }
}
