// How headers come and go: one refresher an edge, shown by one view after the other.

extension ScrollHosting {
  /// The refresher that the words without a position mean.
  var svHeader: Refresher? {
    let slots = scrollHost.refreshers
    return slots[SVPullToRefreshPosition.top.slot] ?? slots[SVPullToRefreshPosition.bottom.slot]
  }

  func svHandle(of refresher: Refresher) -> SVPullToRefreshView {
    refresher.handle { refresher in
      let view = SVPullToRefreshView(frame: .zero)
      view.bind(to: refresher)
      return view
    }
  }

  func svAddHeader(
    _ action: (() -> Void)?, at position: SVPullToRefreshPosition,
    _ configurator: SVPullToRefreshConfigurator? = nil, _ viewClass: SVPullToRefreshView.Type? = nil
  ) {
    let slots = scrollHost.refreshers
    if let refresher = slots[position.slot], let view = refresher.indicator?.view as? SVPullToRefreshView,
      viewClass.map({ view.isExactly($0) }) ?? true
    {
      refresher.action = action
      guard let configurator else { return }
      let wanted = viewClass ?? configurator.theme.viewClass
      let next = view.isExactly(wanted) ? view : wanted.init(frame: .zero)
      next.inherit(from: view)
      next.take(configurator)
      svShow(next, for: refresher)
      svApply(next)
      return
    }
    let refresher = Refresher(slot: position.slot, policy: position.policy, action: action)
    let theme = configurator?.theme ?? .default
    let view = (viewClass ?? theme.viewClass).init(frame: .zero)
    view.bind(to: refresher)
    if let configurator {
      view.take(configurator)
      var policy = refresher.policy
      view.settings.apply(to: &policy)
      refresher.policy = policy
    }
    let known: SVPullToRefreshView = view
    refresher.setHandle(known)
    view.isLandscape = scrollHost.knownOrientation
    refresher.indicator = view.wantedIndicator
    slots.attach(refresher)
    view.configureIfNeeded()
    svApply(view)
  }

  func svChange(_ view: SVPullToRefreshView, of refresher: Refresher, to theme: SVRefreshTheme) {
    let next = theme.viewClass.init(frame: .zero)
    next.inherit(from: view)
    if let configurator = view.configuration { next.takeImages(configurator) }
    if theme == .gif, !next.hasImages {
      return DebugNote.say("there are no pictures for the theme .gif; name them in the configurator")
    }
    svShow(next, for: refresher)
  }

  /// Shows a refresher by another view, whatever it is doing.
  private func svShow(_ view: SVPullToRefreshView, for refresher: Refresher) {
    let old = refresher.indicator?.view as? SVPullToRefreshView
    guard old !== view else { return }
    view.bind(to: refresher)
    refresher.setHandle(view)
    refresher.indicator = view.wantedIndicator
    old?.setInMotion()
    view.setInMotion()
    view.configureIfNeeded()
    view.followState()
  }

  /// Puts what an added view wants into force.
  private func svApply(_ view: SVPullToRefreshView) {
    if let top = view.settings.originalTop { view.setUserTop(top) }
    view.applySettings()
  }
}

extension SVPullToRefreshView {
  /// Whether this is a view of that class, and not of a subclass.
  final func isExactly(_ other: SVPullToRefreshView.Type) -> Bool {
    ObjectIdentifier(type(of: self)) == ObjectIdentifier(other)
  }

  fileprivate var hasImages: Bool {
    guard let view = self as? CHQGIFRefreshView else { return true }
    return view.refreshingImages != nil
  }
}

extension ScrollHost {
  /// Whether the viewport is wider than tall; nil before it has a size.
  var knownOrientation: Bool? { metrics(along: .vertical).viewportLength > 0 ? isLandscape : nil }
}
