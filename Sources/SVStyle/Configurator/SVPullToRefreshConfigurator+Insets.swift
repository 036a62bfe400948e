extension SVPullToRefreshConfigurator {
  /// The top inset of the list at rest, in points.
  ///
  /// Set, it becomes the app's part of the inset when the view is added. Not set, it is what the list has,
  /// and nothing is written: the original guessed one from the navigation bar.
  public final var originalTopInset: CGFloat {
    get { settings.originalTop ?? restingTop }
    set { settings.originalTop = newValue }
  }

  /// The top inset of the list at rest in portrait, in points.
  ///
  /// Set, it becomes the app's part of the inset whenever the list turns to portrait, and in portrait it
  /// is ``originalTopInset`` too. Not set, turning changes no inset.
  public final var portraitTopInset: CGFloat {
    get { settings.portraitTop ?? restingTop }
    set {
      settings.portraitTop = newValue
      if !isLandscape { settings.originalTop = newValue }
    }
  }

  /// The top inset of the list at rest in landscape, in points; see ``portraitTopInset``.
  public final var landscapeTopInset: CGFloat {
    get { settings.landscapeTop ?? restingTop }
    set {
      settings.landscapeTop = newValue
      if isLandscape { settings.originalTop = newValue }
    }
  }

  /// Whether the list makes room for the view while refreshing; true by default.
  ///
  /// Despite its name, false means that insets are not changed at all.
  public final var shouldAnimateWhenSettingContentInset: Bool {
    get { settings.changesInset }
    set { settings.changesInset = newValue }
  }

  private final var isLandscape: Bool { host.host?.isLandscape ?? false }

  private final var restingTop: CGFloat { CGFloat(host.host?.userInset(at: .top) ?? 0) }
}
