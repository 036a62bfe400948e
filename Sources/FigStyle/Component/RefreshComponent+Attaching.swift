extension RefreshComponent {
  final func attach(to host: any ScrollHost, at slot: RefreshSlot) {
    let asked = refreshComponentHeight()
    FigDefaults.check(asked)
    currentHeight = ownHeight ?? asked
    readTitles()
    let new = Refresher(slot: slot, policy: policy(height: Double(currentHeight)))
    new.policy.ignoredInset = Double(ignoredInset)
    new.action = { [link = Link(self)] in link.object?.act() }
    new.isHidden = wantsHidden || !enableRefresh
    new.isEnabled = takesPulls
    register(with: new)
    for view in looksAtWork { new.addObserver(view) }
    refresher = Link(new)
    new.indicator = RefreshIndicator(view: self, length: Double(currentHeight))
    host.refreshers.attach(new)
    setUp(for: host)
    showTitle()
    showProgress()
    layoutIfNeeded()
  }

  private final func setUp(for host: any ScrollHost) {
    guard hostOfSetUp.host !== host else { return }
    hostOfSetUp = HostLink(host)
    refreshComponentDidMoveToSuperview()
  }

  /// Makes this component stand for a refresh that another style attached; it is not on screen.
  final func stand(for other: Refresher) {
    refresher = Link(other)
    state = RefreshState(other.phase)
  }

  /// The app may put the component elsewhere; the list has to know.
  final func superviewDidChange() {
    guard let refresher = refresher.object else { return }
    if refresher.isPlacing {
      placedIn = Link(superview)
    } else if let list = placedIn.object, superview !== list {
      placedIn = Link()
      refresher.detach()
    }
  }

  // MARK: Height

  final func setHeight(_ points: CGFloat) {
    FigDefaults.check(points)
    (currentHeight, ownHeight) = (points, points)
    guard let refresher = refresher.object else { return }
    refresher.policy.triggerLength = Double(points)
    refresher.policy.restingLength = Double(points)
    refresher.indicator?.length = Double(points)
  }

  // MARK: Whether it can be used and seen

  final var takesPulls: Bool { enableRefresh && isUserInteractionEnabled }

  final func takesPullsDidChange() { refresher.object?.isEnabled = takesPulls }

  final func enableRefreshDidChange() {
    wantsHidden = !enableRefresh
    guard let refresher = refresher.object else { return }
    if !enableRefresh { refresher.end() }
    refresher.isEnabled = takesPulls
    refresher.isHidden = wantsHidden
  }

  /// Tells a wish of the app's from what the engine does to the view.
  final func isHiddenDidChange() {
    guard let refresher = refresher.object else {
      wantsHidden = isHidden
      return
    }
    guard !refresher.isPlacing else { return }
    wantsHidden = isHidden
    refresher.isHidden = wantsHidden
    // The engine may have reasons of its own to hide it; placed anew, the view is as it is due.
    let indicator = refresher.indicator
    refresher.indicator = indicator
  }
}
