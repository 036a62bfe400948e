/// A spinner that appears while loading, and grows out of nothing while the list is pulled.
open class DefaultRefreshAnimator: PlatformView, CustomPullToRefreshAnimator {
  /// The spinner; gray.
  public final var activityIndicatorView = PlatformActivityIndicatorView(style: .medium)

  /// An animator with a place and size of its own; 24 by 24 points look right.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    activityIndicatorView.hidesWhenStopped = false
    activityIndicatorView.alpha = 0
    addSubview(activityIndicatorView)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("An animator is made in code, not decoded")
  }

  /// Shows `state`.
  open func animateState(_ state: PullToRefreshState) {
    switch state {
    case .none:
      activityIndicatorView.stopAnimating()
      activityIndicatorView.alpha = 0
    case .releasing(let progress):
      activityIndicatorView.stopAnimating()
      // A slow start, as the eye expects of something that is being wound up.
      activityIndicatorView.alpha = progress * progress
    case .loading:
      activityIndicatorView.alpha = 1
      activityIndicatorView.startAnimating()
    }
  }

  /// Fills the frame with the spinner.
  open override func layoutSubviews() {
    super.layoutSubviews()
    activityIndicatorView.frame = bounds
  }
}

/// A spinner that turns while loading.
open class DefaultInfiniteAnimator: PlatformView, CustomInfiniteScrollAnimator {
  /// The spinner; gray.
  public final var activityIndicatorView = PlatformActivityIndicatorView(style: .medium)

  /// Whether the spinner turns.
  public final var animating: Bool { activityIndicatorView.isAnimating }

  /// An animator with a place and size of its own; 30 by 30 points look right.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(activityIndicatorView)
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("An animator is made in code, not decoded")
  }

  /// Shows `state`.
  open func animateState(_ state: InfiniteScrollState) {
    switch state {
    case .none: activityIndicatorView.stopAnimating()
    case .loading: activityIndicatorView.startAnimating()
    }
  }

  /// Fills the frame with the spinner.
  open override func layoutSubviews() {
    super.layoutSubviews()
    activityIndicatorView.frame = bounds
  }
}
