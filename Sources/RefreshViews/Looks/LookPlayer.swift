public import RefreshCore
public import RefreshLooks

/// Plays a look: keeps the moment, asks its host for frames while something moves, and draws.
///
/// It reads no clock of its own. Without a host it shows each phase as it is at its beginning.
public final class LookPlayer: MainActorBound {
  /// What is played. Changing it keeps the moment.
  public var look: Look {
    didSet { redraw() }
  }

  /// All that the look is drawn from. Setting its colours, texts or size draws anew.
  public private(set) var moment = Moment()

  /// What is to be seen now.
  public private(set) var drawing = Drawing()

  /// Called after each change of ``drawing``.
  public var onChange: (() -> Void)?

  /// Asked before each frame whether anyone could see it; nil is yes.
  public var isVisible: (() -> Bool)?

  private var host = HostLink()
  private var ticker: FrameTicker?
  private var beganAt = 0.0

  /// A player of a look, at rest.
  public init(_ look: Look) {
    self.look = look
    redraw()
  }

  /// Whether it is asking for frames.
  public var isTicking: Bool { ticker != nil }

  // MARK: What is shown

  /// Takes its time and its frames from `host` from now on; held weakly.
  public func follow(_ host: (any ScrollHost)?) {
    guard host !== self.host.host else { return wake() }
    stopTicking()
    self.host = HostLink(host)
    beganAt = host?.now ?? 0
    wake()
  }

  /// Shows a phase. Time begins anew when it is of another kind than the last one.
  public func show(_ phase: RefreshPhase) {
    guard phase != moment.phase else { return }
    if !phase.isSameKind(as: moment.phase) {
      let now = host.host?.now ?? 0
      moment.previous = moment.phase
      moment.previousSeconds = max(0, now - beganAt)
      beganAt = now
    }
    moment.phase = phase
    wake()
  }

  /// Changes what surrounds the look, such as its size or its colours.
  public func update(_ change: (inout Moment) -> Void) {
    var changed = moment
    change(&changed)
    guard changed != moment else { return }
    moment = changed
    wake()
  }

  /// Draws, and asks for frames again if there is anything to be seen moving.
  public func wake() {
    redraw()
    if isWanted { startTicking() } else { stopTicking() }
  }

  // MARK: Frames

  private var isWanted: Bool {
    guard let host = host.host, host.isOnScreen, isVisible?() ?? true else { return false }
    return look.isMoving(moment)
  }

  private func startTicking() {
    guard ticker == nil, let host = host.host else { return }
    let new = FrameTicker { [link = Link(self)] _ in link.object?.tick() }
    ticker = new
    host.start(new)
  }

  private func stopTicking() {
    ticker?.stop()
    ticker = nil
  }

  private func tick() {
    redraw()
    if !isWanted { stopTicking() }
  }

  private func redraw() {
    if let now = host.host?.now {
      // On a clock that went back, time goes on from where it was.
      if now < beganAt { beganAt = now - moment.seconds }
      moment.seconds = now - beganAt
    }
    drawing.clear()
    look.draw(moment, &drawing)
    onChange?()
  }
}
