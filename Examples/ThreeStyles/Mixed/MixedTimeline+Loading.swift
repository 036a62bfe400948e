import InfinityStyle

extension MixedTimeline {
  /// Ends what the other file added.
  func reload() {
    feed.reload { [list] in
      list.fty.pullToRefresh.end()
    }
  }

  func loadOlder() {
    feed.loadOlder { [list] hasOlder in
      list.fty.infiniteScroll.end()
      list.fty.infiniteScroll.isEnabled = hasOlder
    }
  }

  /// Starts it without a pull.
  func refreshNow() {
    list.fty.pullToRefresh.begin()
  }
}
