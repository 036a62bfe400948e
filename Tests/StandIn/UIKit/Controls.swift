@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .black
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: (CGFloat((text ?? "").count) * font.pointSize * 0.55).rounded(.up),
      height: (font.pointSize * 1.2).rounded(.up))
  }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  open func stopAnimating() { isAnimating = false }
}

@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101, whiteLarge = 0, white = 1, gray = 2 }
  open var style: Style
  open var color: UIColor! = .gray
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open private(set) var isAnimating = false
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    isHidden = true
  }
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}

open class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public let size: CGSize
  public let scale: CGFloat
  public let cgImage: CGImage?
  public private(set) var images: [UIImage]?
  public private(set) var duration: TimeInterval = 0
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.scale = scale
    self.cgImage = cgImage
  }
  /// A picture of nothing in particular.
  public init(standInSize size: CGSize) {
    self.size = size
    scale = 1
    cgImage = nil
  }
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(standInSize: first.size)
    (image.images, image.duration) = (images, duration)
    return image
  }
  public convenience init?(named name: String) { self.init(standInSize: .zero) }
}

open class UIFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat
  public let isBold: Bool
  init(_ size: CGFloat, bold: Bool) {
    pointSize = size
    isBold = bold
  }
  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, bold: false) }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, bold: true) }
}

open class UIColor: NSObject, @unchecked Sendable {
  public let parts: [CGFloat]
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }
  public var cgColor: CGColor { CGColor(parts: parts) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.parts == parts }
  open override var hash: Int { parts.hashValue }
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let systemBlue = UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
}

public struct CGColor: Equatable, Sendable {
  public let parts: [CGFloat]
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  public override convenience init() { self.init(userInterfaceStyle: .light) }
}
