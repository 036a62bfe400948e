import InfinityStyle
import RefreshTesting
import Testing

@Suite("What moves infinite scrolling from one state to the next")
struct InfiniteTransitionTests {
  // The content ends at an offset of 2000 - 667 = 1333.
  let list = SimulatedScrollView()
  let animator = EndRecorder()

  private func add(_ action: @escaping () -> Void = {}) {
    list.fty.infiniteScroll.add(height: 60, animator: animator, action: action)
  }

  @Test("none, past the content's end while moving down: loading, finger still down")
  func arrived() {
    add()
    list.setOffset(1200)
    list.finger.hold(offset: 1300)
    #expect(animator.states.isEmpty)
    list.finger.hold(offset: 1335)
    #expect(animator.states == [.loading])
    #expect(list.contentInset.bottom == 60)
  }

  @Test("none, moved there by code: loading")
  func byCode() {
    add()
    list.setOffset(1340)
    #expect(animator.states == [.loading])
  }

  @Test("none, past the end but moving up: none")
  func movingUp() {
    list.setOffset(1400)
    add()
    list.finger.hold(offset: 1380)
    #expect(animator.states.isEmpty)
  }

  @Test("none, without any content: none")
  func empty() {
    list.contentSize.height = 0
    add()
    list.finger.hold(offset: 40)
    #expect(animator.states.isEmpty)
  }

  @Test("loading, wherever the content goes: loading, one action")
  func loading() {
    var actions = 0
    add { actions += 1 }
    list.setOffset(1300)
    for offset in [1340.0, 1100, 1350, 1360] { list.finger.hold(offset: offset) }
    #expect(animator.states == [.loading] && actions == 1)
  }

  @Test("loading, ended: none")
  func ended() {
    add()
    list.setOffset(1340)
    list.fty.infiniteScroll.end()
    #expect(animator.states == [.loading, .none])
    #expect(list.contentInset.bottom == 0)
  }

  @Test("none, ended: nothing")
  func endedIdle() {
    add()
    list.fty.infiniteScroll.end()
    #expect(animator.states.isEmpty && list.insetWrites == 0)
  }

  @Test("loading is shown, then the room opens, then the action runs; the end is shown first too")
  func order() {
    var calls: [String] = []
    animator.onState = { [list] state in calls.append("\(state) in \(list.contentInset.bottom)") }
    add { [list] in calls.append("action in \(list.contentInset.bottom)") }
    list.setOffset(1340)
    #expect(calls == ["Loading in 0.0", "action in 60.0"])
    list.fty.infiniteScroll.end()
    #expect(calls.last == "None in 60.0")
    #expect(list.contentInset.bottom == 0)
  }

  @Test("begin shows the end from wherever the list is, and keeps it where it is sideways")
  func begin() {
    add()
    list.contentSize.width = 900
    list.setOffset(120, along: .horizontal)
    list.fty.infiniteScroll.begin()
    list.settle()
    #expect(animator.states == [.loading])
    #expect(list.contentOffset == CGPoint(x: 120, y: 1393))
  }
}
