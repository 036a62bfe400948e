/// How a pull-to-refresh view is set up.
///
/// Make one, set what shall be otherwise, and add the view with it:
///
///     let configurator = SVPullToRefreshConfigurator(scrollView: list)
///     configurator.theme = .balloon
///     configurator.pullToRefreshViewTriggerHeight = 90
///     list.addPullToRefresh(actionHandler: { reload() }, configurator: configurator)
///
/// The view takes the values over when it is added; changing the configurator afterwards changes nothing
/// until it is handed over again. One configurator can serve many scroll views. Portrait and landscape are
/// told apart by the scroll view itself: landscape is wider than tall.
open class SVPullToRefreshConfigurator: MainActorBound {
  final var settings = SVHeaderSettings.configured
  final var host: HostLink

  /// How the view looks; an arrow by default.
  public final var theme = SVRefreshTheme.default

  /// Any look of the package in place of the theme's; none by default.
  public final var look: Look?

  /// What fills the view behind its look; nothing by default.
  ///
  /// The original filled views with clear colour and so lost what a theme brought along; here a theme keeps
  /// what it draws, whatever is behind it.
  public final var backgroundColor: PlatformColor?

  /// The GIF file that follows the pull, for the theme ``SVRefreshTheme/gif``; `run@2x.gif` by default.
  ///
  /// It is looked for in the main bundle, with or without its ending. Where it is missing, nothing is shown
  /// while pulling.
  public final var progressImageName: String! = "run@2x.gif"

  /// The GIF file that runs while refreshing, for the theme ``SVRefreshTheme/gif``; `run@2x.gif` by default.
  ///
  /// It is looked for in the main bundle, with or without its ending. Where it is missing, a spinner turns.
  public final var refreshingImageName: String! = "run@2x.gif"

  /// A configurator with its defaults, for a scroll view that is held weakly and only asked for its size.
  public required init(scrollView: any ScrollHosting) { host = HostLink(scrollView.scrollHost) }

  /// The height of the view, in points; 60 by default. 0 or more.
  public final var pullToRefreshViewHeight: CGFloat {
    get { settings.height }
    set { settings.height = newValue }
  }

  /// How far the list is pulled until letting go refreshes, in points; 60 by default. 0 or more.
  public final var pullToRefreshViewTriggerHeight: CGFloat {
    get { settings.triggerHeight }
    set { settings.triggerHeight = newValue }
  }

  /// The room that the list keeps above its content while refreshing, in points; 65 by default. 0 or more.
  public final var pullToRefreshViewHangingHeight: CGFloat {
    get { settings.hangingHeight }
    set { settings.hangingHeight = newValue }
  }

  /// How long that room takes to open and to close, and the view to slide, in seconds; 0.5 by default.
  public final var animateDuration: Double {
    get { settings.duration }
    set { settings.duration = newValue }
  }
}
