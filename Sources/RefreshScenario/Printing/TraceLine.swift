/// One event while a scenario is played, and how things stood then.
nonisolated public struct TraceLine: Equatable, Sendable {
  /// Seconds since the scenario began.
  public var t: Double

  /// What happened.
  public var ev: String

  /// Who did it; nil if nobody in particular.
  public var by: String?

  /// How things stood; visibility, frames and life are not printed.
  public var state: FinalState

  /// Whether a finger drags the content.
  public var dragging: Bool

  /// An event at a moment.
  public init(t: Double, ev: String, by: String? = nil, state: FinalState, dragging: Bool) {
    self.t = t
    self.ev = ev
    self.by = by
    self.state = state
    self.dragging = dragging
  }

  /// One JSON object on one line, without the line's end.
  public var jsonLine: String {
    var line = JSONLine()
    line.add("t", seconds: t)
    line.add("ev", ev)
    line.add("by", by)
    line.add("y", state.y)
    line.add("insetTop", state.insetTop)
    line.add("insetBottom", state.insetBottom)
    line.add("ownTop", state.ownTop)
    line.add("ownBottom", state.ownBottom)
    line.add("dragging", dragging)
    line.add("header", state.header)
    line.add("footer", state.footer)
    line.add("headerActions", state.headerActions)
    line.add("footerActions", state.footerActions)
    return line.text
  }
}
