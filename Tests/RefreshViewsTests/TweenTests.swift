import RefreshCore
import RefreshLooks
import RefreshTestKit
import RefreshTesting
import RefreshViews
import Testing

@Suite("A number on its way")
struct TweenTests {
  let list = SimulatedScrollView()

  @Test("goes by the host's frames, and asks for none once it is there")
  func moves() {
    var values: [Double] = []
    let tween = Tween(0) { values.append($0) }
    tween.move(to: 10, over: 0.5, .linear, on: list)
    #expect(tween.isMoving && tween.goal == 10 && values.isEmpty)
    list.advance(seconds: 0.25)
    #expect(abs(tween.value - 5) < 0.5)
    tween.move(to: 10, over: 5, on: list)
    list.advance(seconds: 0.3)
    #expect(tween.value == 10 && !tween.isMoving && values == values.sorted())
  }

  @Test("turns round in the middle, from where it is")
  func turns() {
    let tween = Tween(0) { _ in }
    tween.move(to: 10, over: 0.5, .linear, on: list)
    list.advance(seconds: 0.25)
    let middle = tween.value
    tween.move(to: 0, over: 0.5, .linear, on: list)
    #expect(tween.value == middle)
    list.advance(seconds: 1)
    #expect(tween.value == 0)
  }

  @Test("is there at once without a host, off screen, in no time, or by a jump")
  func jumps() {
    let tween = Tween(0) { _ in }
    tween.move(to: 1, over: 1, on: nil)
    #expect(tween.value == 1)
    tween.move(to: 2, over: 0, on: list)
    #expect(tween.value == 2)
    list.isInWindow = false
    tween.move(to: 3, over: 1, on: list)
    #expect(tween.value == 3)
    list.isInWindow = true
    tween.move(to: 4, over: 1, on: list)
    tween.jump(to: 5)
    list.advance(seconds: 2)
    #expect(tween.value == 5)
  }

  @Test("a look in a view without a size draws nothing")
  func noSize() {
    let view = LookView(
      look: Look("divides", loop: 0) { moment, drawing in
        drawing.rectangle(x: 0, y: 0, width: Double(Int(100 / moment.width)), height: 1)
      })
    #expect(view.drawing.isEmpty)
    view.frame.size = CGSize(width: 10, height: 10)
    view.layoutIfNeeded()
    #expect(!view.drawing.isEmpty)
  }
}
