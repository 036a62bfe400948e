public import RefreshCore

// What an app calls from its own overrides, where it wants them. Nothing is done behind its back.

extension ScrollHost {
  /// Refreshes for a two-finger double tap; true if a refresh started.
  ///
  ///     override func accessibilityPerformMagicTap() -> Bool {
  ///       tableView.scrollHost.accessibilityPerformMagicTap()
  ///     }
  public func accessibilityPerformMagicTap() -> Bool { refreshers.activate(.refresh) }

  /// Refreshes for a three-finger swipe that would scroll past the content's start, and loads more for one
  /// past its end; true if a refresh started. Away from the edge, and sideways, it does nothing and says
  /// false, and the platform goes on to scroll.
  ///
  ///     override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
  ///       scrollHost.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  ///     }
  public func accessibilityScroll(_ direction: PlatformAccessibilityScrollDirection) -> Bool {
    if direction == .up { return refreshers.activate(at: .top) }
    if direction == .down { return refreshers.activate(at: .bottom) }
    return false
  }
}
