#if swift(<6)
import FigStyle
import Testing

// In Swift 5 mode, plain classes call the library without a word about the main actor.

class ListManager {
  let list: UIScrollView
  init(list: UIScrollView) { self.list = list }

  func install(reload: @escaping () -> Void) {
    list.fig_header = RefreshIndicatorHeader(refreshingClosure: reload)
    list.fig_footer { [weak self] in self?.list.fig_footer?.endRefreshing() }
  }

  func finish(isLast: Bool) {
    list.fig_header?.endRefreshing()
    if isLast { list.fig_footer?.endRefreshingWithNoMoreData() } else { list.fig_footer?.endRefreshing() }
  }
}

@Suite("Plain classes call FigStyle in Swift 5 mode")
@MainActor struct PlainCallerTests {
  @Test("a manager installs and finishes")
  func manager() {
    let list = UIScrollView()
    let manager = ListManager(list: list)
    var actions = 0
    manager.install { actions += 1 }
    list.pullDown()
    manager.finish(isLast: true)
    list.settle()
    #expect(actions == 1 && list.fig_header?.state == .idle && list.fig_footer?.state == .noMoreData)
  }
}
#endif
