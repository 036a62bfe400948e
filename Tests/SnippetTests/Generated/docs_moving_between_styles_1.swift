// Made by Scripts/snippets.py from docs/moving-between-styles.md: change it there.
// swift-format-ignore-file

import SVStyle
import Testing

@MainActor final class NewsScreen {
  let list: UITableView
  let reload: (@escaping () -> Void) -> Void

  init(list: UITableView, reload: @escaping (@escaping () -> Void) -> Void) {
    self.list = list
    self.reload = reload
  }

  func attach() {
    list.addPullToRefresh { [weak self] in self?.load() }
  }
}
