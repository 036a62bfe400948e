import FigStyle

/// The ten tasks in the words of FigRefresh.
struct FigTasks: StyleTasks {
  let list: any ScrollHosting
  let feed: Feed

  func add() {
    // task: add
    // trap: a list that keeps itself: an action that holds the list is held by it; neither ever goes away.
    list.fig_header = RefreshHeader { [weak list, feed] in
      feed.reload { list?.fig_header?.endRefreshing() }
    }
    // end
  }

  func end() {
    // task: end
    // trap: the quiet question mark: where there is no header, nothing happens and nobody says so.
    list.fig_header?.endRefreshing()
    // end
  }

  func trigger() {
    // task: trigger
    // trap: the action comes later: it runs after the room has opened, 0.3 seconds from now.
    list.fig_header?.beginRefreshing()
    // end
  }

  func hide() {
    // task: hide
    list.fig_header?.isHidden = true
    // end
  }

  func footer() {
    // task: footer
    // trap: a list that keeps itself: the same as for a header.
    // trap: a pull, not an arrival: it wants to be pulled and let go, unless `isAutomaticallyRefresh` is set.
    list.fig_footer = RefreshFooter { [weak list, feed] in
      feed.loadOlder { _ in list?.fig_footer?.endRefreshing() }
    }
    // end
  }

  func noMoreData() {
    // task: no more data
    // trap: never again: it stays until it is reset; a reload has to say `endRefreshingWithResetFooter()`.
    list.fig_footer?.endRefreshingWithNoMoreData()
    // end
  }

  func restyle() {
    // task: restyle
    list.fig_header?.look = .figIndicator
    // end
  }

  func customLook() {
    // task: custom look
    // trap: super forgotten: without it in the set-up there is no label.
    list.fig_header = FigBarHeader { [weak list, feed] in
      feed.reload { list?.fig_header?.endRefreshing() }
    }
    // end
  }

  func globalDefault() {
    // task: global default
    // trap: too late: lists that have a header keep the one they have.
    // trap: everybody's: it is one value for the whole process, so a test that sets it has to set it back.
    FigRefreshSetDefaultHeader(RefreshImagesHeader.self)
    // end
    list.fig_header { [weak list, feed] in
      feed.reload { list?.fig_header?.endRefreshing() }
    }
  }

  func remove() {
    // task: remove
    list.fig_header = nil
    // end
  }
}

// task: custom look
private final class FigBarHeader: RefreshHeader {
  private let bar = PlatformView()

  override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    bar.backgroundColor = .red
    addSubview(bar)
  }

  override func scrollViewContentOffsetDidChange(
    scrollView: PlatformScrollView, change: PlatformChange?
  ) {
    let width = bounds.width * min(1, pullingPercent)
    bar.frame = CGRect(x: 0, y: height - 2, width: width, height: 2)
  }
}
// end
