import SVStyle

/// The ten tasks in the words of SVPullToRefresh.
struct SVTasks: StyleTasks {
  let list: any ScrollHosting
  let feed: Feed

  func add() {
    // task: add
    // trap: a list that keeps itself: an action that holds the list is held by it; neither ever goes away.
    list.addPullToRefresh { [weak list, feed] in
      feed.reload { list?.pullToRefreshView.stopAnimating() }
    }
    // end
  }

  func end() {
    // task: end
    // trap: the forced view: the view is implicitly unwrapped; before anything was added, this line traps.
    list.pullToRefreshView.stopAnimating()
    // end
  }

  func trigger() {
    // task: trigger
    // trap: the other start: `startAnimating()` of the view looks like the word to use, and runs no action.
    list.triggerPullToRefresh()
    // end
  }

  func hide() {
    // task: hide
    // trap: too early: before anything was added there is nothing to hide, and the value is not kept.
    list.showsPullToRefresh = false
    // end
  }

  func footer() {
    // task: footer
    // trap: a list that keeps itself: the same as for a header.
    // trap: room for nothing: the footer takes its 60 points of room also while nothing loads.
    list.addInfiniteScrolling { [weak list, feed] in
      feed.loadOlder { _ in list?.infiniteScrollingView.stopAnimating() }
    }
    // end
  }

  func noMoreData() {
    // task: no more data
    // trap: never again: nothing shows it again by itself; a reload has to set it back to true.
    list.infiniteScrollingView.stopAnimating()
    list.showsInfiniteScrolling = false
    // end
  }

  func restyle() {
    // task: restyle
    // trap: a view held elsewhere: the theme is another view; who kept the old one holds a view without a list.
    list.changeCurrentRefreshTheme(to: .ellipsis)
    // end
  }

  func customLook() {
    // task: custom look
    // trap: the wrong zero: offsets count from the content, not from where it rests, which is at minus the inset.
    // trap: a hook that nobody calls: one that is written without `override` is a function like any other.
    list.addPullToRefresh(
      actionHandler: { [weak list, feed] in
        feed.reload { list?.pullToRefreshView.stopAnimating() }
      }, viewClass: SVBarHeader.self)
    // end
  }

  func globalDefault() {
    list.addInHouseStyle { [weak list, feed] in
      feed.reload { list?.pullToRefreshView.stopAnimating() }
    }
  }

  func remove() {
    // task: remove
    // by: engine
    // trap: the late answer: what was loading still answers, and its `pullToRefreshView` is nil by then: write `?.` there.
    list.scrollHost.refreshers[.header]?.detach()
    // end
  }
}

// task: custom look
private final class SVBarHeader: SVPullToRefreshView {
  private let bar = PlatformView()

  override func configureView() {
    bar.backgroundColor = .red
    addSubview(bar)
  }

  override func doSomethingWhenScrolling(_ contentOffset: CGPoint) {
    let pulled = -(contentOffset.y + originalTopInset) / pullToRefreshViewTriggerHeight
    let width = bounds.width * max(0, min(1, pulled))
    bar.frame = CGRect(x: 0, y: bounds.height - 2, width: width, height: 2)
  }
}
// end

// task: global default
// by: app
// trap: the plain add: whoever does not know the app's own function gets the arrow.
extension ScrollHosting {
  fileprivate func addInHouseStyle(_ action: @escaping () -> Void) {
    addPullToRefresh(actionHandler: action, configurator: { $0.theme = .ellipsis })
  }
}
// end
