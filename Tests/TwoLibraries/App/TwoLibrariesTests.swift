import Testing
import UIKit

@Suite("An app on its way from an original to its style: each file calls what it imports", .serialized)
@MainActor struct TwoLibrariesTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let list = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    list.contentSize = CGSize(width: 375, height: 2000)
    window.addSubview(list)
  }

  @Test("SVPullToRefresh and SVStyle")
  func sv() {
    var actions = 0
    let before = OldSVScreen.calls.count
    #expect(NewSVScreen.use(list) { actions += 1 })
    #expect(actions == 1 && OldSVScreen.calls.count == before)
    let views = list.subviews.count
    #expect(OldSVScreen.use(list))
    #expect(actions == 1 && list.subviews.count == views)
    #expect(
      OldSVScreen.calls.dropFirst(before) == [
        "addPullToRefresh", "addInfiniteScrolling", "showsPullToRefresh = true", "triggerPullToRefresh",
        "stopAnimating",
      ])
  }

  @Test("Infinity and InfinityStyle")
  func infinity() {
    var actions = 0
    let before = OldInfinityScreen.calls.count
    #expect(NewInfinityScreen.use(list) { actions += 1 })
    #expect(actions == 1 && OldInfinityScreen.calls.count == before)
    #expect(OldInfinityScreen.use(list))
    #expect(actions == 1 && OldInfinityScreen.calls.dropFirst(before) == ["add", "begin", "end"])
  }

  @Test("FigRefresh and FigStyle")
  func fig() {
    var actions = 0
    let before = OldFigScreen.calls.count
    NewFigScreen.begin(list) { actions += 1 }
    StandIn.advance(seconds: 1)
    #expect(actions == 1 && list.contentInset.top == 50)
    NewFigScreen.end(list)
    StandIn.advance(seconds: 1)
    #expect(list.contentInset.top == 0 && OldFigScreen.calls.count == before)
    OldFigScreen.begin(list)
    OldFigScreen.end(list)
    #expect(OldFigScreen.calls.dropFirst(before) == ["header", "beginRefreshing", "endRefreshing"])
    #expect(actions == 1 && list.contentInset.top == 0)
  }
}
