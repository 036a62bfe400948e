/// The view above a list that is pulled to refresh it.
///
/// A scroll view makes it in ``ScrollHosting/addPullToRefresh(actionHandler:)`` and hands it out as
/// ``ScrollHosting/pullToRefreshView``. It shows a title for each state and a spinner while loading.
open class SVPullToRefreshView: PlatformView, RefreshObserver {
  /// What the view is doing; ``SVPullToRefreshState/stopped`` at first.
  public private(set) final var state = SVPullToRefreshState.stopped

  /// The label that shows the title of the state: bold, 14 points, dark gray.
  public final let titleLabel = PlatformLabel()

  private final let spinner = PlatformActivityIndicatorView(style: .medium)
  private final var refresher = Link<Refresher>()

  /// A view that is not attached to anything yet.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .boldSystemFont(ofSize: 14)
    titleLabel.textColor = .darkGray
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
    addSubview(spinner)
    showState()
  }

  /// Views of this class are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("A pull-to-refresh view is made in code, not decoded")
  }

  final func bind(to refresher: Refresher) {
    self.refresher = Link(refresher)
    state = SVPullToRefreshState(refresher.phase)
    showState()
  }

  // MARK: Commands

  /// Shows the loading state without running the action; does nothing while loading.
  ///
  /// Before the scroll view is on screen the wish is kept until it is. End it with ``stopAnimating()``.
  public final func startAnimating() { refresher.object?.begin(isSilent: true) }

  /// Ends the refresh; does nothing when none is running. The list is left alone unless it stands in
  /// the view's room.
  public final func stopAnimating() { refresher.object?.end() }

  // MARK: What happens

  /// Hears the engine; called by it alone.
  public final func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    switch event {
    case .phaseChanged(_, let phase): enter(SVPullToRefreshState(phase))
    case .detached: enter(.stopped)
    case .attached, .opening, .acting, .ended, .moved, .geometryChanged: break
    }
  }

  private final func enter(_ new: SVPullToRefreshState) {
    guard new != state else { return }
    state = new
    showState()
  }

  private final func showState() {
    titleLabel.text =
      switch state {
      case .stopped, .all: "Pull to refresh..."
      case .triggered: "Release to refresh..."
      case .loading: "Loading..."
      }
    if state == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
    setNeedsLayout()
  }

  /// Centres spinner and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.sizeToFit()
    titleLabel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    spinner.center = CGPoint(x: titleLabel.frame.minX - 20, y: bounds.midY)
  }
}
