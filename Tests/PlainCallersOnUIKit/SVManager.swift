import SVStyle
import UIKit

// Nothing here is bound to the main actor by its author: apps in Swift 5 mode are written like this.

/// A manager that keeps a list fresh.
class SVManager {
  private let list: UITableView
  private(set) var loads = 0

  init(list: UITableView) { self.list = list }

  func install() {
    list.addPullToRefresh { [weak self] in self?.load() }
    list.addInfiniteScrolling(actionHandler: load)
    list.pullToRefreshView.setTitle("Wait", for: .loading)
    list.pullToRefreshView.setCustomView(PlainBadge(), for: .triggered)
    list.pullToRefreshView.arrowColor = .red
    list.addPullToRefresh(actionHandler: load, viewClass: PlainHeader.self)
  }

  func load() { loads += 1 }

  func finish() {
    list.pullToRefreshView.stopAnimating()
    list.infiniteScrollingView?.stopAnimating()
    list.showsInfiniteScrolling = list.pullToRefreshView.state == .stopped
  }
}

class PlainHeader: SVPullToRefreshView {
  let picture = UIImageView()

  override func configureView() { addSubview(picture) }
  override func doSomethingWhenLayoutSubviews() { picture.center = CGPoint(x: bounds.midX, y: 30) }
}

class PlainBadge: UIView {}
