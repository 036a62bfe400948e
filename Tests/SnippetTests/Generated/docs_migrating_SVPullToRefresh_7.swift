// Made by Scripts/snippets.py from docs/migrating/SVPullToRefresh.md: change it there.
// swift-format-ignore-file

import RefreshSimulation
import SVStyle
import Testing

final class BarHeader: SVPullToRefreshView {
  private let bar = UIView()

  override func configureView() {
    addSubview(bar)
    bar.backgroundColor = .red
  }

  override func doSomethingWhenScrolling(_ contentOffset: CGPoint) {
    let pulled = -(contentOffset.y + originalTopInset) / pullToRefreshViewTriggerHeight
    bar.frame = CGRect(x: 0, y: bounds.height - 2, width: bounds.width * max(0, min(1, pulled)), height: 2)
  }
}

extension Snippets {
  @Test("docs/migrating/SVPullToRefresh.md 7: Hooks of own subclasses") func docs_migrating_SVPullToRefresh_7() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.addPullToRefresh(actionHandler: { [weak list] in reload { list?.pullToRefreshView.stopAnimating() } }, viewClass: BarHeader.self)
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(list.pullToRefreshView is BarHeader && feed.reloads == 1)
    withExtendedLifetime((list, feed)) {}
  }
}
