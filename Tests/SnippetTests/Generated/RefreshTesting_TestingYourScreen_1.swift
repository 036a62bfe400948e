// Made by Scripts/snippets.py from Sources/RefreshTesting/RefreshTesting.docc/TestingYourScreen.md: change it there.
// swift-format-ignore-file

import SVStyle
import Testing

@MainActor final class Inbox {
  let list: any ScrollHosting
  let fetch: (@escaping () -> Void) -> Void
  private(set) var refreshes = 0

  init(list: any ScrollHosting, fetch: @escaping (@escaping () -> Void) -> Void) {
    self.list = list
    self.fetch = fetch
    list.addPullToRefresh { [weak self] in self?.refresh() }
  }

  private func refresh() {
    refreshes += 1
    fetch { [weak list] in list?.pullToRefreshView?.stopAnimating() }
  }
}
