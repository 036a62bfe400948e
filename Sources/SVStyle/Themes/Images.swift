/// Pictures that follow the pull, then others that run: the theme ``SVRefreshTheme/gif``.
///
/// Where the pictures of the refresh are missing, a spinner turns; the original added no view then, or
/// crashed.
open class CHQGIFRefreshView: SVPullToRefreshView {
  /// What is shown while pulling; nothing by default.
  public final var progressImages: LookImages? {
    didSet { imagesDidChange() }
  }

  /// What runs while refreshing; by default none, and a spinner turns.
  public final var refreshingImages: LookImages? {
    didSet { imagesDidChange() }
  }

  /// Whether the pictures fade in along the whole pull instead of its first fifth; false by default.
  public final var showAlphaTransition = false {
    didSet { imagesDidChange() }
  }

  /// Whether the pictures keep their size, and the view takes their height; false by default.
  public final var isVariableSize = false {
    didSet { imagesDidChange() }
  }

  /// How large the spinner is that stands for missing pictures; gray by default.
  public final var activityIndicatorStyle: PlatformActivityIndicatorView.Style {
    get { activityIndicatorViewStyle }
    set { activityIndicatorViewStyle = newValue }
  }

  /// The app's pictures, held for as long as the view can show them.
  final var heldPictures: [PlatformImage] = []

  /// A view of two series of pictures.
  public convenience init(progressImages: LookImages?, refreshingImages: LookImages?, frame: CGRect = .zero) {
    self.init(frame: frame)
    self.progressImages = progressImages
    self.refreshingImages = refreshingImages
  }

  override var themeLook: Look? {
    .svImages(
      progress: progressImages, refreshing: refreshingImages, showAlphaTransition: showAlphaTransition,
      isVariableSize: isVariableSize)
  }

  override func takeImages(_ configurator: SVPullToRefreshConfigurator) {
    progressImages = configurator.progressImageName.flatMap { LookImages.named($0) }
    refreshingImages = configurator.refreshingImageName.flatMap { LookImages.named($0) }
  }

  private final func imagesDidChange() {
    look = themeLook
    if isVariableSize, let height = progressImages?.height ?? refreshingImages?.height {
      pullToRefreshViewHeight = CGFloat(height)
    }
  }
}

/// Running pictures beside a word, at the end of a list.
///
/// Where the pictures are missing, a spinner turns; the original crashed.
open class CHQGIFScrollingView: SVInfiniteScrollingView {
  /// What runs while loading; by default none, and a spinner turns.
  public final var refreshingImages: LookImages? {
    didSet { look = themeLook }
  }

  /// Kept for the app; the look of running pictures is there only while it is wanted. False by default.
  public final var showAlphaTransition = false

  /// Kept for the app; running pictures fill the view's height. False by default.
  public final var isVariableSize = false

  /// How large the spinner is that stands for missing pictures; gray by default.
  public final var activityIndicatorStyle: PlatformActivityIndicatorView.Style {
    get { activityIndicatorViewStyle }
    set { activityIndicatorViewStyle = newValue }
  }

  /// The app's pictures, held for as long as the view can show them.
  final var heldPictures: [PlatformImage] = []

  /// A view of a series of pictures.
  public convenience init(refreshingImages: LookImages?, frame: CGRect = .zero) {
    self.init(frame: frame)
    self.refreshingImages = refreshingImages
  }

  override var themeLook: Look? { .svInfiniteImages(refreshing: refreshingImages) }
}
