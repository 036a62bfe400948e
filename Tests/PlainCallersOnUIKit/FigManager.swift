import FigStyle
import UIKit

/// A manager that keeps a list fresh.
class FigManager {
  private let list: UIScrollView
  private(set) var loads = 0

  init(list: UIScrollView) { self.list = list }

  func install() {
    list.fig_header = PictureHeader { [weak self] in self?.load() }
    list.fig_footer { [weak self] in self?.load() }
    list.fig_header?.setTitle("Wait", for: .refreshing)
  }

  func load() { loads += 1 }

  func finish(isLast: Bool) {
    list.fig_header?.endRefreshing()
    if isLast { list.fig_footer?.endRefreshingWithNoMoreData() } else { list.fig_footer?.endRefreshing() }
  }
}

class PictureHeader: RefreshHeader {
  lazy var picture = UIImageView()

  override func refreshComponentHeight() -> CGFloat { 60 }
  override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    addSubview(picture)
  }
}
