import UIKit

/// A screen as an app writes it: a list that refreshes, and a model that answers later.
final class ListController: UIViewController {
  let list = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let style: ListStyle
  private let didRefresh: () -> Void

  init(style: ListStyle, didRefresh: @escaping () -> Void = {}) {
    (self.style, self.didRefresh) = (style, didRefresh)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { preconditionFailure("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 375, height: 2000)
    view.addSubview(list)
    style.words.attachHeader(to: list) { [weak self] in self?.refresh() }
  }

  private(set) var refreshes = 0

  private func refresh() {
    refreshes += 1
    didRefresh()
  }

  func end() { style.words.endHeader(of: list) }
}
