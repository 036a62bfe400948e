// Made by Scripts/snippets.py from Sources/RefreshTesting/RefreshTesting.docc/TestingYourScreen.md: change it there.
// swift-format-ignore-file

import RefreshTesting
import Testing

@MainActor @Suite struct InboxTests {
  let list = SimulatedScrollView()

  @Test func aPullFetchesOnceAndTheListComesHome() {
    let inbox = Inbox(list: list) { done in list.after(1, done) }
    list.finger.down()
    list.finger.move(by: 240, inSteps: 20)
    list.finger.lift()
    list.advance(seconds: 0.5)
    #expect(inbox.refreshes == 1 && list.contentInset.top == 60)

    list.advance(seconds: 1)
    list.settle()
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
  }

  @Test func aHalfHeartedPullFetchesNothing() {
    let inbox = Inbox(list: list) { done in done() }
    list.finger.hold(offset: -40)
    list.finger.lift()
    list.settle()
    #expect(inbox.refreshes == 0)
  }
}
