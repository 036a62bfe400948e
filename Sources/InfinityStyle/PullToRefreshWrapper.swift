/// Refreshing by pulling the list down, as ``Infinity/pullToRefresh`` hands it out.
public struct PullToRefreshWrapper {
  private let link: HostLink

  init(_ host: any ScrollHost) { link = HostLink(host) }

  private var refresher: Refresher? { link.host?.refreshers[.header] }

  // MARK: Adding

  /// Calls `action` each time the user pulls the list down by more than `height` and lets go.
  ///
  /// An animator that is a view is placed in the middle of the room. Adding again takes the old one
  /// away first, whichever style it came from. Say when the refresh is over with ``end()``.
  ///
  /// - Parameters:
  ///   - height: How far to pull, and the room while loading, in points; 60 by default.
  ///   - animator: Shows what is going on; held as long as it is attached.
  ///   - action: What to do; held as long as it is attached.
  public func add(
    height: CGFloat = 60, animator: some CustomPullToRefreshAnimator, action: (() -> Void)?
  ) {
    let container = AnimatorContainer(frame: .zero)
    if let view = animator.viewToPlace { container.addSubview(view) }
    attach(height, animator, action, container: container)
  }

  /// Calls `action` as ``add(height:animator:action:)`` does, but leaves the animator where it is and
  /// the list's insets alone: the list springs back at once while loading goes on.
  public func bind(
    height: CGFloat = 60, animator: some CustomPullToRefreshAnimator, action: (() -> Void)?
  ) {
    attach(height, animator, action, container: nil)
  }

  private func attach(
    _ height: CGFloat, _ animator: some CustomPullToRefreshAnimator, _ action: (() -> Void)?,
    container: AnimatorContainer?
  ) {
    let policy = RefreshPolicy.infinityPull(height: Double(height), holdsRoom: container != nil)
    let new = Refresher(slot: .header, policy: policy, action: action)
    new.addObserver(PullAnimatorLink { animator.animateState($0) })
    if let container { new.indicator = RefreshIndicator(view: container, length: Double(height)) }
    link.host?.refreshers.attach(new)
  }

  /// Takes the refresh away: a load that was running is over and its room given back. Does nothing
  /// without one, and need not be called before the list goes.
  public func remove() { refresher?.detach() }

  // MARK: Running

  /// Starts a refresh without a finger, showing it from wherever the list is; does nothing while one is
  /// running. A disabled refresh starts all the same. Before the list is on screen the wish is kept.
  public func begin() { refresher?.begin() }

  /// Ends the refresh; does nothing when none is running.
  public func end() { refresher?.end() }

  // MARK: Settings

  /// Whether the user can start a refresh: true after adding, false where there is none. A running
  /// refresh goes on and can be ended.
  public var isEnabled: Bool {
    get { refresher?.isEnabled ?? false }
    nonmutating set { refresher?.isEnabled = newValue }
  }

  /// Whether the list springs back at once while loading, instead of keeping room: false after `add`,
  /// true after `bind`.
  public var isScrollingToTopImmediately: Bool {
    get { refresher.map { $0.policy.room == .none } ?? false }
    nonmutating set { refresher?.policy.room = newValue ? .none : .whileRefreshing }
  }

  /// By how much the animator's place is shifted; zero after adding.
  public var animatorOffset: PlatformOffset {
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
