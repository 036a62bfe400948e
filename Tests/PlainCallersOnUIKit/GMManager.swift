import GMStyle
import UIKit

/// A manager that keeps a list fresh, and pumps it as the original asked.
class GMManager {
  private let list: UIScrollView
  private(set) var loads = 0

  init(list: UIScrollView) { self.list = list }

  func install() {
    list.addPullToRefresh(actionHandler: { [weak self] in self?.load() })
  }

  func load() { loads += 1 }

  func listDidScroll() { list.didScroll() }

  func finish() { list.pullToRefreshView.stopAnimating() }
}
