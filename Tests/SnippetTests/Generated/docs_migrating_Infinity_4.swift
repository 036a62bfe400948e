// Made by Scripts/snippets.py from docs/migrating/Infinity.md: change it there.
// swift-format-ignore-file

import InfinityStyle
import RefreshSimulation
import Testing

final class Percent: UIView, CustomPullToRefreshAnimator {
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
  @Test("docs/migrating/Infinity.md 4: Three words that may have to change") func docs_migrating_Infinity_4() {
    func snippet(_ list: List, _ feed: Feed, _ reload: @escaping Ask, _ loadMore: @escaping Ask) {
      list.fty.pullToRefresh.add(animator: Percent(frame: CGRect(x: 0, y: 0, width: 80, height: 20))) { [weak list] in reload { list?.fty.pullToRefresh.end() } }
    }
    let screen = Screen()
    let (list, feed) = (screen.list, screen.feed)
    snippet(list, feed, feed.reload, feed.older)
    screen.rehearse()
    #expect(feed.reloads == 1)
    withExtendedLifetime((list, feed)) {}
  }
}
