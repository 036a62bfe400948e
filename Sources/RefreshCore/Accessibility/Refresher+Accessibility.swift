extension Refresher {
  /// What assistive technology finds where the refresher is to be seen; nil where there is nothing.
  public var accessibilityElement: RefreshElement? {
    isAttached ? element(offersAction: offersAction) : nil
  }

  private func element(offersAction: Bool) -> RefreshElement? {
    RefreshElement(
      role: slot.role, phase: phase, hasRoom: room > 0, isHidden: isHidden, offersAction: offersAction)
  }

  /// Whether ``activate()`` would start a refresh now.
  public var offersAction: Bool {
    guard isAttached, takesGestures else { return false }
    return !isRefreshing || policy.secondBegin != .ignore
  }

  /// Whether the scroll view itself should offer what ``activate()`` does: there is no other way to it than
  /// a pull. What comes by itself when the content's end comes near needs no action.
  public var offersActionFromAfar: Bool { !comesByItself && offersAction }

  private var comesByItself: Bool {
    switch policy.fires {
    case .onRelease, .atThreshold: false
    case .onApproach: true
    }
  }

  /// Starts a refresh for a user who does not pull: from a screen reader's action, a key or a menu.
  ///
  /// It is the same as ``begin(isSilent:reveal:)``, but it counts as the user's own: it does nothing while
  /// ``isEnabled`` is false or ``isHidden`` is true, and the user gets to hear how it ends.
  ///
  /// - Returns: Whether a refresh started, or starts as soon as the scroll view is on screen.
  @discardableResult
  public func activate() -> Bool {
    guard offersAction, let context else { return false }
    if isRefreshing { announcements.askedAgain() }
    let decision = cycle.begin(
      RefreshCycle.Request(isGesture: false, isUsers: true), context, policy: policy)
    carryOut(decision)
    switch decision {
    case .start, .runAgain: return true
    case .refused: return false
    case .nothing: return isPending || isRefreshing
    }
  }

  /// Has something said aloud, if the user could see what it is about.
  func say(_ announcement: RefreshAnnouncement?) {
    guard let announcement, let host, host.isOnScreen, !isHidden else { return }
    host.announce(announcement, for: slot.role)
  }

  /// Tells the host if assistive technology finds something else here than before.
  func describe() {
    guard isAttached else { return }
    let offers = offersAction
    let new = Description(element: element(offersAction: offers), fromAfar: offers && !comesByItself)
    guard new != described else { return }
    described = new
    host?.describe(self)
  }

  /// What the host was told last.
  struct Description: Equatable {
    var element: RefreshElement?
    var fromAfar = false
  }
}
