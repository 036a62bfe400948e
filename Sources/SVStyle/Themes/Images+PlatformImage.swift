extension CHQGIFRefreshView {
  /// A view of two pictures, animated ones or single ones; where there are no real pictures, they are known
  /// by their names: those of GIF files in the main bundle.
  public convenience init(progressImage: PlatformImage?, refreshingImage: PlatformImage?, frame: CGRect) {
    self.init(
      progressImages: progressImage?.lookImages, refreshingImages: refreshingImage?.lookImages, frame: frame)
    heldPictures = [progressImage, refreshingImage].compactMap { $0 }
  }

  /// The same by the label that Swift gave it.
  public convenience init(
    progressImage: PlatformImage?, refreshingImage: PlatformImage?, withFrame frame: CGRect
  ) {
    self.init(progressImage: progressImage, refreshingImage: refreshingImage, frame: frame)
  }
}

extension CHQGIFScrollingView {
  /// A view of a picture, an animated one or a single one; where there are no real pictures, it is known by
  /// its name: that of a GIF file in the main bundle.
  public convenience init(refreshingImage: PlatformImage?, frame: CGRect) {
    self.init(refreshingImages: refreshingImage?.lookImages, frame: frame)
    heldPictures = [refreshingImage].compactMap { $0 }
  }

  /// The same by the label that Swift gave it.
  public convenience init(refreshingImage: PlatformImage?, withFrame frame: CGRect) {
    self.init(refreshingImage: refreshingImage, frame: frame)
  }
}
