/// What headers and footers have in common: a view that knows its state and shows a title for it.
///
/// Use ``RefreshHeader`` or ``RefreshFooter``, or subclass them. The hooks are called in this order:
/// when the component is attached, ``refreshComponentHeight()``,
/// ``refreshComponentTitlesWithStates()`` and ``refreshComponentDidMoveToSuperview()``; then
/// ``refreshComponentStateChange(state:)`` at every change of ``state``.
open class RefreshComponent: PlatformView, RefreshObserver {
  /// What the component is doing; idle at first.
  public private(set) final var state = RefreshState.idle

  /// The component's height in points: the default until it is attached, then what
  /// ``refreshComponentHeight()`` said.
  open var height: CGFloat { currentHeight }

  /// The label for the title of the state; nil until the component is attached.
  public private(set) final var titleLabel: PlatformLabel?

  /// Whether a refresh is running: from its start until the closing animation has ended.
  public final var isRefreshing: Bool { state == .refreshing }

  /// Whether the component can be used; true by default. Switched off, it hides and a running refresh
  /// ends.
  public final var enableRefresh = true {
    didSet { if enableRefresh != oldValue { enableRefreshDidChange() } }
  }

  /// Whether the component is out of sight; false by default. Hidden by the app, it takes no gestures and
  /// no room.
  open override var isHidden: Bool {
    didSet {
      guard let refresher = refresher.object, !refresher.isPlacing else { return }
      refresher.isHidden = isHidden
    }
  }

  private final var currentHeight = FigDefaults.componentHeight
  private final var titles: [RefreshState: String] = [:]
  private final var ownTitles: [RefreshState: String?] = [:]
  private final let refreshingClosure: () -> Void
  private final let endRefreshingClosure: (() -> Void)?
  private final var closuresOfThisEnd: [() -> Void] = []
  final var refresher = Link<Refresher>()

  /// A component that calls `refreshingClosure` when a refresh has opened its room, and
  /// `endRefreshingClosure` when it has closed again. Both are held as long as the component.
  public required init(
    refreshingClosure: @escaping () -> Void, endRefreshingClosure: (() -> Void)? = nil
  ) {
    self.refreshingClosure = refreshingClosure
    self.endRefreshingClosure = endRefreshingClosure
    super.init(frame: .zero)
  }

  /// Components are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("A refresh component is made in code, not decoded")
  }

  // MARK: Commands

  /// Starts a refresh without a finger; does nothing while one is running. Before the list is on screen
  /// the wish is kept until it is.
  public final func beginRefreshing() { refresher.object?.begin() }

  /// Ends the refresh; does nothing when none is running.
  ///
  /// - Parameter closure: Called once when the room has closed, after the component's own end closure.
  public final func endRefreshing(closure: (() -> Void)? = nil) {
    end(closure) { $0.end() }
  }

  final func end(_ closure: (() -> Void)?, _ work: (Refresher) -> Void) {
    guard let refresher = refresher.object else { return }
    if let closure, refresher.isRefreshing { closuresOfThisEnd.append(closure) }
    work(refresher)
  }

  /// Shows `title` in `state`, at once if the component is in it; nil shows none. Stays through
  /// attaching, and wins over ``refreshComponentTitlesWithStates()``.
  public final func setTitle(_ title: String?, for state: RefreshState) {
    ownTitles[state] = .some(title)
    if state == self.state { showTitle() }
  }

  // MARK: Hooks

  /// How high the component is, in points; the default height unless overridden.
  open func refreshComponentHeight() -> CGFloat { FigDefaults.componentHeight }

  /// The titles of the states; none unless overridden.
  open func refreshComponentTitlesWithStates() -> [RefreshState: String] { [:] }

  /// Called once per list, to make subviews: height and titles are known, the frame has its size. Call
  /// super first.
  open func refreshComponentDidMoveToSuperview() {
    guard titleLabel == nil else { return }
    let label = PlatformLabel(frame: .zero)
    label.font = .systemFont(ofSize: 14)
    label.textColor = .gray
    label.textAlignment = .center
    addSubview(label)
    titleLabel = label
  }

  /// Called after each change of the state: for `refreshing` before the room opens, for `idle` and
  /// `noMoreData` after it has closed. Call super, which shows the title.
  open func refreshComponentStateChange(state: RefreshState) { showTitle() }

  // MARK: Attaching

  /// How the engine is to behave for a component of this height.
  func policy(height: Double) -> RefreshPolicy { .figHeader(height: height) }

  final func attach(to host: any ScrollHost, at slot: RefreshSlot) {
    currentHeight = refreshComponentHeight()
    precondition(currentHeight > 0, "A component's height is more than 0 points, not \(currentHeight)")
    titles = refreshComponentTitlesWithStates()
    let new = Refresher(slot: slot, policy: policy(height: Double(currentHeight)))
    new.action = { [link = Link(self)] in link.object?.refreshingClosure() }
    new.isHidden = !enableRefresh
    register(with: new)
    refresher = Link(new)
    new.indicator = RefreshIndicator(view: self, length: Double(currentHeight))
    host.refreshers.attach(new)
    refreshComponentDidMoveToSuperview()
    titleLabel?.frame = bounds
    showTitle()
  }

  /// Makes this component the style's own object for `refresher`.
  func register(with refresher: Refresher) { refresher.addObserver(self) }

  /// Makes this component stand for a refresh that another style attached; it is not on screen.
  final func stand(for other: Refresher) {
    refresher = Link(other)
    state = RefreshState(other.phase)
  }

  // MARK: What happens

  /// Hears the engine; called by it alone.
  public final func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    switch event {
    case .phaseChanged(_, let phase): enter(RefreshState(phase))
    case .ended: didEnd()
    case .detached:
      closuresOfThisEnd.removeAll()
      enter(.idle)
    case .attached, .opening, .acting, .moved, .geometryChanged: break
    }
  }

  private final func enter(_ new: RefreshState) {
    guard new != state else { return }
    state = new
    refreshComponentStateChange(state: new)
  }

  private final func didEnd() {
    let closures = closuresOfThisEnd
    closuresOfThisEnd.removeAll()
    endRefreshingClosure?()
    for closure in closures { closure() }
  }

  private final func enableRefreshDidChange() {
    guard let refresher = refresher.object else { return }
    if !enableRefresh { refresher.end() }
    refresher.isHidden = !enableRefresh
  }

  private final func showTitle() { titleLabel?.text = ownTitles[state] ?? titles[state] }
}
