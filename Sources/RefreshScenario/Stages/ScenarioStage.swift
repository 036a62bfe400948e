public import RefreshCore

/// A scroll view that a scenario is played on, with the hands of its user, its app and its clock.
///
/// Write one to play scenarios on a host of your own, and hand it out as a ``ScenarioVenue``. It is made
/// fresh for every scenario, as its setup says, and let go of when the scenario is over or drops its scroll
/// view; nothing else holds it.
///
/// What a stage cannot do it refuses with ``NotOffered``: the scenario stops there and says so.
public protocol ScenarioStage: MainActorBound {
  /// The scroll view that styles attach to; the same one for the life of the stage.
  var list: any ScrollHosting { get }

  /// Does what a scenario says. A finger that is asked to move, lift or go away is down, unless the
  /// move says otherwise; one that is asked to go down is up.
  func perform(_ move: StageMove) throws(NotOffered)

  /// Lets time go by until nothing moves by itself, no animation runs and the engine waits for nothing,
  /// a minute at most; false if it still does then. A look's loop, the app's timers and a finger that is
  /// down do not count.
  func settle() -> Bool

  /// Does `work` once, in so many seconds, as a timer of the app's.
  func after(_ seconds: Double, _ work: @escaping () -> Void)

  /// The whole inset at an edge, as the app reads it: its own part and the engine's, without bars.
  func inset(at edge: ScrollEdge) -> Double

  /// Where a placed view is, in the content's coordinates; nil if it is not placed.
  func place(of view: any HostedView) -> StagePlace?
}

/// Where a view is on a stage.
nonisolated public struct StagePlace: Equatable, Sendable {
  /// The place and the size, in points.
  public var frame: ScenarioFrame

  /// Whether the view is shown there; it may still be out of the viewport.
  public var isShown: Bool

  /// A view at that place.
  public init(frame: ScenarioFrame, isShown: Bool) {
    self.frame = frame
    self.isShown = isShown
  }
}

/// Why something cannot be done: a sentence without a full stop.
nonisolated public struct NotOffered: Error, Equatable, Sendable {
  /// The reason.
  public let reason: String

  /// Something cannot be done for that reason.
  public init(_ reason: String) { self.reason = reason }
}
