/// A header with a moving picture and a text; 60 points high.
open class RefreshImagesHeader: RefreshHeader {
  private final let part = PicturePart()

  /// The view for pictures of the app's own; nil until there are any. See
  /// ``setImages(_:duration:for:)``.
  public final var imageView: PlatformImageView? { part.imageView }

  /// The height of the picture, 60 points.
  open override func refreshComponentHeight() -> CGFloat { PicturePart.height }

  /// Makes the label and the picture. Call super first.
  open override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    part.add(to: self)
  }

  /// Shows the title and the pictures of the state. Call super.
  open override func refreshComponentStateChange(state: RefreshState) {
    super.refreshComponentStateChange(state: state)
    showParts()
  }

  /// Places picture and title. Call super first; what you place after it stays.
  open override func layoutSubviews() {
    super.layoutSubviews()
    part.layOut(in: self)
  }

  /// Shows pictures of your own in a state, in place of the drawn figure; a state without any shows those
  /// of `idle`.
  ///
  /// - Parameters:
  ///   - images: One picture, or the pictures of an endless sequence; none takes them away.
  ///   - duration: How long the sequence takes, in seconds; 0, the default, is the platform's pace.
  ///   - state: When they are shown.
  public final func setImages(_ images: [PlatformImage], duration: Double = 0, for state: RefreshState) {
    part.setImages(images, duration: duration, for: state, in: self)
  }

  override func showParts() {
    super.showParts()
    part.show(in: self)
  }
}
