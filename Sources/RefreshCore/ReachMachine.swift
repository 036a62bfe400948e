/// Decides when content that comes near an edge asks for more: infinite scrolling.
///
/// It fires on the first move towards the edge that arrives there, once per arrival: having fired, it
/// is *spent* until a new drag begins, the content grows away from the edge, or the content leaves the
/// edge without a finger. With ``RefreshPolicy/needsLift`` it is armed by a finger and fires when that
/// lifts.
///
/// The machine is a value and does nothing itself; every event is welcome in every state.
nonisolated package struct ReachMachine: Equatable, Sendable {
  /// Whether a finger has arrived at the edge and a lift will fire.
  package private(set) var isArmed = false

  private var isSpent = false
  private var loadsThisDrag = 0
  private var lastPosition: Double?
  private var wasDragging = false

  /// Platforms stop on a pixel: arriving within half a point is arriving.
  private static let tolerance = 0.5

  package init() {}

  package enum Decision: Equatable, Sendable {
    /// Nothing to do but to tell of a changed phase.
    case nothing

    /// Start a refresh.
    case fire
  }

  // MARK: moved

  /// The content moved. While `isBusy`, a refresh is running or may not start: arrivals are not counted.
  package mutating func moved(_ reading: EdgeReading, isDragging: Bool, isBusy: Bool) -> Decision {
    let isTowards = lastPosition.map { reading.position > $0 } ?? false
    let isAway = lastPosition.map { reading.position < $0 } ?? false
    let lifted = wasDragging && !isDragging
    if isDragging && !wasDragging {
      forgetLoads()
    }
    lastPosition = reading.position
    wasDragging = isDragging

    guard Self.hasArrived(reading) else {
      if isAway && !isDragging { forgetLoads() }
      isArmed = false
      return .nothing
    }
    guard !isBusy, reading.mayFire else {
      isArmed = false
      return .nothing
    }
    if isArmed && lifted { return released() }
    guard isTowards, reading.awayFromOtherEdge > 0, !isSpent else { return .nothing }
    if let limit = reading.policy.loadsPerDrag, loadsThisDrag >= limit { return .nothing }
    if reading.policy.needsLift {
      if isDragging { isArmed = true }
      return .nothing
    }
    return isDragging || reading.policy.firesWithoutFinger ? fire() : .nothing
  }

  // MARK: released, cancelled

  /// The finger lifted.
  package mutating func released() -> Decision {
    wasDragging = false
    return isArmed ? fire() : .nothing
  }

  /// The system took the touch: the user has decided nothing.
  package mutating func cancelled() {
    wasDragging = false
    isArmed = false
  }

  // MARK: what is no move of the user's

  /// The content moved or changed its length by other hands than the user's, such as our own.
  package mutating func displaced(_ reading: EdgeReading) {
    lastPosition = reading.position
    if !reading.mayFire { isArmed = false }
    guard !Self.hasArrived(reading) else { return }
    isSpent = false
    isArmed = false
  }

  /// A refresh started by other means: its end must not be followed by another at once.
  package mutating func takenOver() {
    isArmed = false
    isSpent = true
  }

  /// The refresh that was fired may not start: the arrival does not count.
  package mutating func refused() {
    isSpent = false
    loadsThisDrag = max(0, loadsThisDrag - 1)
  }

  private mutating func forgetLoads() {
    isSpent = false
    loadsThisDrag = 0
  }

  private mutating func fire() -> Decision {
    isArmed = false
    isSpent = true
    loadsThisDrag += 1
    return .fire
  }

  private static func hasArrived(_ reading: EdgeReading) -> Bool { reading.overrun >= -tolerance }
}
