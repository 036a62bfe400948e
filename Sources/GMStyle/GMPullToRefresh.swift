/// The view above a list that is pulled to refresh it.
///
/// A scroll view makes it in `addPullToRefresh(actionHandler:)`; it can also be made by
/// hand and hung on a scroll view.
open class GMPullToRefresh: PlatformView, RefreshObserver {
  /// What the view is doing; ``GMPullToRefreshState/hidden`` at first.
  public private(set) final var state = GMPullToRefreshState.hidden

  /// The label that shows what letting go will do: bold, 14 points, gray. Only `Look.gmProgress` shows it.
  public final let titleLabel: PlatformLabel! = PlatformLabel()

  /// What to do when a refresh starts; held as long as the view. May be changed at any time.
  public final var actionHandler: (() -> Void)? {
    didSet { refresher.object?.action = actionHandler }
  }

  /// How the view looks; `Look.gmProgress` by default. Changing it keeps whatever is going on.
  public final var look: Look {
    get { lookView.look }
    set {
      lookView.look = newValue
      showState()
    }
  }

  private final let lookView = LookView(look: .gmProgress)
  final var refresher = Link<Refresher>()

  /// A view for `scrollView`, and attached to it: what was attached at its top before makes way.
  public init(scrollView: any ScrollHosting) {
    super.init(frame: .zero)
    makeParts()
    hang(on: scrollView)
  }

  /// A view that stands for a refresh of another style and is not on screen.
  init(standingFor other: Refresher) {
    super.init(frame: .zero)
    makeParts()
    refresher = Link(other)
    state = GMPullToRefreshState(other.phase)
    actionHandler = other.action
    showState()
  }

  /// Views of this class are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("A pull-to-refresh view is made in code, not decoded")
  }

  private final func makeParts() {
    titleLabel.font = .boldSystemFont(ofSize: 14)
    titleLabel.textColor = PlatformColor(white: 102.0 / 255, alpha: 1)
    titleLabel.backgroundColor = .clear
    addSubview(lookView)
    addSubview(titleLabel)
    showState()
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

  // MARK: Commands

  /// Ends the refresh; does nothing when none is running.
  public final func stopAnimating() { refresher.object?.end() }

  /// Judges the present offset once more. The view watches the list by itself, so this changes nothing and
  /// does no harm.
  public final func scrollViewDidScroll(_ contentOffset: CGPoint) {
    refresher.object?.host?.refreshers.report(.scrolled)
  }

  /// Gives the list a top inset of the app's, at once. Room that is open is part of it, and is taken back
  /// when the refresh ends.
  public final func setScrollViewContentInsetTop(_ points: CGFloat) {
    guard let refresher = refresher.object, let host = refresher.host else { return }
    let room = host.refreshers.all.reduce(0) { $1.slot.edge == .top ? $0 + $1.room : $0 }
    host.setUserInset(Double(points) - room, at: .top)
  }

  // MARK: What happens

  /// Hears the engine; called by it alone.
  public final func refresher(_ refresher: Refresher, did event: RefreshEvent) {
    lookView.refresher(refresher, did: event)
    switch event {
    case .phaseChanged(_, let phase): enter(GMPullToRefreshState(phase))
    case .detached: enter(.hidden)
    case .attached, .opening, .acting, .ended, .moved, .geometryChanged: break
    }
  }

  private final func enter(_ new: GMPullToRefreshState) {
    guard new != state else { return }
    state = new
    showState()
  }

  private final func showState() {
    let texts = RefreshLanguage.texts
    let title: String? =
      switch state {
      case .hidden: nil
      case .visible: texts[.pullDownToRefresh]
      case .triggered: texts[.releaseToRefresh]
      case .loading: texts[.loading]
      }
    let isOwn = look.name == Look.gmProgress.name
    titleLabel.text = title
    titleLabel.isHidden = !isOwn
    let words = LookTexts(title: isOwn ? "" : title ?? "")
    lookView.player.update { $0.texts = words }
    setNeedsLayout()
  }

  /// Lays out the title beside the animation, both in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    lookView.frame = bounds
    lookView.layoutIfNeeded()
    titleLabel.sizeToFit()
    let width = max(titleLabel.frame.width, 100)
    titleLabel.frame = CGRect(x: bounds.midX - 30, y: bounds.midY - 10, width: width, height: 20)
  }
}
