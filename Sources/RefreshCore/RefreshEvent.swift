/// What happens to a ``Refresher``, in the order in which it happens.
///
/// A refresh that a finger starts reports: `phaseChanged` to pulling, armed and refreshing · `opening` ·
/// `acting` · … · `phaseChanged` to finishing and to idle · `ended`.
nonisolated public enum RefreshEvent: Equatable, Sendable {
  /// It was attached to a scroll view.
  case attached

  /// It was taken off its scroll view. A refresh that was running has ended without another word.
  case detached

  /// The phase changed, progress included.
  case phaseChanged(from: RefreshPhase, to: RefreshPhase)

  /// A refresh started and its room is opening; reported for silent refreshes too.
  case opening

  /// The action is about to run.
  case acting

  /// The refresh is over and the phase says so: after the room has closed, if the policy closes first.
  case ended(RefreshResult)

  /// The content moved, and the phase has been judged by it.
  case moved

  /// The viewport, the content or a resting inset changed, or the scroll view came into a window or left
  /// it.
  case geometryChanged
}

/// Hears what happens to a ``Refresher``.
public protocol RefreshObserver: MainActorBound {
  /// Called for every event, before the engine goes on. Beginning, ending, attaching and detaching are
  /// allowed in here.
  func refresher(_ refresher: Refresher, did event: RefreshEvent)
}

/// An observer made of a closure; it observes until ``cancel()``.
public final class RefreshObservation: RefreshObserver {
  private var handler: ((Refresher, RefreshEvent) -> Void)?

  init(_ handler: @escaping (Refresher, RefreshEvent) -> Void) { self.handler = handler }

  /// Hears nothing more; does nothing a second time.
  public func cancel() { handler = nil }

  /// Hands the event to the closure.
  public func refresher(_ refresher: Refresher, did event: RefreshEvent) { handler?(refresher, event) }
}
