/// A colour of a drawing: sRGB, each part from 0 to 1.
nonisolated public struct DrawingColor: Hashable, Sendable {
  /// Red.
  public var red: Double
  /// Green.
  public var green: Double
  /// Blue.
  public var blue: Double
  /// Opacity.
  public var alpha: Double

  /// A colour from its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A colour from its parts as designers write them, each from 0 to 255.
  public init(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// A gray, from 0 (black) to 255 (white).
  public init(gray: Int, alpha: Double = 1) { self.init(gray, gray, gray, alpha: alpha) }

  /// The same colour, its opacity multiplied by `share`.
  public func faded(_ share: Double) -> DrawingColor {
    DrawingColor(red: red, green: green, blue: blue, alpha: alpha * share)
  }

  /// The colour on the way to `other`, at `share` of it.
  public func mixed(with other: DrawingColor, _ share: Double) -> DrawingColor {
    DrawingColor(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }

  /// Nothing to be seen.
  public static let clear = DrawingColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Black.
  public static let black = DrawingColor(gray: 0)
  /// White.
  public static let white = DrawingColor(gray: 255)
}
