#if swift(<6)
import RefreshTesting
import Testing

// In Swift 5 mode, a plain class moves the finger without a word about the main actor.

class ListUser {
  let list: SimulatedScrollView
  init(list: SimulatedScrollView) { self.list = list }

  func pull() {
    list.finger.down()
    list.finger.move(by: 240, inSteps: 20)
    list.finger.lift()
    list.settle()
  }
}

@Suite("Plain classes move the finger in Swift 5 mode")
@MainActor struct PlainFingerTests {
  @Test("a pull comes to rest")
  func pull() {
    let list = SimulatedScrollView()
    ListUser(list: list).pull()
    #expect(list.contentOffset.y == 0 && !list.finger.isDown)
  }
}
#endif
