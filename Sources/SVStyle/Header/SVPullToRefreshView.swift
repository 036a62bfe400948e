/// The view above a list that is pulled to refresh it.
///
/// A scroll view makes it when it is added and hands it out as `pullToRefreshView`:
///
///     list.pullToRefreshView.arrowColor = .white
///     list.pullToRefreshView.setTitle("Let go", for: .triggered)
///
/// Subclass it to draw something of your own, override the hooks, and add it with
/// `addPullToRefresh(actionHandler:configurator:viewClass:)`. A subclass of this very class
/// shows nothing that it does not bring along, until it sets a ``look``.
///
/// What happens on a pull calls, in this order: ``doSomethingWhenLayoutSubviews()`` ·
/// ``doSomethingWhenStateChanges()`` (triggered) · both again (loading), and the list begins to make room ·
/// ``doSomethingWhenStartingAnimating()`` · the action · … · both again (stopped), and the room begins to
/// close · ``doSomethingWhenStopingAnimating()``.
open class SVPullToRefreshView: PlatformView, RefreshObserver {
  /// What the view is doing; ``SVPullToRefreshState/stopped`` at first.
  public private(set) final var state = SVPullToRefreshState.stopped

  /// The edge at which the view is.
  public private(set) final var position = SVPullToRefreshPosition.top

  /// The label for the title: bold, 14 points, dark gray. Only `Look.svArrow` shows it.
  public final let titleLabel: PlatformLabel! = PlatformLabel()

  /// The label under the title: 12 points, dark gray. Only `Look.svArrow` shows it.
  public final let subtitleLabel: PlatformLabel! = PlatformLabel()

  /// How the view looks; the theme's look by default. Changing it keeps whatever is going on.
  ///
  /// Nil shows no look: the default of an app's own subclass of this class.
  public final var look: Look? {
    didSet { lookDidChange() }
  }

  /// Whether a finger started the refresh that runs, or the last one; true at first.
  public private(set) final var wasTriggeredByUser = true

  final let lookView = LookView(look: .nothing)
  final let spinner = PlatformActivityIndicatorView(style: .gray)
  final var titles: [SVPullToRefreshState: String] = [:]
  final var subtitles: [SVPullToRefreshState: String] = [:]
  final var customViews: [SVPullToRefreshState: PlatformView] = [:]
  final var ownArrowColor: PlatformColor?

  final var refresher = Link<Refresher>()
  final var settings = SVHeaderSettings()
  final var configuration: SVPullToRefreshConfigurator?
  final var isLandscape: Bool?
  final var lastOffset: CGPoint?
  final lazy var slide = Tween(0) { [link = Link(self)] _ in link.object?.placeAnew() }
  final lazy var fade = Tween(1) { [link = Link(self)] share in link.object?.alpha = CGFloat(share) }

  /// The Foundation-dependent part: see the date members.
  final var dates: AnyObject?

  final var hiding = SVHiding()
  private final var configuring = SVConfiguring()

  /// A view that is not attached to anything yet.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    makeParts()
    look = themeLook
    lookDidChange()
  }

  /// Views of this class are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("A pull-to-refresh view is made in code, not decoded")
  }

  /// What the class shows when nobody chose a look.
  var themeLook: Look? { isOwnDrawing ? nil : .svArrow }

  private final var isOwnDrawing: Bool {
    ObjectIdentifier(type(of: self)) != ObjectIdentifier(SVPullToRefreshView.self)
  }

  /// Takes over the pictures that a configurator names; only the theme of pictures has any.
  func takeImages(_ configurator: SVPullToRefreshConfigurator) {}

  /// Whether the view is hidden; false by default. The app may hide it and the pull still works; to switch
  /// that off too, use `showsPullToRefresh`.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      hiding.set(newValue, isPlacing: refresher.object?.isPlacing == true)
      super.isHidden = hiding.isHidden
      lookView.player.wake()
    }
  }

  // MARK: Hooks

  /// Makes or remakes what the view shows: called when the view has been added, and whenever its width has
  /// changed. Does nothing itself.
  open func configureView() {}

  /// Follows a pull: called for each move of the content while it is pulled, before ``state`` is judged by
  /// it, in every state. This is the name that Swift gives the method; override this or
  /// ``doSomethingWhenScrolling(_:)``, which it calls.
  open func doSomething(whenScrolling contentOffset: CGPoint) { doSomethingWhenScrolling(contentOffset) }

  /// The same by its name in Objective-C. Does nothing itself.
  open func doSomethingWhenScrolling(_ contentOffset: CGPoint) {}

  /// Shows another state: called after ``state`` has changed and the view was laid out, before the list
  /// makes or takes back room. Does nothing itself.
  open func doSomethingWhenStateChanges() {}

  /// Starts what moves while refreshing: called once a refresh, after the list has begun to make room, right
  /// before the action. Does nothing itself.
  open func doSomethingWhenStartingAnimating() {}

  /// Stops what moves while refreshing: called once a refresh, when ``state`` is stopped and the room has
  /// begun to close. Not called when nothing was refreshing. Override this, the original's spelling, or
  /// ``doSomethingWhenStoppingAnimating()``, which it calls.
  open func doSomethingWhenStopingAnimating() { doSomethingWhenStoppingAnimating() }

  /// The same, spelt right. Does nothing itself.
  open func doSomethingWhenStoppingAnimating() {}

  /// Prepares for another orientation: called when the list has become wider than tall or the reverse,
  /// before frames and insets follow. Does nothing itself.
  open func doSomethingWhenChangingOrientation() {}

  /// Lays out what a subclass has added: called at the end of each layout. Does nothing itself.
  open func doSomethingWhenLayoutSubviews() {}

  /// Lays out the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    configureIfNeeded()
    layOutParts()
    doSomethingWhenLayoutSubviews()
  }

  /// Calls ``configureView()`` where that is due.
  final func configureIfNeeded() {
    if configuring.isDue(width: bounds.width) { configureView() }
  }

  // MARK: Commands

  /// Shows the loading state without running the action; does nothing while loading.
  ///
  /// Before the scroll view is on screen the wish is kept until it is. End it with ``stopAnimating()``. In
  /// CHQPullToRefresh this ran the action: there, use `triggerPullToRefresh()`.
  public final func startAnimating() { refresher.object?.begin(isSilent: true) }

  /// Ends the refresh; does nothing when none is running. The list is left alone unless it stands in
  /// the view's room.
  public final func stopAnimating() { refresher.object?.end() }

  // MARK: What happens

  /// Hears the engine; called by it alone.
  public final func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    if event != .attached { lookView.refresher(refresher, did: event) }
    switch event {
    case .phaseChanged(let old, let new):
      if old.isOfPull && new.isOfPull { noticeScroll() }
      if new == .refreshing { wasTriggeredByUser = old.isSameKind(as: .armed(progress: 1)) }
      enter(SVPullToRefreshState(new))
    case .moved: noticeScroll()
    case .opening: doSomethingWhenStartingAnimating()
    case .ended:
      followState()
      doSomethingWhenStopingAnimating()
    case .geometryChanged: noticeOrientation()
    case .attached:
      setInMotion()
      noticeOrientation()
    case .detached: enter(.stopped)
    case .acting: break
    }
  }

  private final func enter(_ new: SVPullToRefreshState) {
    guard new != state else { return }
    state = new
    showState()
    setNeedsLayout()
    layoutIfNeeded()
    doSomethingWhenStateChanges()
    followState()
  }

  /// Shows a refresher, and stands at its edge; the caller places the view, and sets its look in motion.
  final func bind(to refresher: Refresher) {
    self.refresher = Link(refresher)
    position = refresher.slot.edge == .bottom ? .bottom : .top
    state = SVPullToRefreshState(refresher.phase)
    lookView.player.show(refresher.phase)
    showState()
  }
}

extension RefreshPhase {
  /// Whether the phase is one that a finger or a bounce leads to.
  fileprivate var isOfPull: Bool {
    switch self {
    case .idle, .pulling, .armed, .returning: true
    case .refreshing, .finishing, .noMoreData: false
    }
  }
}
