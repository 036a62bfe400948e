extension RefreshPolicy {
  /// A header as FigRefresh knows it: pulled past its height and let go, it opens its room, runs the
  /// action after that, and is idle again once the room has closed.
  package static func figHeader(height: Double) -> RefreshPolicy {
    var policy = RefreshPolicy()
    policy.triggerLength = height
    policy.restingLength = height
    policy.actionTiming = .afterOpening
    policy.closing = .closeFirst
    policy.together = .parallel
    return policy
  }

  /// A footer as FigRefresh knows it: the same at the end of the content, which may be short. It keeps
  /// its room while there is no more data.
  package static func figFooter(height: Double) -> RefreshPolicy {
    var policy = figHeader(height: height)
    policy.firesWhenShort = true
    return policy
  }

  /// A footer that always stands in its room after the content and loads when it comes in sight, or one
  /// that is pulled.
  package mutating func loadsByItself(_ isAutomatic: Bool) {
    fires = isAutomatic ? .onApproach : .onRelease
    room = isAutomatic ? .permanent : .whileRefreshing
  }
}
