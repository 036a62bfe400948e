extension SVPullToRefreshConfigurator {
  /// Whether the view is inside the list (true, the default), or beside it in its superview.
  public final var treatAsSubView: Bool {
    get { settings.isSubview }
    set { settings.isSubview = newValue }
  }

  /// Whether a view beside the list is below it (true, the default), or above it.
  public final var belowScrollView: Bool {
    get { settings.isBelow }
    set { settings.isBelow = newValue }
  }

  /// Whether a view beside the list moves along with the content; true by default.
  public final var shouldScrollWithScrollView: Bool {
    get { settings.scrollsAlong }
    set { settings.scrollsAlong = newValue }
  }

  /// Whether ``portraitFrame`` and ``landscapeFrame`` say where the view is; false by default.
  public final var customiseFrame: Bool {
    get { settings.customisesFrame }
    set { settings.customisesFrame = newValue }
  }

  /// ``customiseFrame``, spelt as in America.
  public final var customizeFrame: Bool {
    get { customiseFrame }
    set { customiseFrame = newValue }
  }

  /// Where the view is in portrait, with ``customiseFrame``; above the content by default.
  ///
  /// In the content's coordinates inside the list, in the superview's beside it.
  public final var portraitFrame: CGRect {
    get { settings.portraitFrame ?? band }
    set { settings.portraitFrame = newValue }
  }

  /// Where the view is in landscape, with ``customiseFrame``; above the content by default.
  ///
  /// In the content's coordinates inside the list, in the superview's beside it.
  public final var landscapeFrame: CGRect {
    get { settings.landscapeFrame ?? band }
    set { settings.landscapeFrame = newValue }
  }

  /// Where the view is in both orientations; setting it sets both frames and ``customiseFrame``.
  public final var frame: CGRect {
    get { portraitFrame }
    set {
      portraitFrame = newValue
      landscapeFrame = newValue
      customiseFrame = true
    }
  }

  /// Whether the view, with ``customiseFrame``, waits at its frame and slides down by its height when a pull
  /// is far enough; false by default.
  public final var appearsWhenReadyToFresh: Bool {
    get { settings.appearsWhenArmed }
    set { settings.appearsWhenArmed = newValue }
  }

  /// ``appearsWhenReadyToFresh``, spelt right.
  public final var appearsWhenReadyToRefresh: Bool {
    get { appearsWhenReadyToFresh }
    set { appearsWhenReadyToFresh = newValue }
  }

  private final var band: CGRect {
    let width = host.host.map { $0.metrics(along: .horizontal).viewportLength } ?? 0
    return CGRect(x: 0, y: -settings.height, width: CGFloat(width), height: settings.height)
  }
}
