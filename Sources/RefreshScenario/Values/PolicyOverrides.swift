public import RefreshCore

/// What a scenario changes in a style's policy; nil keeps what the style says.
nonisolated public struct PolicyOverrides: Equatable, Sendable {
  /// How far to pull until armed, in points.
  public var triggerLength: Double?

  /// The room while refreshing, in points.
  public var restingLength: Double?

  /// What starts a refresh.
  public var fires: RefreshPolicy.Trigger?

  /// How long before the edge an approach fires, in points.
  public var preloadDistance: Double?

  /// The same as a share of the viewport.
  public var preloadShare: Double?

  /// The same as a number of items.
  public var preloadItems: Int?

  /// Whether an approach waits until the finger lifts.
  public var needsLift: Bool?

  /// When the action runs.
  public var actionTiming: RefreshPolicy.ActionTiming?

  /// In which order a refresh ends.
  public var closing: RefreshPolicy.Closing?

  /// When there is room for the indicator.
  public var room: RefreshPolicy.Room?

  /// Whether the room at a start edge follows the offset.
  public var stickyRoom: Bool?

  /// How long room opens and closes, in seconds.
  public var duration: Double?

  /// Where an indicator stands behind short content.
  public var shortContent: RefreshPolicy.ShortContent?

  /// Whether an indicator behind short content may fire.
  public var firesWhenShort: Bool?

  /// Whether an indicator behind no content is hidden.
  public var hiddenWhenEmpty: Bool?

  /// What asking again means.
  public var secondBegin: RefreshPolicy.SecondBegin?

  /// What a refresh means while the other end refreshes.
  public var together: RefreshPolicy.Together?

  /// Whether a refresh that code began shows itself.
  public var reveals: RefreshPolicy.Reveal?

  /// The shortest time that a refresh is shown, in seconds.
  public var minimumTime: Double?

  /// After how many seconds a refresh fails by itself.
  public var timeOut: Double?

  /// How long no-more-data waits for the last rows, in seconds.
  public var noMoreDelay: Double?

  /// Whether a successful refresh clears the no-more-data of its axis.
  public var resetsNoMoreOnRefresh: Bool?

  /// How often an approach may fire during one drag.
  public var loadsPerDrag: Int?

  /// Points of the resting inset that the indicator ignores.
  public var ignoredInset: Double?

  /// No change.
  public init() {}

  /// Whether nothing is changed.
  public var isEmpty: Bool { self == PolicyOverrides() }

  /// Changes what the scenario names and leaves the rest alone.
  public func apply(to policy: inout RefreshPolicy) {
    if let triggerLength { policy.triggerLength = triggerLength }
    if let restingLength { policy.restingLength = restingLength }
    if let fires { policy.fires = fires }
    if let preloadDistance { policy.preloadDistance = preloadDistance }
    if let preloadShare { policy.preloadShare = preloadShare }
    if let preloadItems { policy.preloadItems = preloadItems }
    if let needsLift { policy.needsLift = needsLift }
    if let actionTiming { policy.actionTiming = actionTiming }
    if let closing { policy.closing = closing }
    if let room { policy.room = room }
    if let stickyRoom { policy.stickyRoom = stickyRoom }
    if let duration { policy.duration = duration }
    if let shortContent { policy.shortContent = shortContent }
    if let firesWhenShort { policy.firesWhenShort = firesWhenShort }
    if let hiddenWhenEmpty { policy.hiddenWhenEmpty = hiddenWhenEmpty }
    if let secondBegin { policy.secondBegin = secondBegin }
    if let together { policy.together = together }
    if let reveals { policy.reveals = reveals }
    if let minimumTime { policy.minimumTime = minimumTime }
    if let timeOut { policy.timeOut = timeOut }
    if let noMoreDelay { policy.noMoreDelay = noMoreDelay }
    if let resetsNoMoreOnRefresh { policy.resetsNoMoreOnRefresh = resetsNoMoreOnRefresh }
    if let loadsPerDrag { policy.loadsPerDrag = loadsPerDrag }
    if let ignoredInset { policy.ignoredInset = ignoredInset }
  }
}
