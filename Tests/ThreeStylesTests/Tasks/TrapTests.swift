import FigStyle
import InfinityStyle
import RefreshTesting
import SVStyle
import Testing

@testable import ThreeStyles

/// The traps that the tasks' sources name, each shown to be one.
@Suite("Traps are as described")
struct TrapTests {
  let list = SimulatedScrollView()

  @Test("a list that keeps itself")
  func strongList() {
    func isFreed(_ attach: (SimulatedScrollView) -> Void) -> Bool {
      weak var link: SimulatedScrollView?
      do {
        let list = SimulatedScrollView()
        link = list
        attach(list)
      }
      return link == nil
    }
    #expect(isFreed { list in list.addPullToRefresh { [weak list] in _ = list } })
    var kept: [Refresher?] = []
    let attachments: [(SimulatedScrollView) -> Void] = [
      { list in list.addPullToRefresh { _ = list } },
      { list in list.fty.pullToRefresh.add(.snake) { _ = list } },
      { list in list.fig_header = RefreshHeader { _ = list } },
    ]
    for attach in attachments {
      #expect(
        !isFreed { list in
          attach(list)
          kept.append(list.refreshers[.header])
        })
    }
    for refresher in kept { refresher?.action = nil }
  }

  @Test("the other start")
  func otherStart() {
    var actions = 0
    list.addPullToRefresh { actions += 1 }
    list.pullToRefreshView.startAnimating()
    list.settle()
    #expect(actions == 0 && list.pullToRefreshView.state == .loading)
  }

  @Test("too early")
  func tooEarly() {
    list.showsPullToRefresh = false
    list.fty.pullToRefresh.isEnabled = false
    list.addPullToRefresh {}
    #expect(list.showsPullToRefresh && list.fty.pullToRefresh.isEnabled)
  }

  @Test("room for nothing")
  func roomForNothing() {
    list.addInfiniteScrolling {}
    list.settle()
    #expect(list.infiniteScrollingView.state == .stopped && list.contentInset.bottom == 60)
  }

  @Test("an animator without a size")
  func noSize() {
    let ring = DefaultRefreshAnimator(frame: .zero)
    list.fty.pullToRefresh.add(animator: ring) {}
    list.finger.hold(offset: -50)
    #expect(ring.frame.isEmpty && ring.superview != nil)
  }

  @Test("the state at first")
  func stateAtFirst() {
    final class Silent: CustomPullToRefreshAnimator {
      var told = 0
      func animateState(_ state: PullToRefreshState) { told += 1 }
    }
    let silent = Silent()
    list.fty.pullToRefresh.add(animator: silent) {}
    list.settle()
    #expect(silent.told == 0)
  }

  @Test("a load cut short")
  func cutShort() {
    list.fty.pullToRefresh.add(.snake) {}
    list.fty.pullToRefresh.begin()
    list.fty.pullToRefresh.add(.spark) {}
    #expect(list.refreshers[.header]?.phase == .idle)
  }

  @Test("a view held elsewhere")
  func heldElsewhere() {
    list.addPullToRefresh {}
    let old = list.pullToRefreshView
    list.changeCurrentRefreshTheme(to: .ellipsis)
    #expect(old !== list.pullToRefreshView && old?.superview == nil)
  }

  @Test("the late answer, and the forced view")
  func lateAnswer() {
    #expect(list.pullToRefreshView == nil)
    list.addPullToRefresh {}
    list.triggerPullToRefresh()
    list.refreshers[.header]?.detach()
    #expect(list.pullToRefreshView == nil)
  }

  @Test("the action comes later")
  func actionLater() {
    var actions = 0
    list.fig_header = RefreshHeader { actions += 1 }
    list.fig_header?.beginRefreshing()
    #expect(actions == 0)
    list.advance(seconds: 0.35)
    #expect(actions == 1)
  }

  @Test("a pull, not an arrival")
  func notAnArrival() {
    var actions = 0
    list.fig_footer = RefreshFooter { actions += 1 }
    list.setOffset(list.restingOffsets().upperBound - 10)
    list.finger.hold(offset: list.restingOffsets().upperBound)
    list.finger.lift()
    list.settle()
    #expect(actions == 0)
  }

  @Test("too late")
  func tooLate() {
    defer { FigRefreshSetDefaultHeader(RefreshIndicatorHeader.self) }
    list.fig_header {}
    FigRefreshSetDefaultHeader(RefreshImagesHeader.self)
    #expect(list.fig_header is RefreshIndicatorHeader)
  }

  @Test("never again")
  func neverAgain() {
    list.addPullToRefresh {}
    list.addInfiniteScrolling {}
    list.showsInfiniteScrolling = false
    list.triggerPullToRefresh()
    list.pullToRefreshView.stopAnimating()
    list.settle()
    #expect(!list.showsInfiniteScrolling)
    list.fig_footer = RefreshFooter {}
    list.fig_footer?.endRefreshingWithNoMoreData()
    list.triggerPullToRefresh()
    list.pullToRefreshView.stopAnimating()
    list.settle()
    #expect(list.fig_footer?.state == .noMoreData)
  }
}
