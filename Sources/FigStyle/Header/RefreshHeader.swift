/// A header with a text.
///
///     list.fig_header = RefreshHeader { reload { list.fig_header?.endRefreshing() } }
open class RefreshHeader: RefreshHeaderControl {
  /// Whether a second line tells when the list was refreshed last; false by default. The title gets the
  /// upper half of the header then. May be set at any time.
  public final var showsLastUpdatedTime = false {
    didSet { if showsLastUpdatedTime != oldValue { lastUpdatedLineDidChange() } }
  }

  /// The label for the time of the last refresh; nil until it is to be shown and the header is attached.
  public internal(set) final var lastUpdatedTimeLabel: PlatformLabel?

  /// Seconds of the last good refresh, as the platform counts them.
  final var lastUpdatedSeconds: Double? {
    didSet { showLastUpdatedTime() }
  }

  /// The app's own words for that.
  final var lastUpdatedText: ((Double?) -> String)? {
    didSet { showLastUpdatedTime() }
  }

  /// The titles in the language of `RefreshLanguage`.
  open override func refreshComponentTitlesWithStates() -> [RefreshState: String] {
    let texts = RefreshLanguage.texts
    let pull = texts[.pullDownToRefresh]
    return [
      .idle: pull, .pullingInRect: pull, .pullingOutRect: texts[.letGoToRefresh],
      .releaseing: pull, .refreshing: texts[.loading],
    ]
  }

  /// Makes the labels. Call super first.
  open override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    if showsLastUpdatedTime { lastUpdatedLineDidChange() }
  }

  /// Shows the title, and the time of the last refresh. Call super.
  open override func refreshComponentStateChange(state: RefreshState) {
    super.refreshComponentStateChange(state: state)
    showLastUpdatedTime()
  }

  override func register(with refresher: Refresher) { refresher.setHandle(self as RefreshHeader) }

  override func refreshDidEnd(_ result: RefreshResult) {
    if result.isSuccess { lastUpdatedSeconds = WallClock.now() }
  }

  override func layOutTitle(x: CGFloat, width: CGFloat, _ side: TitleSide) {
    super.layOutTitle(x: x, width: width, side)
    layOutLastUpdatedLine()
  }

  override func showParts() {
    super.showParts()
    lastUpdatedTimeLabel?.isHidden = !showsLastUpdatedTime || look != nil
  }
}
