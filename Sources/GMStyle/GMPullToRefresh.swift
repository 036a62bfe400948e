/// The view above a list that is pulled to refresh it.
///
/// A scroll view makes it in ``ScrollHosting/addPullToRefresh(actionHandler:)``; it can also be made by
/// hand and hung on a scroll view.
open class GMPullToRefresh: PlatformView, RefreshObserver {
  /// What the view is doing; ``GMPullToRefreshState/hidden`` at first.
  public private(set) final var state = GMPullToRefreshState.hidden

  /// The label that shows what letting go will do: bold, 14 points, gray.
  public final let titleLabel = PlatformLabel()

  /// What to do when a refresh starts; held as long as the view. May be changed at any time.
  public final var actionHandler: (() -> Void)? {
    didSet { refresher.object?.action = actionHandler }
  }

  private final var refresher = Link<Refresher>()

  /// A view for `scrollView`, and attached to it: what was attached at its top before makes way.
  public init(scrollView: any ScrollHosting) {
    super.init(frame: .zero)
    titleLabel.font = .boldSystemFont(ofSize: 14)
    titleLabel.textColor = .gray
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
    hang(on: scrollView)
  }

  /// A view that stands for a refresh of another style and is not on screen.
  init(standingFor other: Refresher) {
    super.init(frame: .zero)
    refresher = Link(other)
    state = GMPullToRefreshState(other.phase)
    actionHandler = other.action
  }

  /// Views of this class are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("A pull-to-refresh view is made in code, not decoded")
  }

  final func hang(on scrollView: any ScrollHosting) {
    let slots = scrollView.scrollHost.refreshers
    if let known = slots[.header], known === refresher.object { return }
    refresher.object?.detach()
    let new = Refresher(slot: .header, policy: .gmPull, action: actionHandler)
    refresher = Link(new)
    new.setHandle(self)
    new.indicator = RefreshIndicator(view: self, length: 60)
    slots.attach(new)
  }

  /// Ends the refresh; does nothing when none is running.
  public final func stopAnimating() { refresher.object?.end() }

  /// Hears the engine; called by it alone.
  public final func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    switch event {
    case .phaseChanged(_, let phase): enter(GMPullToRefreshState(phase))
    case .detached: enter(.hidden)
    case .attached, .opening, .acting, .ended, .moved, .geometryChanged: break
    }
  }

  private final func enter(_ new: GMPullToRefreshState) {
    guard new != state else { return }
    state = new
    titleLabel.text =
      switch new {
      case .hidden: nil
      case .visible: "Pull down to refresh…"
      case .triggered: "Release to refresh…"
      case .loading: "Loading…"
      }
    setNeedsLayout()
  }

  /// Centres the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.sizeToFit()
    titleLabel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
