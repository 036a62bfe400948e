/// A ring that closes while the list is pulled, slowly at first, and a spinner while loading.
open class DefaultRefreshAnimator: LookRefreshAnimator {
  /// The spinner, gray; it fills the frame. Another one may be put in its place.
  public final var activityIndicatorView = PlatformActivityIndicatorView(style: .medium) {
    didSet { replace(oldValue) }
  }

  /// What the ring looks like: a stroke colour set here is the ring's, and its end follows the pull. The
  /// ring itself is drawn by the animator.
  public final var circleLayer = PlatformShapeLayer()

  /// An animator with a place and size of its own; 24 by 24 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look = .infinityDefault.made(for: 24, 24)
    circleLayer.lineWidth = 3
    circleLayer.strokeEnd = 0
    addSubview(activityIndicatorView)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) { super.init(coder: coder) }

  /// Shows `state`.
  open override func animateState(state: PullToRefreshState) {
    if let stroke = circleLayer.lookStroke { tint(stroke) }
    super.animateState(state: state)
    switch state {
    case .none: showRing(0)
    case .releasing(let progress): showRing(progress * progress)
    case .loading:
      lookView.isHidden = true
      circleLayer.isHidden = true
      circleLayer.strokeEnd = 0
      activityIndicatorView.startAnimating()
    }
  }

  private func showRing(_ end: CGFloat) {
    activityIndicatorView.stopAnimating()
    lookView.isHidden = false
    circleLayer.isHidden = false
    circleLayer.strokeEnd = end
  }

  private func replace(_ old: PlatformActivityIndicatorView) {
    guard old !== activityIndicatorView else { return }
    old.removeFromSuperview()
    addSubview(activityIndicatorView)
    if old.isAnimating { activityIndicatorView.startAnimating() }
  }

  /// Fills the frame with ring and spinner.
  open override func layoutSubviews() {
    super.layoutSubviews()
    activityIndicatorView.frame = bounds
  }
}

/// A spinner that turns while loading.
open class DefaultInfiniteAnimator: LookInfiniteAnimator {
  /// The spinner, gray; it fills the frame. Another one may be put in its place.
  public final var activityIndicatorView = PlatformActivityIndicatorView(style: .medium) {
    didSet {
      guard oldValue !== activityIndicatorView else { return }
      oldValue.removeFromSuperview()
      addSubview(activityIndicatorView)
      if animating { activityIndicatorView.startAnimating() }
    }
  }

  /// Whether the spinner turns.
  public private(set) final var animating = false

  /// An animator with a place and size of its own; 30 by 30 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(activityIndicatorView)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) { super.init(coder: coder) }

  /// Shows `state`.
  open override func animateState(state: InfiniteScrollState) {
    super.animateState(state: state)
    switch state {
    case .none:
      animating = false
      activityIndicatorView.stopAnimating()
    case .loading:
      animating = true
      activityIndicatorView.startAnimating()
    }
  }

  /// Fills the frame with the spinner.
  open override func layoutSubviews() {
    super.layoutSubviews()
    activityIndicatorView.frame = bounds
  }
}
