import GMStyle
import RefreshTestKit
import RefreshTesting
import Testing

@Suite("GMStyle, in its own words")
struct GMStyleTests {
  let list = SimulatedScrollView()

  @Test("being at 60 points triggers, and a view goes through its four states")
  func transitions() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    var states: [GMPullToRefreshState] = [list.pullToRefreshView.state]
    for offset in [-10.0, -59.9, -60, -59, -61] {
      list.finger.hold(offset: offset)
      states.append(list.pullToRefreshView.state)
    }
    #expect(states == [.hidden, .visible, .visible, .triggered, .visible, .triggered])
    list.finger.lift()
    #expect(list.pullToRefreshView.state == .loading && actions == 1)
    list.settle()
    #expect(list.contentInset.top == 60 && list.contentOffset.y == -60)
    list.pullToRefreshView.stopAnimating()
    #expect(list.pullToRefreshView.state == .hidden && list.contentInset.top == 0)
  }

  @Test("a jump past the threshold in one event triggers")
  func jump() {
    list.addPullToRefresh {}
    list.finger.hold(offset: -130)
    #expect(list.pullToRefreshView.state == .triggered)
  }

  @Test("let go in between it stays visible until the list is home")
  func release() {
    list.addPullToRefresh {}
    list.finger.hold(offset: -40)
    list.finger.lift()
    #expect(list.pullToRefreshView.state == .visible)
    list.settle()
    #expect(list.pullToRefreshView.state == .hidden)
  }

  @Test("the app's inset is kept, and a delegate that forwards its scrolling does no harm")
  func insetAndPump() {
    var actions = 0
    list.userInset.top = 64
    list.onEvent = { [weak list] _ in list?.didScroll() }
    list.addPullToRefresh { actions += 1 }
    list.finger.hold(offset: -64 - 60)
    list.finger.lift()
    list.settle()
    #expect(actions == 1)
    #expect(list.contentInset.top == 124 && list.contentOffset.y == -124)
    list.pullToRefreshView.stopAnimating()
    list.settle()
    #expect(list.contentInset.top == 64 && list.contentOffset.y == -64)
  }

  @Test("adding again replaces the view, nil takes it away, and it can be hung up again")
  func hanging() {
    list.addPullToRefresh {}
    let first = list.pullToRefreshView
    list.addPullToRefresh {}
    #expect(list.pullToRefreshView !== first)
    #expect(list.surface.subviews.count == 1)
    list.pullToRefreshView = first
    #expect(list.pullToRefreshView === first)
    list.pullToRefreshView = nil
    #expect(list.pullToRefreshView == nil)
    #expect(list.surface.subviews.isEmpty)
  }

  @Test("a view that hangs nowhere is not kept alive by anything")
  func lifetime() {
    list.addPullToRefresh {}
    weak var view: GMPullToRefresh?
    view = list.pullToRefreshView
    #expect(view != nil)
    list.pullToRefreshView = nil
    #expect(view == nil)
  }

  @Test("raw values count from one")
  func rawValues() {
    #expect(GMPullToRefreshState(rawValue: 1) == .hidden)
    #expect(GMPullToRefreshState.loading.rawValue == 4)
  }
}
