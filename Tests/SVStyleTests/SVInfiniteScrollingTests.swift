import RefreshTestKit
import RefreshTesting
import SVStyle
import Testing

@Suite("SVStyle's infinite scrolling")
struct SVInfiniteScrollingTests {
  // The content ends at an offset of 2000 - 667 = 1333.
  let list = SimulatedScrollView()

  @Test("a finger past the content's end triggers, and its lift loads once")
  func cycle() {
    var actions = 0
    list.addInfiniteScrolling { actions += 1 }
    list.setOffset(1300)
    list.finger.hold(offset: 1330)
    #expect(list.infiniteScrollingView.state == .stopped)
    list.finger.hold(offset: 1340)
    #expect(list.infiniteScrollingView.state == .triggered && actions == 0)
    list.finger.hold(offset: 1325)
    #expect(list.infiniteScrollingView.state == .stopped)
    list.finger.hold(offset: 1350)
    list.finger.lift()
    #expect(list.infiniteScrollingView.state == .loading && actions == 1)
    list.infiniteScrollingView.stopAnimating()
    #expect(list.infiniteScrollingView.state == .stopped)
  }

  @Test("momentum alone does not load")
  func momentum() {
    var actions = 0
    list.addInfiniteScrolling { actions += 1 }
    list.setOffset(900)
    list.finger.fling(velocity: -3000)
    list.settle()
    #expect(actions == 0)
  }

  @Test("its 60 points of room are there as long as it is shown")
  func room() {
    list.userInset.bottom = 10
    list.addInfiniteScrolling {}
    #expect(list.contentInset.bottom == 70)
    list.showsInfiniteScrolling = false
    list.showsInfiniteScrolling = true
    #expect(list.contentInset.bottom == 70)
    list.showsInfiniteScrolling = false
    list.settle()
    #expect(list.contentInset.bottom == 10)
    #expect(list.infiniteScrollingView.isHidden)
  }

  @Test("disabled it keeps its room and loads nothing; code still can")
  func enabled() {
    var actions = 0
    list.addInfiniteScrolling { actions += 1 }
    list.infiniteScrollingView.enabled = false
    list.setOffset(1300)
    list.finger.hold(offset: 1360)
    list.finger.lift()
    #expect(actions == 0)
    #expect(list.contentInset.bottom == 60)
    list.triggerInfiniteScrolling()
    #expect(actions == 1)
  }

  @Test("content that does not fill the list loads nothing", arguments: [0, 100, 600])
  func shortContent(length: Double) {
    var actions = 0
    list.contentSize.height = length
    list.addInfiniteScrolling { actions += 1 }
    for offset in [-80.0, 40.0] {
      list.finger.hold(offset: offset)
      list.finger.lift()
      list.settle()
    }
    #expect(actions == 0)
  }

  @Test("header and footer may both be stopped though one ran")
  func stopBoth() {
    list.addPullToRefresh {}
    list.addInfiniteScrolling {}
    list.triggerPullToRefresh()
    list.settle()
    list.infiniteScrollingView.stopAnimating()
    #expect(list.pullToRefreshView.state == .loading)
    list.pullToRefreshView.stopAnimating()
    list.settle()
    #expect(list.contentInset.top == 0 && list.contentInset.bottom == 60)
  }
}
