/// The view below a list that loads more of it.
///
/// A scroll view makes it in ``ScrollHosting/addInfiniteScrolling(actionHandler:)`` and hands it out as
/// ``ScrollHosting/infiniteScrollingView``. It shows a spinner while triggered and loading.
open class SVInfiniteScrollingView: PlatformView, RefreshObserver {
  /// What the view is doing; ``SVInfiniteScrollingState/stopped`` at first.
  public private(set) final var state = SVInfiniteScrollingState.stopped

  /// Whether the user can load more by scrolling; true by default. The view keeps its room all the same.
  public final var enabled: Bool {
    get { refresher.object?.isEnabled ?? true }
    set { refresher.object?.isEnabled = newValue }
  }

  private final let spinner = PlatformActivityIndicatorView(style: .medium)
  private final var refresher = Link<Refresher>()

  /// A view that is not attached to anything yet.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(spinner)
  }

  /// Views of this class are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("An infinite-scrolling view is made in code, not decoded")
  }

  final func bind(to refresher: Refresher) {
    self.refresher = Link(refresher)
    enter(SVInfiniteScrollingState(refresher.phase))
  }

  /// Shows the loading state without running the action; does nothing while loading.
  public final func startAnimating() { refresher.object?.begin(isSilent: true) }

  /// Ends the load; does nothing when none is running.
  public final func stopAnimating() { refresher.object?.end() }

  /// Hears the engine; called by it alone.
  public final func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    switch event {
    case .phaseChanged(_, let phase): enter(SVInfiniteScrollingState(phase))
    case .detached: enter(.stopped)
    case .attached, .opening, .acting, .ended, .moved, .geometryChanged: break
    }
  }

  private final func enter(_ new: SVInfiniteScrollingState) {
    guard new != state else { return }
    state = new
    if new == .stopped { spinner.stopAnimating() } else { spinner.startAnimating() }
  }

  /// Centres the spinner.
  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
