import InfinityStyle

/// The ten tasks in the words of Infinity.
struct InfinityTasks: StyleTasks {
  let list: any ScrollHosting
  let feed: Feed

  func add() {
    // task: add
    // trap: a list that keeps itself: an action that holds the list is held by it; neither ever goes away.
    // trap: an animator without a size: it keeps the size that it is made with, and with none it is not seen.
    let ring = DefaultRefreshAnimator(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    list.fty.pullToRefresh.add(animator: ring) { [weak list, feed] in
      feed.reload { list?.fty.pullToRefresh.end() }
    }
    // end
  }

  func end() {
    // task: end
    list.fty.pullToRefresh.end()
    // end
  }

  func trigger() {
    // task: trigger
    list.fty.pullToRefresh.begin()
    // end
  }

  func hide() {
    // task: hide
    // trap: too early: before anything was added there is nothing to disable, and the value is not kept.
    list.fty.pullToRefresh.isEnabled = false
    // end
  }

  func footer() {
    // task: footer
    // trap: a list that keeps itself: the same as for a header.
    // trap: an animator without a size: the same as for a header.
    // trap: two heights: the original's text says 80 points, its code 60; here it is 80 unless you say otherwise.
    let dots = DefaultInfiniteAnimator(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    list.fty.infiniteScroll.add(animator: dots) { [weak list, feed] in
      feed.loadOlder { _ in list?.fty.infiniteScroll.end() }
    }
    // end
  }

  func noMoreData() {
    // task: no more data
    // trap: never again: nothing enables it again by itself; a reload has to set it back to true.
    // trap: the end forgotten: disabling alone does not end the load that is running.
    list.fty.infiniteScroll.end()
    list.fty.infiniteScroll.isEnabled = false
    // end
  }

  func restyle() {
    // task: restyle
    // trap: a load cut short: adding again is a new control; what the old one was loading ends without a word.
    // trap: the action again: it has to be given again, and may differ from the first one by mistake.
    list.fty.pullToRefresh.add(.snake) { [weak list, feed] in
      feed.reload { list?.fty.pullToRefresh.end() }
    }
    // end
  }

  func customLook() {
    // task: custom look
    // trap: an animator without a size: the same as for a stock one.
    // trap: the state at first: it is not told; an animator has to look right before its first call.
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 240, height: 2))
    list.fty.pullToRefresh.add(animator: bar) { [weak list, feed] in
      feed.reload { list?.fty.pullToRefresh.end() }
    }
    // end
  }

  func globalDefault() {
    list.fty.addInHouseStyle { [weak list, feed] in
      feed.reload { list?.fty.pullToRefresh.end() }
    }
  }

  func remove() {
    // task: remove
    list.fty.pullToRefresh.remove()
    // end
  }
}

// task: custom look
private final class Bar: PlatformView, CustomPullToRefreshAnimator {
  func animateState(_ state: PullToRefreshState) {
    backgroundColor = .red
    switch state {
    case .none: frame.size.width = 0
    case .releasing(let progress): frame.size.width = 240 * progress
    case .loading: frame.size.width = 240
    }
  }
}
// end

// task: global default
// by: app
// trap: the plain add: whoever does not know the app's own function has to choose an animator, and may choose another.
extension Infinity {
  fileprivate func addInHouseStyle(_ action: @escaping () -> Void) {
    pullToRefresh.add(.snake, action: action)
  }
}
// end
