/// One of the two places at which the style attaches something, and what can be done with it there.
struct InfinitySlot {
  nonisolated let link: HostingLink
  nonisolated let slot: RefreshSlot

  nonisolated init(_ link: HostingLink, _ slot: RefreshSlot) {
    self.link = link
    self.slot = slot
  }

  /// What is attached there, whichever style attached it.
  var refresher: Refresher? { link.hosting?.existingScrollHost?.refreshers[slot] }

  /// Attaches anew, in place of what is there.
  ///
  /// - Parameter show: Puts what shows the refresher on it.
  func attach(_ policy: RefreshPolicy, _ action: (() -> Void)?, show: (Refresher) -> Void) {
    guard let slots = link.hosting?.scrollHost.refreshers else { return }
    let settings = slots.styleObject(InfinitySettings.init)
    var policy = policy
    policy.animation = settings.animation
    let new = Refresher(slot: slot, policy: policy, action: action)
    show(new)
    new.addObserver(InfinitySettingsLink(settings))
    slots.attach(new)
  }

  nonisolated func remove() {
    MainThread.run { self.refresher?.detach() }
  }

  var isEnabled: Bool {
    get { refresher?.isEnabled ?? false }
    nonmutating set { refresher?.isEnabled = newValue }
  }

  var holdsNoRoom: Bool {
    get { refresher.map { $0.policy.room == .none } ?? false }
    nonmutating set { refresher?.policy.room = newValue ? .none : .whileRefreshing }
  }

  var animatorOffset: PlatformOffset {
    get {
      guard let indicator = refresher?.indicator else { return .zero }
      return PlatformOffset(horizontal: CGFloat(indicator.shiftX), vertical: CGFloat(indicator.shiftY))
    }
    nonmutating set {
      refresher?.indicator?.shiftX = Double(newValue.horizontal)
      refresher?.indicator?.shiftY = Double(newValue.vertical)
    }
  }
}

/// Tells a scroll view's settings what belongs to this style, as long as it does.
private final class InfinitySettingsLink: RefreshObserver {
  private let settings: InfinitySettings

  init(_ settings: InfinitySettings) { self.settings = settings }

  func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    switch event {
    case .attached: settings.remember(refresher)
    case .detached: settings.forget(refresher)
    case .phaseChanged, .opening, .acting, .ended, .moved, .geometryChanged: break
    }
  }
}
