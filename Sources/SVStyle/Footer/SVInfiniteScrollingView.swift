/// The view at the end of a list that loads more of it.
///
/// A scroll view makes it when it is added and hands it out as `infiniteScrollingView`. It
/// shows a spinner while triggered and loading, or any other ``look``.
///
/// Subclass it to draw something of your own, override the hooks, and add it with
/// `addInfiniteScrolling(actionHandler:viewClass:)`. A subclass of this very class shows
/// nothing that it does not bring along, until it sets a ``look``.
open class SVInfiniteScrollingView: PlatformView, RefreshObserver {
  /// What the view is doing; ``SVInfiniteScrollingState/stopped`` at first.
  public private(set) final var state = SVInfiniteScrollingState.stopped

  /// The edge at which the view is.
  public private(set) final var direction = SVInfiniteScrollingDirection.bottom

  /// Whether a finger started the load that runs, or the last one; true at first.
  public private(set) final var wasTriggeredByUser = true

  /// How the view looks; the theme's look by default. Changing it keeps whatever is going on.
  ///
  /// Nil shows no look: the default of an app's own subclass of this class.
  public final var look: Look? {
    didSet { lookDidChange() }
  }

  /// The spinner in the middle. Only `Look.svInfiniteSpinner` shows it.
  public final let activityIndicatorView: PlatformActivityIndicatorView! = PlatformActivityIndicatorView(
    style: .gray)

  final let lookView = LookView(look: .nothing)
  final var customViews: [SVInfiniteScrollingState: PlatformView] = [:]
  final var refresher = Link<Refresher>()
  private final var lastOffset: CGPoint?
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
    preconditionFailure("An infinite-scrolling view is made in code, not decoded")
  }

  /// What the class shows when nobody chose a look.
  var themeLook: Look? {
    ObjectIdentifier(type(of: self)) == ObjectIdentifier(SVInfiniteScrollingView.self)
      ? .svInfiniteSpinner : nil
  }

  /// Whether the view is hidden; false by default. The app may hide it and it loads all the same; to switch
  /// that off too, use `showsInfiniteScrolling`.
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

  /// Follows the list: called for each move of the content at its end or beyond, before ``state`` is judged
  /// by it. This is the name that Swift gives the method; override this or ``doSomethingWhenScrolling(_:)``,
  /// which it calls.
  open func doSomething(whenScrolling contentOffset: CGPoint) { doSomethingWhenScrolling(contentOffset) }

  /// The same by its name in Objective-C. Does nothing itself.
  open func doSomethingWhenScrolling(_ contentOffset: CGPoint) {}

  /// Starts what moves while loading: called once a load, right before the action. Does nothing itself.
  open func doSomethingWhenStartingAnimating() {}

  /// Stops what moves while loading: called once a load, when ``state`` is stopped. Not called when nothing
  /// was loading. Override this, the original's spelling, or ``doSomethingWhenStoppingAnimating()``, which
  /// it calls.
  open func doSomethingWhenStopingAnimating() { doSomethingWhenStoppingAnimating() }

  /// The same, spelt right. Does nothing itself.
  open func doSomethingWhenStoppingAnimating() {}

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
  public final func startAnimating() { refresher.object?.begin(isSilent: true) }

  /// Ends the load; does nothing when none is running.
  public final func stopAnimating() { refresher.object?.end() }

  // MARK: What happens

  /// Hears the engine; called by it alone.
  public final func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    if event != .attached { lookView.refresher(refresher, did: event) }
    switch event {
    case .phaseChanged(let old, let new):
      let isByFinger = old.isSameKind(as: .armed(progress: 1))
      if new == .refreshing { wasTriggeredByUser = isByFinger } else { noticeScroll() }
      enter(SVInfiniteScrollingState(new))
    case .moved: noticeScroll()
    case .opening: doSomethingWhenStartingAnimating()
    case .ended: doSomethingWhenStopingAnimating()
    case .detached: enter(.stopped)
    case .attached: setInMotion()
    case .acting, .geometryChanged: break
    }
  }

  private final func enter(_ new: SVInfiniteScrollingState) {
    guard new != state else { return }
    state = new
    showState()
    setNeedsLayout()
    layoutIfNeeded()
  }

  private final func noticeScroll() {
    guard let host = refresher.object?.host else { return }
    let offset = host.currentOffset
    guard offset != lastOffset else { return }
    lastOffset = offset
    let metrics = host.metrics(along: .vertical)
    switch direction {
    case .bottom:
      guard metrics.offset >= metrics.contentLength - metrics.viewportLength else { return }
    case .top:
      guard metrics.offset <= 0 else { return }
    }
    doSomething(whenScrolling: offset)
  }

  /// Shows a refresher, and stands at its edge; the caller places the view, and sets its look in motion.
  final func bind(to refresher: Refresher) {
    self.refresher = Link(refresher)
    direction = refresher.slot.edge == .top ? .top : .bottom
    state = SVInfiniteScrollingState(refresher.phase)
    lookView.player.show(refresher.phase)
    showState()
  }
}
