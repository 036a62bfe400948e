#if !canImport(UIKit)
extension CHQGIFRefreshView {
  /// A view of two pictures, known by their names: those of GIF files in the main bundle.
  public convenience init(progressImage: PlatformImage?, refreshingImage: PlatformImage?, frame: CGRect) {
    self.init(
      progressImages: progressImage.flatMap { LookImages.named($0.name) },
      refreshingImages: refreshingImage.flatMap { LookImages.named($0.name) }, frame: frame)
  }

  /// The same by the label that Swift gave it.
  public convenience init(
    progressImage: PlatformImage?, refreshingImage: PlatformImage?, withFrame frame: CGRect
  ) {
    self.init(progressImage: progressImage, refreshingImage: refreshingImage, frame: frame)
  }
}

extension CHQGIFScrollingView {
  /// A view of a picture, known by its name: that of a GIF file in the main bundle.
  public convenience init(refreshingImage: PlatformImage?, frame: CGRect) {
    self.init(refreshingImages: refreshingImage.flatMap { LookImages.named($0.name) }, frame: frame)
  }

  /// The same by the label that Swift gave it.
  public convenience init(refreshingImage: PlatformImage?, withFrame frame: CGRect) {
    self.init(refreshingImage: refreshingImage, frame: frame)
  }
}
#endif
