extension RefresherSlots {
  /// Starts a refresh for a user who does not pull, wherever the content stands.
  ///
  /// - Parameter role: Which of what is attached; refreshing by default.
  /// - Returns: Whether one started; see ``Refresher/activate()``.
  @discardableResult
  public func activate(_ role: RefreshRole = .refresh) -> Bool {
    for refresher in all where refresher.slot.role == role && refresher.activate() { return true }
    return false
  }

  /// Starts the refresh at an edge if the content stands there and could be scrolled no further.
  ///
  /// - Returns: Whether one started; false away from the edge.
  @discardableResult
  public func activate(at edge: ScrollEdge) -> Bool {
    guard let host else { return false }
    let metrics = host.metrics(along: edge.axis)
    let isThere =
      edge.isStart ? metrics.offset < metrics.startRest + 0.5 : metrics.offset > metrics.endRest - 0.5
    guard isThere else { return false }
    for refresher in all where refresher.slot.edge == edge && refresher.activate() { return true }
    return false
  }
}
