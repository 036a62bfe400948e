import RefreshTestKit
import RefreshTesting
import SVStyle
import Testing

@Suite("SVStyle's footer: every row of its transitions")
struct FooterTransitionTests {
  // The content ends at an offset of 2000 - 667 = 1333.
  let list = SimulatedScrollView()
  var footer: SVInfiniteScrollingView { list.infiniteScrollingView }

  @Test("stopped: a finger past the end triggers; back before it disarms")
  func arms() {
    list.addInfiniteScrolling {}
    list.setOffset(1300)
    let states = [1320.0, 1340, 1320, 1340].map { offset -> SVInfiniteScrollingState in
      list.finger.hold(offset: offset)
      return footer.state
    }
    #expect(states == [.stopped, .triggered, .stopped, .triggered])
  }

  @Test("triggered: the lift loads once; the spinner turns while triggered and loading")
  func loads() {
    var actions = 0
    list.addInfiniteScrolling { actions += 1 }
    #expect(!footer.activityIndicatorView.isAnimating)
    list.setOffset(1300)
    list.finger.hold(offset: 1340)
    #expect(footer.activityIndicatorView.isAnimating)
    list.finger.lift()
    #expect(footer.state == .loading && actions == 1 && footer.wasTriggeredByUser)
    #expect(footer.activityIndicatorView.isAnimating)
    footer.stopAnimating()
    #expect(footer.state == .stopped && !footer.activityIndicatorView.isAnimating)
  }

  @Test("its room is permanent: neither start nor stop changes an inset")
  func room() {
    list.userInset.bottom = 10
    list.addInfiniteScrolling {}
    #expect(list.contentInset.bottom == 70)
    let writes = list.insetWrites
    footer.startAnimating()
    footer.stopAnimating()
    list.settle()
    #expect(list.contentInset.bottom == 70 && list.insetWrites == writes)
  }

  @Test("disabled it does nothing; startAnimating shows loading without the action")
  func disabledAndSilent() {
    var actions = 0
    list.addInfiniteScrolling { actions += 1 }
    footer.enabled = false
    list.setOffset(1300)
    list.finger.hold(offset: 1340)
    #expect(footer.state == .stopped)
    list.finger.lift()
    footer.enabled = true
    footer.startAnimating()
    #expect(footer.state == .loading && actions == 0)
  }

  @Test("triggering by code loads once, and not while loading")
  func trigger() {
    var actions = 0
    list.addInfiniteScrolling { actions += 1 }
    list.triggerInfiniteScrolling()
    list.triggerInfiniteScrolling()
    #expect(actions == 1 && !footer.wasTriggeredByUser)
  }

  @Test("its frame follows the content's length")
  func frame() {
    list.addInfiniteScrolling {}
    #expect(footer.frame == CGRect(x: 0, y: 2000, width: 375, height: 60))
    list.contentSize.height = 2600
    #expect(footer.frame.minY == 2600)
  }

  @Test("at the top, a conversation loads what was said before")
  func top() {
    var actions = 0
    list.addInfiniteScrolling(actionHandler: { actions += 1 }, direction: .top)
    #expect(footer.direction == .top && footer.frame.minY == -60)
    list.setOffset(200)
    list.finger.hold(offset: 100)
    #expect(footer.state == .stopped)
    list.finger.hold(offset: -10)
    #expect(footer.state == .triggered)
    list.finger.lift()
    #expect(footer.state == .loading && actions == 1)
    list.settle()
    #expect(list.contentInset.top == 60)
    list.addInfiniteScrolling(actionHandler: {}, direction: .bottom)
    #expect(list.infiniteScrollingView.direction == .bottom)
    #expect(list.infiniteScrollingView(at: .top)?.state == .loading)
  }
}
