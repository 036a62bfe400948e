extension SVPullToRefreshView {
  /// The title of the present state: the app's, or the user's language's.
  final var title: String {
    if let own = titles[state] { return own }
    switch state {
    case .stopped, .all: return RefreshLanguage.texts[.pullToRefresh]
    case .triggered: return RefreshLanguage.texts[.releaseToRefresh]
    case .loading: return RefreshLanguage.texts[.loading]
    }
  }

  /// The second line of the present state; empty unless the app wants one.
  final var subtitle: String { subtitles[state] ?? "" }

  // MARK: Titles

  /// Sets the title of a state, or of all; nil is an empty one.
  public final func setTitle(_ title: String?, for state: SVPullToRefreshState) {
    for state in state.members { titles[state] = title ?? "" }
    showState()
  }

  /// The same by its older spelling.
  public final func setTitle(_ title: String?, forState state: SVPullToRefreshState) {
    setTitle(title, for: state)
  }

  /// The same with the state's number; a number that is no state is ignored.
  public final func setTitle(_ title: String?, for state: UInt) {
    if let state = SVPullToRefreshState(rawValue: state) { setTitle(title, for: state) }
  }

  /// The same with the state's number; a number that is no state is ignored.
  public final func setTitle(_ title: String?, forState state: UInt) { setTitle(title, for: state) }

  // MARK: Subtitles

  /// Sets the second line of a state, or of all; nil and an empty one show none, as by default.
  public final func setSubtitle(_ subtitle: String?, for state: SVPullToRefreshState) {
    for state in state.members { subtitles[state] = subtitle ?? "" }
    showState()
  }

  /// The same by its older spelling.
  public final func setSubtitle(_ subtitle: String?, forState state: SVPullToRefreshState) {
    setSubtitle(subtitle, for: state)
  }

  /// The same with the state's number; a number that is no state is ignored.
  public final func setSubtitle(_ subtitle: String?, for state: UInt) {
    if let state = SVPullToRefreshState(rawValue: state) { setSubtitle(subtitle, for: state) }
  }

  /// The same with the state's number; a number that is no state is ignored.
  public final func setSubtitle(_ subtitle: String?, forState state: UInt) {
    setSubtitle(subtitle, for: state)
  }
}
