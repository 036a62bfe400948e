// How footers come and go: one refresher an edge, shown by one view after the other.

extension ScrollHosting {
  /// The refresher that the words without a direction mean.
  var svFooter: Refresher? {
    let slots = scrollHost.refreshers
    return slots[SVInfiniteScrollingDirection.bottom.slot] ?? slots[SVInfiniteScrollingDirection.top.slot]
  }

  func svFooterHandle(of refresher: Refresher) -> SVInfiniteScrollingView {
    refresher.handle { refresher in
      let view = SVInfiniteScrollingView(frame: .zero)
      view.bind(to: refresher)
      return view
    }
  }

  /// Adds a footer, or gives the one there is another action.
  ///
  /// - Parameters:
  ///   - theme: A class by which a load that is running is shown from now on.
  ///   - viewClass: The app's own class; a view of another class makes way with all it was doing.
  func svAddFooter(
    _ action: (() -> Void)?, at direction: SVInfiniteScrollingDirection = .bottom,
    showing theme: SVInfiniteScrollingView.Type? = nil, ofClass viewClass: SVInfiniteScrollingView.Type? = nil
  ) {
    let slots = scrollHost.refreshers
    if let refresher = slots[direction.slot],
      let view = refresher.indicator?.view as? SVInfiniteScrollingView,
      viewClass.map({ view.isExactly($0) }) ?? true
    {
      refresher.action = action
      if let theme { svShow(theme, in: view, of: refresher) }
      return
    }
    let refresher = Refresher(slot: direction.slot, policy: .svInfinite, action: action)
    let view = (viewClass ?? theme ?? SVInfiniteScrollingView.self).init(frame: .zero)
    view.bind(to: refresher)
    refresher.setHandle(view)
    refresher.indicator = RefreshIndicator(view: view, length: 60)
    slots.attach(refresher)
    view.configureIfNeeded()
  }

  /// Shows a refresher by another class, whatever it is doing.
  func svShow(
    _ viewClass: SVInfiniteScrollingView.Type, in view: SVInfiniteScrollingView, of refresher: Refresher
  ) {
    guard !view.isExactly(viewClass) else { return }
    let next = viewClass.init(frame: .zero)
    next.inherit(from: view)
    next.bind(to: refresher)
    refresher.setHandle(next)
    refresher.indicator?.view = next
    view.setInMotion()
    next.setInMotion()
    next.configureIfNeeded()
  }
}

extension SVInfiniteScrollingView {
  /// Whether this is a view of that class, and not of a subclass.
  final func isExactly(_ other: SVInfiniteScrollingView.Type) -> Bool {
    ObjectIdentifier(type(of: self)) == ObjectIdentifier(other)
  }
}
