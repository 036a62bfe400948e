import GMStyle

/// The ten tasks in the words of GMPullToRefresh, as far as it has any.
struct GMTasks: StyleTasks {
  let list: any ScrollHosting
  let feed: Feed

  func add() {
    // task: add
    // trap: a list that keeps itself: an action that holds the list is held by it; neither ever goes away.
    list.addPullToRefresh(actionHandler: { [weak list, feed] in
      feed.reload { list?.pullToRefreshView.stopAnimating() }
    })
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
    // by: engine
    list.scrollHost.refreshers[.header]?.begin()
    // end
  }

  func hide() {
    // task: hide
    // by: engine
    list.scrollHost.refreshers[.header]?.isHidden = true
    // end
  }

  func footer() {
    // task: footer
    // by: engine
    // trap: a list that keeps itself: the same as for a header.
    // trap: a footer without a face: the engine shows nothing by itself; a view has to be given as its indicator.
    var policy = RefreshPolicy()
    policy.fires = .onApproach
    let footer = Refresher(slot: .footer, policy: policy) { [weak list, feed] in
      feed.loadOlder { _ in list?.scrollHost.refreshers[.footer]?.end() }
    }
    list.scrollHost.refreshers.attach(footer)
    // end
  }

  func noMoreData() {
    // task: no more data
    // by: engine
    // trap: never again: it stays until `resetNoMoreData()` is called.
    list.scrollHost.refreshers[.footer]?.noMoreData()
    // end
  }

  func restyle() {
    // task: restyle
    list.pullToRefreshView.look = .quiet
    // end
  }

  func customLook() {
    // task: custom look
    // trap: a name twice: a look is known by its name, which nobody checks to be the only one.
    list.pullToRefreshView.look = Look("bar", loop: 0) { moment, drawing in
      let width = moment.width * (moment.phase == .refreshing ? 1 : moment.progress)
      drawing.rectangle(x: 0, y: moment.height - 2, width: width, height: 2)
      drawing.fill(DrawingColor(255, 0, 0))
    }
    // end
  }

  func globalDefault() {
    list.addInHouseStyle { [weak list, feed] in
      feed.reload { list?.pullToRefreshView.stopAnimating() }
    }
  }

  func remove() {
    // task: remove
    // trap: the late answer: what was loading still answers, and its `pullToRefreshView` is nil by then: write `?.` there.
    list.pullToRefreshView = nil
    // end
  }
}

// task: global default
// by: app
// trap: the plain add: whoever does not know the app's own function gets the ring.
extension ScrollHosting {
  fileprivate func addInHouseStyle(_ action: @escaping () -> Void) {
    addPullToRefresh(actionHandler: action)
    pullToRefreshView.look = .quiet
  }
}
// end
