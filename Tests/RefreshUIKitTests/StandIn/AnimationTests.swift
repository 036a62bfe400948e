import Testing
import UIKit

@Suite("Stand-in: animation blocks", .serialized)
struct AnimationTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { window.addSubview(view) }

  private var shownY: CGFloat { view.layer.presentation()?.position.y ?? .nan }

  @Test("values are new at once, what is seen follows, and the completion comes at the end")
  func block() {
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      view.center.y = 105
    } completion: {
      ends.append($0)
    }
    #expect(view.center.y == 105 && shownY == 5)
    StandIn.advance(seconds: 0.5)
    #expect(shownY == 5)
    StandIn.advance(seconds: 0.5)
    #expect(abs(shownY - 55) < 0.001 && ends.isEmpty)
    StandIn.advance(seconds: 0.5)
    #expect(shownY == 105 && ends == [true])
  }

  @Test("a block in which nothing moves is over in the next turn, not before")
  func nothing() {
    var ends = 0
    UIView.animate(withDuration: 1, animations: {}) { _ in ends += 1 }
    #expect(ends == 0)
    StandIn.advance(seconds: 0)
    #expect(ends == 1)
  }

  @Test("one that begins from the current state takes over, and the older one has not finished")
  func takingOver() {
    var ends: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.y = 105
    } completion: {
      ends.append("first \($0)")
    }
    StandIn.advance(seconds: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.y = 5
    } completion: {
      ends.append("second \($0)")
    }
    #expect(abs(shownY - 55) < 0.001)
    StandIn.advance(seconds: 0.5)
    #expect(abs(shownY - 30) < 0.001 && ends == ["first false"])
    StandIn.advance(seconds: 0.5)
    #expect(ends == ["first false", "second true"])
  }

  @Test("without that option both go on, one on top of the other")
  func both() {
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.y = 105
    } completion: {
      ends.append($0)
    }
    StandIn.advance(seconds: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.y = 5 }
    #expect(abs(shownY - 55) < 0.001)
    StandIn.advance(seconds: 0.5)
    #expect(ends == [true])
    StandIn.advance(seconds: 0.5)
    #expect(shownY == 5)
  }

  @Test("animations that are taken off a layer have not finished; what is done without them is at once")
  func without() {
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    view.layer.removeAllAnimations()
    StandIn.advance(seconds: 0)
    #expect(ends == [false])
    UIView.animate(withDuration: 1, animations: { UIView.performWithoutAnimation { view.center.y = 50 } })
    #expect(shownY == 50)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { view.center.y = 70 }, completion: { ends.append($0) })
    UIView.setAnimationsEnabled(true)
    #expect(ends == [false, true] && shownY == 70)
  }

  @Test("a list's offset is shown on its way, and a spring overshoots")
  func offset() {
    let list = UIScrollView(frame: window.bounds)
    list.contentSize.height = 5000
    window.addSubview(list)
    var most: CGFloat = 0
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      animations: { list.contentOffset.y = 1000 })
    #expect(list.contentOffset.y == 1000)
    for _ in 1...60 {
      StandIn.advance(seconds: 1.0 / 60)
      most = max(most, list.layer.presentation()?.bounds.minY ?? 0)
    }
    #expect(most > 1000)
    StandIn.advance(seconds: 0.1)
    #expect(list.layer.presentation()?.bounds.minY == 1000)
  }
}
