/// A view that shows a look, scaled to its frame: what the stock animators are made of.
///
/// Use ``LookRefreshAnimator`` and ``LookInfiniteAnimator``. Attached to a list, it moves by the list's
/// time, and asks for frames only while something moves and can be seen.
open class LookAnimator: PlatformView {
  final let lookView: LookView
  private final var followed = Link<Refresher>()

  /// What is shown. Looks of other styles are drawn for the whole width of a list; give them a frame of
  /// such a size.
  public final var look: Look {
    get { lookView.look }
    set { lookView.look = newValue }
  }

  /// What is to be seen now.
  public final var drawing: Drawing { lookView.drawing }

  /// An animator with a place and size of its own, showing nothing yet.
  public override init(frame: CGRect) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    lookView = LookView(look: .nothing, frame: bounds)
    super.init(frame: frame)
    addSubview(lookView)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("An animator is made in code, not decoded")
  }

  /// Fills the frame with the look.
  open override func layoutSubviews() {
    super.layoutSubviews()
    lookView.frame = bounds
  }

  /// Whether the animator is hidden; it moves on once it is shown.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { wake() } }
  }

  final func show(_ phase: RefreshPhase) { lookView.player.show(phase) }

  /// Draws in this colour instead of the look's own main colour.
  final func tint(_ color: PlatformColor?) { lookView.tint = color }

  /// Takes its time from the list that `refresher` is attached to.
  final func follow(_ refresher: Refresher) {
    followed = Link(refresher)
    lookView.player.update { $0.isAtEnd = !refresher.slot.edge.isStart }
    lookView.player.follow(refresher.host)
  }

  /// Stands still, unless it follows another refresher by now.
  final func unfollow(_ refresher: Refresher) {
    guard followed.object === refresher else { return }
    followed = Link()
    lookView.player.follow(nil)
  }

  final func wake() { lookView.player.wake() }
}

/// An animator of a pull that shows any look, and the base of the stock ones.
///
///     list.fty.pullToRefresh.bind(animator: LookRefreshAnimator(look: .infinitySpark, frame: frame)) {}
open class LookRefreshAnimator: LookAnimator, CustomPullToRefreshAnimator {
  /// An animator showing a look, with a place and size of its own.
  public convenience init(look: Look, frame: CGRect) {
    self.init(frame: frame)
    self.look = look
  }

  /// Shows `state`.
  open func animateState(_ state: PullToRefreshState) { animateState(state: state) }

  /// Shows `state`; called by ``animateState(_:)``.
  open func animateState(state: PullToRefreshState) { show(state.phase) }
}

/// An animator of infinite scrolling that shows any look, and the base of the stock ones.
open class LookInfiniteAnimator: LookAnimator, CustomInfiniteScrollAnimator {
  /// An animator showing a look, with a place and size of its own.
  public convenience init(look: Look, frame: CGRect) {
    self.init(frame: frame)
    self.look = look
  }

  /// Shows `state`.
  open func animateState(_ state: InfiniteScrollState) { animateState(state: state) }

  /// Shows `state`; called by ``animateState(_:)``.
  open func animateState(state: InfiniteScrollState) { show(state.phase) }
}
