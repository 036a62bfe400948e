// Made by Scripts/snippets.py from docs/moving-between-styles.md: change it there.
// swift-format-ignore-file

import InfinityStyle
import Testing

extension NewsScreen {
  func load() {
    reload { [weak list] in list?.fty.pullToRefresh.end() }
  }

  func refreshNow() {
    list.fty.pullToRefresh.begin()
  }
}
