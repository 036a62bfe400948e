// Made by Scripts/snippets.py from Sources/RefreshTesting/RefreshTesting.docc/TestingYourScreen.md: change it there.
// swift-format-ignore-file

import RefreshTesting
import SVStyle
import Testing

@MainActor @Suite struct InboxOnABadDay {
  let list = SimulatedScrollView()

  @Test func theKeyboardComesUpMeanwhile() {
    list.addPullToRefresh {}
    list.triggerPullToRefresh()
    list.setUserInset(300, at: .bottom)
    list.pullToRefreshView.stopAnimating()
    list.settle()
    #expect(list.contentInset.top == 0 && list.contentInset.bottom == 300)
  }

  @Test func theScreenGoesAwayMeanwhile() {
    weak var gone: SimulatedScrollView?
    do {
      let list = SimulatedScrollView()
      gone = list
      list.addPullToRefresh { [weak list] in list?.pullToRefreshView?.stopAnimating() }
      list.triggerPullToRefresh()
    }
    #expect(gone == nil)
  }

  @Test func theServerIsFasterThanTheAnimation() {
    list.addPullToRefresh { [list] in list.pullToRefreshView.stopAnimating() }
    defer { list.refreshers[.header]?.detach() }
    list.finger.hold(offset: -130)
    list.finger.lift()
    list.settle()
    #expect(list.pullToRefreshView.state == .stopped && list.contentOffset.y == 0)
  }
}
