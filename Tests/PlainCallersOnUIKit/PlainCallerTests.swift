import Testing
import UIKit

@Suite("Plain classes use the styles on UIKit in Swift 5 mode", .serialized)
@MainActor struct PlainCallerTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let list = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    list.contentSize = CGSize(width: 375, height: 2000)
    window.addSubview(list)
  }

  private func pull() {
    list.standInDrag(to: CGPoint(x: 0, y: -50))
    list.standInDrag(to: CGPoint(x: 0, y: -90))
    list.standInLift()
    StandIn.advance(seconds: 2)
  }

  private func expectRest() {
    StandIn.advance(seconds: 2)
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
  }

  @Test("SVStyle")
  func sv() {
    let manager = SVManager(list: list)
    manager.install()
    pull()
    #expect(manager.loads == 1)
    manager.finish()
    expectRest()
  }

  @Test("InfinityStyle, tidied up in a deinit")
  func infinity() {
    do {
      let manager = InfinityManager(list: list)
      manager.install()
      pull()
      #expect(manager.loads == 1 && list.subviews.contains { $0.subviews.contains { $0 is DotAnimator } })
      manager.finish()
      expectRest()
      pull()
      #expect(manager.loads == 2)
    }
    expectRest()
    #expect(!list.subviews.contains { $0.subviews.contains { $0 is DotAnimator } })
  }

  @Test("FigStyle")
  func fig() {
    let manager = FigManager(list: list)
    manager.install()
    pull()
    #expect(manager.loads == 1)
    manager.finish(isLast: true)
    expectRest()
  }

  @Test("GMStyle")
  func gm() {
    let manager = GMManager(list: list)
    manager.install()
    pull()
    #expect(manager.loads == 1)
    manager.finish()
    expectRest()
  }
}
