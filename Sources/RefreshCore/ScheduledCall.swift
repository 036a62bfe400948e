/// Something to be done later, once, on a host's clock.
///
/// A host keeps the call until it is due and then calls ``fire()``.
public final class ScheduledCall: MainActorBound {
  /// Whether ``cancel()`` came before the call was due.
  public private(set) var isCancelled = false

  /// Set by a host that has something to take back when the call is cancelled, such as a timer.
  public var onCancel: (() -> Void)?

  private var work: (() -> Void)?

  /// A call that does `work`. The closure is let go of once it ran or was cancelled.
  public init(_ work: @escaping () -> Void) { self.work = work }

  /// Does the work; called by the host. Does nothing a second time or after ``cancel()``.
  public func fire() {
    let due = work
    work = nil
    onCancel = nil
    due?()
  }

  /// Takes the call back; does nothing once it fired.
  public func cancel() {
    guard work != nil else { return }
    isCancelled = true
    work = nil
    onCancel?()
    onCancel = nil
  }
}

/// Something to be done before each frame, for as long as it is wanted.
public final class FrameTicker: MainActorBound {
  /// Whether ``stop()`` was called.
  public private(set) var isStopped = false

  /// Set by a host that has something to take back when the ticker stops, such as a display link.
  public var onStop: (() -> Void)?

  private let work: (Double) -> Void

  /// A ticker that calls `work` with the host's time in seconds.
  public init(_ work: @escaping (Double) -> Void) { self.work = work }

  /// Does the work of one frame; called by the host.
  public func tick(at now: Double) {
    guard !isStopped else { return }
    work(now)
  }

  /// Asks for no more frames; does nothing a second time.
  public func stop() {
    guard !isStopped else { return }
    isStopped = true
    onStop?()
    onStop = nil
  }
}
