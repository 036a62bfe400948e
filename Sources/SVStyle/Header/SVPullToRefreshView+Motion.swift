// What moves with the content, with the state and with the orientation.

extension SVPullToRefreshView {
  /// Whether the view is the one on screen, and not one that stands for another style's.
  private var isPlaced: Bool { refresher.object?.indicator?.view === self }

  /// Lets the look move by the list's frames, if this is the view on screen; else it stands still.
  final func setInMotion() {
    guard isPlaced, let refresher = refresher.object else { return lookView.player.follow(nil) }
    lookView.refresher(refresher, did: .attached)
  }

  private var isPulled: Bool {
    guard let metrics = refresher.object?.host?.metrics(along: .vertical) else { return false }
    switch position {
    case .top: return metrics.offset < metrics.startRest
    case .bottom: return metrics.offset > metrics.endRest
    }
  }

  /// The content has moved, or may have.
  final func noticeScroll() {
    guard let host = refresher.object?.host else { return }
    let offset = host.currentOffset
    guard offset != lastOffset else { return }
    lastOffset = offset
    fadeIfApart(over: 0.3)
    if isPulled { doSomething(whenScrolling: offset) }
  }

  /// Slides in or out, and comes into sight or leaves it, as the state wants.
  final func followState() {
    fadeIfApart(over: 0.3)
    let goal = settings.slides && state != .stopped ? Double(settings.height) : 0
    slide.move(to: goal, over: settings.duration, on: refresher.object?.host)
  }

  private func fadeIfApart(over seconds: Double) {
    guard settings.standsApart else { return fade.jump(to: 1) }
    let goal: Double = isPulled || state == .loading ? 1 : 0
    fade.move(to: goal, over: seconds, on: refresher.object?.host)
  }

  /// The viewport may have turned.
  final func noticeOrientation() {
    guard let host = refresher.object?.host, isPlaced else { return }
    guard host.metrics(along: .vertical).viewportLength > 0 else { return }
    let now = host.isLandscape
    guard now != isLandscape else { return }
    let isTurn = isLandscape != nil
    isLandscape = now
    if isTurn { doSomethingWhenChangingOrientation() }
    if let top = settings.top(isLandscape: now) { setUserTop(top) }
    if settings.customisesFrame { placeAnew() }
  }

  /// Stands where the settings want it.
  final func placeAnew() {
    guard isPlaced else { return }
    refresher.object?.indicator = wantedIndicator
  }

  final var wantedIndicator: RefreshIndicator {
    settings.indicator(self, isLandscape: isLandscape ?? false, shift: slide.value)
  }

  final func setUserTop(_ points: CGFloat) {
    guard let host = refresher.object?.host, host.userInset(at: .top) != Double(points) else { return }
    host.setUserInset(Double(points), at: .top)
  }

  // MARK: Settings

  /// Behaves as the settings say.
  final func applySettings() {
    guard let refresher = refresher.object else { return }
    var policy = refresher.policy
    settings.apply(to: &policy)
    if policy != refresher.policy { refresher.policy = policy }
    placeAnew()
    fadeIfApart(over: 0)
  }

  /// Takes a configurator's values over, but not its theme: that is a matter of the class.
  final func take(_ configurator: SVPullToRefreshConfigurator) {
    configuration = configurator
    settings = configurator.settings
    takeImages(configurator)
    if let wanted = configurator.look { look = wanted } else { look = themeLook }
    if let color = configurator.backgroundColor { backgroundColor = color }
    isLandscape = refresher.object?.host.flatMap {
      $0.metrics(along: .vertical).viewportLength > 0 ? $0.isLandscape : nil
    }
  }

  /// Takes over what an app did to the view that this one replaces.
  final func inherit(from old: SVPullToRefreshView) {
    configuration = old.configuration
    settings = old.settings
    isHidden = old.hiding.byApp
    titles = old.titles
    subtitles = old.subtitles
    for (state, view) in old.customViews {
      if view.superview === old { view.removeFromSuperview() }
      customViews[state] = view
    }
    titleLabel.font = old.titleLabel.font
    subtitleLabel.font = old.subtitleLabel.font
    titleLabel.textColor = old.titleLabel.textColor
    subtitleLabel.textColor = old.subtitleLabel.textColor
    if let color = old.ownArrowColor { arrowColor = color }
    spinner.color = old.spinner.color
    spinner.style = old.spinner.style
    backgroundColor = old.backgroundColor
    tintColor = old.tintColor
    dates = old.dates
    isLandscape = old.isLandscape
    lastOffset = old.lastOffset
  }
}
