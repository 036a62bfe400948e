extension RefreshComponent {
  /// Starts a refresh without a finger; does nothing while one is running.
  ///
  /// Before the list is on screen the wish is kept until it is. Where the component is near, it is moved
  /// into view; a user who is somewhere else in the list is not moved. Works without pulls, too.
  ///
  /// - Parameter closure: Called once, when the room has opened and right after the action has run. Not
  ///   called if a refresh is running already, nor if it ends before.
  public final func beginRefreshing(closure: (() -> Void)? = nil) {
    guard let refresher = refresher.object else { return }
    if let closure, !refresher.isRefreshing { closuresOfThisBegin.append(closure) }
    refresher.begin()
    if !refresher.isRefreshing && !refresher.isPending { closuresOfThisBegin.removeAll() }
  }

  /// Ends the refresh; does nothing when none is running.
  ///
  /// Before the action has run, it keeps it from running. The closure that the component was made with
  /// is called too, other than in FigRefresh.
  ///
  /// - Parameter closure: Called once when the room has closed, after the component's own end closure;
  ///   not if no refresh was running or closing.
  public final func endRefreshing(closure: (() -> Void)? = nil) {
    end(closure) { $0.end() }
  }

  final func end(_ closure: (() -> Void)?, _ work: (Refresher) -> Void) {
    guard let refresher = refresher.object else { return }
    if let closure, isEnding(refresher) { closuresOfThisEnd.append(closure) }
    if refresher.isPending { closuresOfThisBegin.removeAll() }
    work(refresher)
  }

  /// Whether an end closure will be called, now or when the room has closed.
  final func isEnding(_ refresher: Refresher) -> Bool {
    refresher.isRefreshing || refresher.phase == .finishing
  }

  /// Shows `title` in `state`, at once if the component is in it; nil shows none. Stays through
  /// attaching, and wins over ``refreshComponentTitlesWithStates()``.
  public final func setTitle(_ title: String?, for state: RefreshState) {
    ownTitles[state] = .some(title)
    if state == self.state { showTitle() }
  }

  /// How far the component is pulled, as a share of its height; 0 where nobody pulls, more than 1 beyond
  /// it.
  public final var pullingPercent: CGFloat { CGFloat(refresher.object?.phase.progress ?? 0) }
}
