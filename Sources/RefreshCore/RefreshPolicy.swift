/// All in which the original libraries differ, and what their users asked for besides.
///
/// A style hands the engine a policy and decides nothing itself. The defaults below are the engine's:
/// what users ask for. Each style's presets follow its original.
///
///     list.scrollHost.refreshers[.footer]?.policy.preloadDistance = 400
///
/// Lengths are points, times are seconds. A length or a time that is negative or not finite traps when the
/// policy is handed to a refresher; a preload and an ignored inset may be negative, but have to be finite.
nonisolated public struct RefreshPolicy: Equatable, Sendable {
  // MARK: Lengths

  /// How far the content is pulled past its edge until it is armed, in points; 60 by default. Must be
  /// 0 or more.
  public var triggerLength = 60.0

  /// The room in which the indicator rests while refreshing, in points; 60 by default. Must be 0 or
  /// more.
  public var restingLength = 60.0

  /// Points of the resting inset that the indicator ignores: it stands that much further out, beyond
  /// something that the app keeps in its inset. 0 by default.
  public var ignoredInset = 0.0

  /// Whether an approach is measured from where the content rests at its end, after the resting inset
  /// and permanent room (true, the default), or from the content's very end. At a start only the room counts
  /// or does not.
  public var countsEndInset = true

  /// Whether an indicator at the end stands after the resting inset behind the content instead of right
  /// after the content; false by default.
  public var standsAfterEndInset = false

  // MARK: Firing

  /// What starts a refresh.
  public enum Trigger: Hashable, Sendable {
    /// Letting go of content that was pulled past the trigger length.
    case onRelease

    /// Pulling past the trigger length, finger still down.
    case atThreshold

    /// Coming near the edge: infinite scrolling.
    case onApproach
  }

  /// What starts a refresh; `onRelease` by default.
  public var fires = Trigger.onRelease

  /// Whether being exactly at the threshold counts (false by default: past it).
  public var armsAtThreshold = false

  /// What decides when the finger lifts.
  public enum ReleaseRule: Hashable, Sendable {
    /// Having been armed, wherever the content is by now.
    case phase

    /// The content being past the threshold at that moment.
    case position
  }

  /// What decides when the finger lifts; `position` by default.
  public var release = ReleaseRule.position

  /// How long before the edge an approach fires, in points; 0 by default.
  public var preloadDistance = 0.0

  /// The same as a share of the viewport's length; 0 by default. The larger of the distances counts.
  public var preloadShare = 0.0

  /// The same as a number of items, of ``itemLength`` points each; 0 by default.
  public var preloadItems = 0

  /// How long one item is for ``preloadItems``, in points; 44 by default.
  public var itemLength = 44.0

  /// Whether an approach waits until the finger lifts, and asks for a finger; false by default.
  public var needsLift = false

  /// Whether an approach may fire on momentum and on moves made by code; true by default.
  public var firesWithoutFinger = true

  /// How often an approach may fire during one drag and its momentum; nil, the default, is no limit.
  public var loadsPerDrag: Int?

  // MARK: The action

  /// When the action runs.
  public enum ActionTiming: Hashable, Sendable {
    /// At once, while the room opens.
    case atStart

    /// After the room has opened.
    case afterOpening
  }

  /// When the action runs; `atStart` by default.
  public var actionTiming = ActionTiming.atStart

  /// In which order a refresh ends.
  public enum Closing: Hashable, Sendable {
    /// Idle at once, while the room closes.
    case idleFirst

    /// Finishing until the room has closed, idle then.
    case closeFirst
  }

  /// In which order a refresh ends; `idleFirst` by default.
  public var closing = Closing.idleFirst

  /// What asking for a refresh means while one is running.
  public enum SecondBegin: Hashable, Sendable {
    /// Nothing.
    case ignore

    /// The action runs again; one end closes both.
    case restart

    /// Another refresh follows this one.
    case queue
  }

  /// What asking for a refresh means while one is running; `ignore` by default.
  public var secondBegin = SecondBegin.ignore

  /// What a refresh means while the other end of the axis refreshes.
  public enum Together: Hashable, Sendable {
    /// It does not start.
    case exclusive

    /// Both run.
    case parallel

    /// It starts when the other has ended.
    case queue
  }

  /// What a refresh means while the other end of the axis refreshes; `exclusive` by default.
  public var together = Together.exclusive

  /// The shortest time that a refresh is shown, in seconds; 0 by default. An earlier end waits.
  public var minimumTime = 0.0

  /// After how many seconds a refresh ends by itself, as a failure; 0, the default, is never.
  public var timeOut = 0.0

  /// Whether a successful refresh clears the no-more-data of the same axis; false by default.
  public var resetsNoMoreOnRefresh = false

  /// How long a load that ends with no more data may wait for its last rows, in seconds; 0 by default. Until the
  /// content's length changes, or the time is over, the indicator is hidden rather than shown over rows that
  /// are about to move it.
  public var noMoreDelay = 0.0

  // MARK: Room

  /// When the scroll view keeps room for the indicator.
  public enum Room: Hashable, Sendable {
    /// Always, except where the indicator is hidden.
    case permanent

    /// While refreshing and while there is no more data.
    case whileRefreshing

    /// Never.
    case none
  }

  /// When the scroll view keeps room for the indicator; `whileRefreshing` by default.
  public var room = Room.whileRefreshing

  /// Whether the room at a start edge follows the offset while refreshing, so that pinned section
  /// headers stick to the edge once the user scrolls away; true by default.
  public var stickyRoom = true

  /// Whether a refresh that was started by code moves the content to show the indicator.
  public enum Reveal: Hashable, Sendable {
    /// From wherever the content is.
    case always

    /// From within half a viewport of the edge.
    case near

    /// Never.
    case never
  }

  /// Whether a refresh that was started by code shows itself; `near` by default.
  public var reveals = Reveal.near

  /// How room opens and closes; 0.3 seconds, ease in and out, by default. Nil changes it at once.
  public var animation: ScrollAnimation? = ScrollAnimation(duration: 0.3)

  // MARK: Short content

  /// Where an indicator at the end stands when the content does not fill the viewport.
  public enum ShortContent: Hashable, Sendable {
    /// Nowhere: it is hidden and takes no room.
    case hidden

    /// Right after the content.
    case afterContent

    /// At the end of the viewport.
    case viewportEnd

    /// Beyond the end of the viewport, where pulling reveals it.
    case beyondViewport
  }

  /// Where an indicator at the end stands when the content is short; `afterContent` by default.
  public var shortContent = ShortContent.afterContent

  /// Whether an indicator at the end may fire when the content is short; false by default.
  public var firesWhenShort = false

  /// Whether an indicator at the end may fire while there is no content, if it is not hidden then; false by
  /// default. For a scroll view that only holds another one.
  public var firesWhenEmpty = false

  /// Whether an indicator at the end is hidden, and takes no room, while there is no content; true by
  /// default.
  public var hiddenWhenEmpty = true

  /// The engine's defaults.
  public init() {}
}

extension RefreshPolicy {
  /// The animation's duration in seconds; setting it keeps the curve, and 0 means at once.
  public var duration: Double {
    get { animation?.duration ?? 0 }
    set {
      let curve = animation?.curve ?? .easeInOut
      animation = newValue > 0 ? ScrollAnimation(duration: newValue, curve: curve) : nil
    }
  }

  /// Traps when a value breaks a rule that its documentation states.
  package func check() {
    func atLeastZero(_ value: Double, _ name: String) {
      precondition(value >= 0 && value.isFinite, "\(name) is 0 or more, not \(value)")
    }
    atLeastZero(triggerLength, "A trigger length")
    atLeastZero(restingLength, "A resting length")
    atLeastZero(itemLength, "An item's length")
    atLeastZero(minimumTime, "A minimum time")
    atLeastZero(timeOut, "A time-out")
    atLeastZero(noMoreDelay, "A delay of no-more-data")
    precondition(ignoredInset.isFinite, "An ignored inset is a number, not \(ignoredInset)")
    precondition(preloadDistance.isFinite, "A preload distance is a number, not \(preloadDistance)")
    precondition(preloadShare.isFinite, "A preload share is a number, not \(preloadShare)")
  }
}
