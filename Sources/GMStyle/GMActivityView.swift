/// A rectangle that fills from below, again and again while something is going on.
///
/// It takes its frames from the scroll view it is told to follow; without one it stands still.
open class GMActivityView: PlatformView {
  private final let lookView = LookView(look: .gmRisingRectangle)

  /// Whether the rectangle is filled while it stands still; false by default.
  public final var isFull = false {
    didSet { showState() }
  }

  /// Whether the view is hidden while it stands still after ``stopAnimation()``; false by default.
  public final var hidesWhenStopped = false

  /// Whether the rectangle is filling.
  public private(set) final var isAnimating = false

  /// What is to be seen now.
  public final var drawing: Drawing { lookView.drawing }

  /// An empty rectangle with a place of its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(lookView)
    lookView.frame = bounds
    lookView.layoutIfNeeded()
  }

  /// Views of this class are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("An activity view is made in code, not decoded")
  }

  /// Takes time and frames from a scroll view, held weakly; nil stands still.
  public final func follow(_ scrollView: (any ScrollHosting)?) {
    lookView.player.follow(scrollView?.scrollHost)
  }

  /// Fills again and again, and shows itself; does nothing while it does.
  public final func startAnimation() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    showState()
  }

  /// Stands still, filled, and hides if ``hidesWhenStopped``.
  public final func stopAnimation() {
    isAnimating = false
    isFull = true
    isHidden = hidesWhenStopped
  }

  private final func showState() {
    lookView.player.show(isAnimating ? .refreshing : isFull ? .armed(progress: 1) : .idle)
  }

  /// Gives the rectangle the whole view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    lookView.frame = bounds
    lookView.layoutIfNeeded()
  }
}
