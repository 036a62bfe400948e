/// What headers and footers have in common: a view that knows its state and shows a title for it.
///
/// Use ``RefreshHeader`` or ``RefreshFooter``, or subclass them. The hooks are called in this order:
/// when the component is attached, ``refreshComponentHeight()``,
/// ``refreshComponentTitlesWithStates()`` and ``refreshComponentDidMoveToSuperview()``; then
/// ``refreshComponentStateChange(state:)`` at every change of ``state``.
///
/// The list holds its components, and a component holds its closures; let the closures hold the list
/// weakly. Taken out of its list with `removeFromSuperview()`, a component is detached: its room is given
/// back and a running refresh is over without a callback.
open class RefreshComponent: FigFollowingView {
  /// What the component is doing; idle at first. Other than in FigRefresh, only the component sets it:
  /// use ``beginRefreshing(closure:)`` and ``endRefreshing(closure:)``.
  public internal(set) final var state = RefreshState.idle

  /// The label for the title of the state; nil until the component is attached.
  public internal(set) final var titleLabel: PlatformLabel?

  /// Whether a refresh is running: from its start until the closing animation has ended.
  public final var isRefreshing: Bool { state == .refreshing }

  /// The component's height in points: the default until it is attached, then what
  /// ``refreshComponentHeight()`` said.
  ///
  /// A height that is set here wins, before attaching or after; it is also how far one has to pull. A
  /// height of 0 or less traps.
  open var height: CGFloat {
    get { currentHeight }
    set { setHeight(newValue) }
  }

  /// Whether the user can use the component; true by default. Switched off, it hides and a running
  /// refresh ends, with its callbacks; switched on, it shows again.
  public final var enableRefresh = true {
    didSet { if enableRefresh != oldValue { enableRefreshDidChange() } }
  }

  /// Whether the component is out of sight; false by default. Hidden by the app, it takes no pulls and
  /// no room, and a running refresh goes on. A footer is also hidden while there is no content.
  open override var isHidden: Bool {
    didSet { isHiddenDidChange() }
  }

  /// Whether the component can be pulled; true by default. A running refresh goes on.
  open override var isUserInteractionEnabled: Bool {
    didSet { takesPullsDidChange() }
  }

  /// Whether the component fades in with the pull; false by default, always opaque.
  public final var isAutomaticallyChangeAlpha = false {
    didSet { if isAutomaticallyChangeAlpha { showProgress() } else if oldValue { alpha = 1 } }
  }

  /// What is drawn in place of the component's own label, spinner and pictures; nil, the default, is
  /// those.
  ///
  ///     list.fig_header?.look = .figIndicator
  ///
  /// Any look of this package or of your own serves. It gets the title of the state as its text, if it
  /// shows texts. May be set at any time; the height stays as it is.
  public final var look: Look? {
    didSet { lookDidChange() }
  }

  /// The view that shows ``look``; nil without one.
  public internal(set) final var lookView: LookView?

  // MARK: State of the component

  final var currentHeight = FigDefaults.componentHeight
  final var ownHeight: CGFloat?
  final var ignoredInset: CGFloat = 0 {
    didSet { refresher.object?.policy.ignoredInset = Double(ignoredInset) }
  }

  final var titles: [RefreshState: String] = [:]
  final var titlesLanguage: RefreshTexts?
  final var ownTitles: [RefreshState: String?] = [:]

  final let refreshingClosure: () -> Void
  final let endRefreshingClosure: (() -> Void)?
  final var closuresOfThisBegin: [() -> Void] = []
  final var closuresOfThisEnd: [() -> Void] = []

  final var refresher = Link<Refresher>()
  final var wantsHidden = false
  final var hostOfSetUp = HostLink()
  final var placedIn = Link<PlatformView>()
  final var looksAtWork: [LookView] = []

  // MARK: Making one

  /// A component that calls `refreshingClosure` when a refresh has opened its room, and
  /// `endRefreshingClosure` when it has closed again. Both are held as long as the component.
  ///
  /// A subclass whose own properties have no defaults has to declare this initialiser again: the
  /// default classes are made with it.
  public required init(
    refreshingClosure: @escaping () -> Void, endRefreshingClosure: (() -> Void)? = nil
  ) {
    self.refreshingClosure = refreshingClosure
    self.endRefreshingClosure = endRefreshingClosure
    super.init(frame: .zero)
  }

  /// The same for a closure that a wrapper may not have: without one a refresh is only shown until it
  /// is ended.
  public convenience init(
    refreshingClosure: (() -> Void)?, endRefreshingClosure: (() -> Void)? = nil
  ) {
    self.init(refreshingClosure: refreshingClosure ?? {}, endRefreshingClosure: endRefreshingClosure)
  }

  /// Components are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("A refresh component is made in code, not decoded")
  }

  // MARK: Hooks

  /// How high the component is, in points, asked for when it is attached; the default height unless
  /// overridden. A height of 0 or less traps.
  open func refreshComponentHeight() -> CGFloat { FigDefaults.componentHeight }

  /// The titles of the states, asked for when the component is attached, and again after
  /// `RefreshLanguage.texts` changed; none unless overridden. A state that is missing shows no title.
  open func refreshComponentTitlesWithStates() -> [RefreshState: String] { [:] }

  /// Called once per list, to make subviews: height and titles are known, the frame has its size.
  ///
  /// Call super first, which makes ``titleLabel``. The label follows changes of the width by its
  /// autoresizing mask, wherever it is put; views of your own do so with masks or constraints of theirs,
  /// or by overriding `layoutSubviews()`.
  open func refreshComponentDidMoveToSuperview() { makeTitleLabel() }

  /// Called after each change of the state: for `refreshing` before the room opens, for `idle` and
  /// `noMoreData` after it has closed and before the end closures. Call super, which shows the title.
  open func refreshComponentStateChange(state: RefreshState) { showTitle() }

  /// Notices that the app takes the component out of its list.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    superviewDidChange()
  }

  // MARK: For subclasses in this package

  /// How the engine is to behave for a component of this height.
  func policy(height: Double) -> RefreshPolicy { .figHeader(height: height) }

  /// Makes this component the style's own object for `refresher`.
  func register(with refresher: Refresher) { refresher.addObserver(self) }

  /// Puts the title between two places, as high as the component.
  func layOutTitle(x: CGFloat, width: CGFloat, _ side: TitleSide) {
    titleLabel?.frame = CGRect(x: x, y: 0, width: width, height: bounds.size.height)
    switch side {
    case .left: titleLabel?.textAlignment = .left
    case .middle: titleLabel?.textAlignment = .center
    case .right: titleLabel?.textAlignment = .right
    }
  }

  /// Shows or hides what the component has besides its title and its look.
  func showParts() {}

  /// A refresh has ended, and the end closures are about to be called.
  func refreshDidEnd(_ result: RefreshResult) {}
}
