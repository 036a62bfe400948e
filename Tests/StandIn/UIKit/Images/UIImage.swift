open class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  open var size: CGSize { points }
  open var scale: CGFloat { factor }
  open var cgImage: CGImage? { picture }
  open var images: [UIImage]? { series }
  open var duration: TimeInterval { seconds }
  open private(set) var renderingMode = RenderingMode.automatic

  private let points: CGSize
  private let factor: CGFloat
  private let picture: CGImage?
  private var series: [UIImage]?
  private var seconds: TimeInterval = 0

  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    points = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    factor = scale
    picture = cgImage
  }
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A picture of nothing in particular.
  public init(standInSize size: CGSize) {
    points = size
    factor = 1
    picture = nil
  }

  /// A picture of that name, which the stand-in always has.
  public convenience init?(named name: String) { self.init(standInSize: .zero) }
  public convenience init?(systemName name: String) { self.init(standInSize: CGSize(width: 20, height: 20)) }

  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(standInSize: first.size)
    (image.series, image.seconds) = (images, duration)
    return image
  }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    let image = picture.map { UIImage(cgImage: $0, scale: factor, orientation: .up) }
    let copy = image ?? UIImage(standInSize: points)
    copy.renderingMode = renderingMode
    return copy
  }

  open func draw(in rect: CGRect) {
    let line = "image \(Int(size.width)) x \(Int(size.height))"
    MainActor.assumeIsolated { StandIn.context?.note(line) }
  }
}
