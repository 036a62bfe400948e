extension Infinity {
  /// The height of infinite scrolling that is added without one, in points; 80 by default.
  ///
  /// The original's documentation says 80, while what it shipped used 60. An app that wants to go on
  /// looking as it did sets 60 once, before it adds anything:
  ///
  ///     Infinity.defaultInfiniteScrollHeight = 60
  nonisolated(unsafe) public static var defaultInfiniteScrollHeight: CGFloat = 80

  /// Whether to print where animators are placed and what they are shown; false by default.
  nonisolated(unsafe) public static var debugModeEnabled = false

  /// Where lines of debug mode go; tests listen here.
  nonisolated(unsafe) package static var debugOutput: (String) -> Void = Console.write

  /// Prints a line if debug mode is on.
  static func log(_ line: @autoclosure () -> String) {
    if debugModeEnabled { debugOutput(line()) }
  }
}

/// What one scroll view has set, and what was attached to it in this style.
final class InfinitySettings: MainActorBound {
  var usesSpring = false
  private var header = Link<Refresher>()
  private var footer = Link<Refresher>()

  var animation: ScrollAnimation {
    usesSpring
      ? ScrollAnimation(duration: 0.4, curve: .spring(damping: 0.6, initialVelocity: 1))
      : ScrollAnimation(duration: 0.3)
  }

  func remember(_ refresher: Refresher) {
    switch refresher.slot.role {
    case .refresh: header = Link(refresher)
    case .loadMore: footer = Link(refresher)
    }
  }

  func forget(_ refresher: Refresher) {
    if header.object === refresher { header = Link() }
    if footer.object === refresher { footer = Link() }
  }

  func animateAnew() {
    header.object?.policy.animation = animation
    footer.object?.policy.animation = animation
  }
}

extension Infinity {
  /// Whether every inset and offset animation of both controls is a spring (0.4 s, damping 0.6, initial
  /// velocity 1) instead of 0.3 s, slow at both ends; false by default.
  ///
  /// It belongs to the scroll view and holds for what is attached in this style, now and later.
  public var usesSpringInsetAnimation: Bool {
    get { settings(link.hosting?.existingScrollHost)?.usesSpring ?? false }
    nonmutating set {
      guard let settings = settings(link.hosting?.scrollHost) else { return }
      guard settings.usesSpring != newValue else { return }
      settings.usesSpring = newValue
      settings.animateAnew()
    }
  }

  private func settings(_ host: (any ScrollHost)?) -> InfinitySettings? {
    host?.refreshers.styleObject(InfinitySettings.init)
  }
}

extension ScrollHosting {
  /// Whether every inset and offset animation of both controls is a spring; false by default. The same as
  /// ``Infinity/usesSpringInsetAnimation``.
  public var supportSpringBounces: Bool {
    get { fty.usesSpringInsetAnimation }
    set { fty.usesSpringInsetAnimation = newValue }
  }
}
