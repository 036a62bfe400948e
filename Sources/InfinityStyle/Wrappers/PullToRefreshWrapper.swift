/// Refreshing by pulling the list down, as ``Infinity/pullToRefresh`` hands it out.
///
/// It may be kept and keeps nothing alive. Where there is no control, whoever's, its switches read false
/// and take nothing: add first, then set.
public struct PullToRefreshWrapper: MainActorIsolated {
  nonisolated let slot: InfinitySlot

  nonisolated init(_ link: HostingLink) { slot = InfinitySlot(link, .header) }

  // MARK: Adding

  /// Calls `action` each time the user pulls the list down by more than `height` and lets go.
  ///
  /// An animator that is a view is placed in the middle of the room, at the size it has. Adding again
  /// takes the old one away first, whichever style it came from. Say when the refresh is over with
  /// ``end()``.
  ///
  /// - Parameters:
  ///   - height: How far to pull, and the room while loading, in points; 60 by default.
  ///   - animator: Shows what is going on; held as long as it is attached.
  ///   - action: What to do; held as long as it is attached.
  public func add(
    height: CGFloat = 60, animator: some CustomPullToRefreshAnimator, action: (() -> Void)?
  ) {
    let view = animator.viewToPlace
    slot.attach(.infinityPull(height: Double(height), holdsRoom: true), action) {
      $0.addObserver(PullAnimatorLink(view) { animator.animateState($0) })
      $0.place(view, length: height)
    }
  }

  /// Calls `action` as `add(height:animator:action:)` does, but leaves the animator where it is and
  /// the list's insets alone: the list springs back at once while loading goes on.
  public func bind(
    height: CGFloat = 60, animator: some CustomPullToRefreshAnimator, action: (() -> Void)?
  ) {
    let view = animator.viewToPlace
    slot.attach(.infinityPull(height: Double(height), holdsRoom: false), action) {
      $0.addObserver(PullAnimatorLink(view) { animator.animateState($0) })
    }
  }

  /// Takes the refresh away: a load that was running is over and its room given back.
  ///
  /// Does nothing without one. May be called from anywhere, also from a `deinit`: on the main thread at
  /// once, elsewhere it happens there soon. Nobody has to call it before the list goes.
  nonisolated public func remove() { slot.remove() }

  // MARK: Running

  /// Starts a refresh without a finger, showing it from wherever the list is; does nothing while one is
  /// running. A disabled refresh starts all the same. Before the list is on screen the wish is kept.
  public func begin() { slot.refresher?.begin() }

  /// Ends the refresh; does nothing when none is running.
  public func end() { slot.refresher?.end() }

  // MARK: Settings

  /// Whether the user can start a refresh: true after adding, false where there is none. A running
  /// refresh goes on and can be ended.
  public var isEnabled: Bool {
    get { slot.isEnabled }
    nonmutating set { slot.isEnabled = newValue }
  }

  /// Whether the list springs back at once while loading, instead of keeping room: false after `add`,
  /// true after `bind`.
  public var isScrollingToTopImmediately: Bool {
    get { slot.holdsNoRoom }
    nonmutating set { slot.holdsNoRoom = newValue }
  }

  /// By how much the animator's place is shifted, in points; zero after adding. What is bound has no place:
  /// nothing to shift, and zero.
  public var animatorOffset: PlatformOffset {
    get { slot.animatorOffset }
    nonmutating set { slot.animatorOffset = newValue }
  }
}
