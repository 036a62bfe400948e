// Made by Scripts/snippets.py from README.md: change it there.
// swift-format-ignore-file

import RefreshTesting
import SVStyle
import Testing

@MainActor @Test func pullingReloadsOnce() {
  let list = SimulatedScrollView()
  var reloads = 0
  list.addPullToRefresh { reloads += 1 }
  list.finger.hold(offset: -100)
  list.finger.lift()
  list.settle()
  #expect(reloads == 1 && list.contentInset.top == 60)
}
