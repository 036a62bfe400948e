// Made by Scripts/snippets.py from Sources/InfinityStyle/InfinityStyle.docc/InfinityStyle.md: change it there.
// swift-format-ignore-file

import InfinityStyle
import RefreshSimulation
import Testing

final class Caption: UIView, CustomPullToRefreshAnimator {
  let label = UILabel()
  func animateState(_ state: PullToRefreshState) {
    switch state {
    case .none: label.text = "Pull"
    case .releasing(let progress): label.text = "\(Int(progress * 100)) %"
    case .loading: label.text = "Loading"
    }
  }
}

extension Snippets {
  @Test("Sources/InfinityStyle/InfinityStyle.docc/InfinityStyle.md 2: An animator of your own") func InfinityStyle_InfinityStyle_2() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.fty.pullToRefresh.add(animator: Caption(frame: CGRect(x: 0, y: 0, width: 80, height: 20))) { [weak list] in reload { list?.fty.pullToRefresh.end() } }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1)
    withExtendedLifetime((list, feed)) {}
  }
}
