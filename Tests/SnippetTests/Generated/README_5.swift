// Made by Scripts/snippets.py from README.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import RefreshTesting
import Testing

extension Snippets {
  @Test("README.md 5: Test your own screen") func README_5() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      let list = SimulatedScrollView()
      list.finger.down()
      list.finger.move(by: 240, inSteps: 20)
      list.finger.lift()
      list.settle()
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(list.contentInset.top == 0)
    withExtendedLifetime((list, feed)) {}
  }
}
