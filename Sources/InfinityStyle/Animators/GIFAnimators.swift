/// Images that the pull leafs through, and others that run while loading, a thirtieth of a second each.
///
/// The images are the app's. Without any, nothing is to be seen.
open class GIFRefreshAnimator: PlatformView, CustomPullToRefreshAnimator {
  /// The images that the pull leafs through; none by default.
  public final var refreshImages: [PlatformImage] = [] {
    didSet { leaf() }
  }

  /// The images that run while loading; none by default.
  public final var animatedImages: [PlatformImage] = [] {
    didSet { run() }
  }

  private final let imageView = PlatformImageView(frame: .zero)
  private final var progress: CGFloat = 0
  private final var isLoading = false

  /// An animator with a place and size of its own; 24 by 24 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(imageView)
    imageView.frame = bounds
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("An animator is made in code, not decoded")
  }

  /// Shows `state`.
  open func animateState(_ state: PullToRefreshState) { animateState(state: state) }

  /// Shows `state`; called by ``animateState(_:)``.
  open func animateState(state: PullToRefreshState) {
    switch state {
    case .none: (progress, isLoading) = (0, false)
    case .releasing(let now): (progress, isLoading) = (now, false)
    case .loading: isLoading = true
    }
    leaf()
    run()
  }

  private final func leaf() {
    let count = refreshImages.count
    guard count > 0 else {
      imageView.image = nil
      return
    }
    imageView.image = refreshImages[max(0, min(Int(progress * CGFloat(count)), count - 1))]
  }

  private final func run() { imageView.run(animatedImages, if: isLoading) }

  /// Fills the frame with the image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }
}

/// Images that run while loading, a thirtieth of a second each; nothing otherwise.
open class GIFInfiniteAnimator: PlatformView, CustomInfiniteScrollAnimator {
  /// The images that run while loading; none by default.
  public final var animatedImages: [PlatformImage] = [] {
    didSet { run() }
  }

  private final let imageView = PlatformImageView(frame: .zero)
  private final var isLoading = false

  /// An animator with a place and size of its own; 24 by 24 points look right.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(imageView)
    imageView.frame = bounds
    imageView.isHidden = true
  }

  /// Animators are made in code; decoding one traps.
  public required init?(coder: PlatformCoder) {
    preconditionFailure("An animator is made in code, not decoded")
  }

  /// Shows `state`.
  open func animateState(_ state: InfiniteScrollState) { animateState(state: state) }

  /// Shows `state`; called by ``animateState(_:)``.
  open func animateState(state: InfiniteScrollState) {
    switch state {
    case .none: isLoading = false
    case .loading: isLoading = true
    }
    imageView.isHidden = !isLoading
    run()
  }

  private final func run() { imageView.run(animatedImages, if: isLoading) }

  /// Fills the frame with the image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }
}

extension PlatformImageView {
  /// Runs a sequence, a thirtieth of a second an image, or stops it.
  fileprivate func run(_ images: [PlatformImage], if isRunning: Bool) {
    guard isRunning, !images.isEmpty else { return stopAnimating() }
    animationImages = images
    animationDuration = Double(images.count) / 30
    startAnimating()
  }
}
