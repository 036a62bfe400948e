// Made by Scripts/snippets.py from Sources/RefreshCore/RefreshCore.docc/WritingAStyle.md: change it there.
// swift-format-ignore-file

#if canImport(UIKit)
import RefreshSimulation
import SVStyle
import Testing

extension UIScrollView {
  private var hosting: any ScrollHosting { self }

  func onPull(_ action: @escaping () -> Void) { hosting.onPull(action) }
}

extension Snippets {
  @Test("Sources/RefreshCore/RefreshCore.docc/WritingAStyle.md 2: On UIKit, say it twice") func RefreshCore_WritingAStyle_2() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.onPull {}
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    withExtendedLifetime((list, feed)) {}
  }
}
#endif
