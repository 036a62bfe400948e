/// Loading more at the end of the list, as ``Infinity/infiniteScroll`` hands it out.
public struct InfiniteScrollWrapper {
  private let link: HostLink

  init(_ host: any ScrollHost) { link = HostLink(host) }

  private var refresher: Refresher? { link.host?.refreshers[.footer] }

  // MARK: Adding

  /// Calls `action` each time the list arrives at the end of its content, with or without a finger.
  ///
  /// An animator that is a view is placed in the middle of the room. Adding again takes the old one
  /// away first, whichever style it came from. Say when the load is over with ``end()``.
  ///
  /// - Parameters:
  ///   - height: The room while loading, in points; 80 by default.
  ///   - animator: Shows what is going on; held as long as it is attached.
  ///   - action: What to do; held as long as it is attached.
  public func add(
    height: CGFloat = 80, animator: some CustomInfiniteScrollAnimator, action: (() -> Void)?
  ) {
    let container = AnimatorContainer(frame: .zero)
    if let view = animator.viewToPlace { container.addSubview(view) }
    attach(height, animator, action, container: container)
  }

  /// Calls `action` as ``add(height:animator:action:)`` does, but leaves the animator where it is and
  /// the list's insets alone.
  public func bind(
    height: CGFloat = 80, animator: some CustomInfiniteScrollAnimator, action: (() -> Void)?
  ) {
    attach(height, animator, action, container: nil)
  }

  private func attach(
    _ height: CGFloat, _ animator: some CustomInfiniteScrollAnimator, _ action: (() -> Void)?,
    container: AnimatorContainer?
  ) {
    let policy = RefreshPolicy.infinityInfinite(height: Double(height), holdsRoom: container != nil)
    let new = Refresher(slot: .footer, policy: policy, action: action)
    new.addObserver(InfiniteAnimatorLink { animator.animateState($0) })
    if let container { new.indicator = RefreshIndicator(view: container, length: Double(height)) }
    link.host?.refreshers.attach(new)
  }

  /// Takes infinite scrolling away: a load that was running is over and its room given back. Does
  /// nothing without one, and need not be called before the list goes.
  public func remove() { refresher?.detach() }

  // MARK: Running

  /// Starts a load without a finger, showing it from wherever the list is; does nothing while one is
  /// running.
  public func begin() { refresher?.begin() }

  /// Ends the load; does nothing when none is running.
  public func end() { refresher?.end() }

  // MARK: Settings

  /// Whether scrolling loads more: true after adding, false where there is none. A running load goes on
  /// and can be ended.
  public var isEnabled: Bool {
    get { refresher?.isEnabled ?? false }
    nonmutating set { refresher?.isEnabled = newValue }
  }

  /// Whether the animator stands right under the content, true after adding, or under the bottom inset;
  /// the place that loads moves with it.
  public var isStickToContent: Bool {
    get { refresher.map { !$0.policy.standsAfterEndInset } ?? false }
    nonmutating set {
      guard let refresher else { return }
      var policy = refresher.policy
      policy.standsAfterEndInset = !newValue
      policy.countsEndInset = !newValue
      refresher.policy = policy
    }
  }
}
