/// Loading more at the end of the list, as ``Infinity/infiniteScroll`` hands it out.
///
/// It may be kept and keeps nothing alive. Where there is no control, whoever's, its switches read false
/// and take nothing: add first, then set.
public struct InfiniteScrollWrapper: MainActorIsolated {
  nonisolated let slot: InfinitySlot

  nonisolated init(_ link: HostingLink) { slot = InfinitySlot(link, .footer) }

  // MARK: Adding

  /// Calls `action` each time the list arrives at the end of its content, with or without a finger.
  ///
  /// An animator that is a view is placed in the middle of the room, at the size it has. Adding again
  /// takes the old one away first, whichever style it came from. Say when the load is over with
  /// ``end()``.
  ///
  /// - Parameters:
  ///   - height: The room while loading, in points; 80 by default, or what
  ///     ``Infinity/defaultInfiniteScrollHeight`` says.
  ///   - animator: Shows what is going on; held as long as it is attached.
  ///   - action: What to do; held as long as it is attached.
  public func add(
    height: CGFloat = Infinity.defaultInfiniteScrollHeight, animator: some CustomInfiniteScrollAnimator,
    action: (() -> Void)?
  ) {
    let view = animator.viewToPlace
    slot.attach(.infinityInfinite(height: Double(height), holdsRoom: true), action) {
      $0.addObserver(InfiniteAnimatorLink(view) { animator.animateState($0) })
      $0.place(view, length: height)
    }
  }

  /// Calls `action` as `add(height:animator:action:)` does, but leaves the animator where it is and
  /// the list's insets alone.
  ///
  /// The original raised the bottom inset even so; set ``isScrollingToTopImmediately`` to false for that.
  public func bind(
    height: CGFloat = Infinity.defaultInfiniteScrollHeight, animator: some CustomInfiniteScrollAnimator,
    action: (() -> Void)?
  ) {
    let view = animator.viewToPlace
    slot.attach(.infinityInfinite(height: Double(height), holdsRoom: false), action) {
      $0.addObserver(InfiniteAnimatorLink(view) { animator.animateState($0) })
    }
  }

  /// Takes infinite scrolling away: a load that was running is over and its room given back.
  ///
  /// Does nothing without one. May be called from anywhere, also from a `deinit`: on the main thread at
  /// once, elsewhere it happens there soon. Nobody has to call it before the list goes.
  nonisolated public func remove() { slot.remove() }

  // MARK: Running

  /// Starts a load without a finger, showing it from wherever the list is; does nothing while one is
  /// running. Disabled infinite scrolling starts all the same. Before the list is on screen the wish is
  /// kept.
  public func begin() { slot.refresher?.begin() }

  /// Ends the load; does nothing when none is running.
  public func end() { slot.refresher?.end() }

  // MARK: Settings

  /// Whether scrolling loads more: true after adding, false where there is none. A running load goes on
  /// and can be ended.
  public var isEnabled: Bool {
    get { slot.isEnabled }
    nonmutating set { slot.isEnabled = newValue }
  }

  /// Whether the animator stands right under the content, true after adding, or under the bottom inset;
  /// the place that loads moves with it.
  public var isStickToContent: Bool {
    get { slot.refresher.map { !$0.policy.standsAfterEndInset } ?? false }
    nonmutating set {
      guard let refresher = slot.refresher else { return }
      var policy = refresher.policy
      policy.standsAfterEndInset = !newValue
      policy.countsEndInset = !newValue
      refresher.policy = policy
    }
  }

  /// Whether the list keeps no room while loading: false after `add`, true after `bind`.
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
