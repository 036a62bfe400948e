#if !canImport(UIKit)
/// A colour: the part of `UIColor` that refresh views use.
nonisolated public struct PlatformColor: Hashable, Sendable {
  /// Red, from 0 to 1.
  public let red: CGFloat
  /// Green, from 0 to 1.
  public let green: CGFloat
  /// Blue, from 0 to 1.
  public let blue: CGFloat
  /// Opacity, from 0 to 1.
  public let alpha: CGFloat

  /// A colour from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A gray, from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour at another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> PlatformColor {
    PlatformColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Black.
  public static let black = PlatformColor(white: 0, alpha: 1)
  /// A dark gray.
  public static let darkGray = PlatformColor(white: 1.0 / 3, alpha: 1)
  /// A gray half way between black and white.
  public static let gray = PlatformColor(white: 0.5, alpha: 1)
  /// A light gray.
  public static let lightGray = PlatformColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = PlatformColor(white: 1, alpha: 1)
  /// Nothing to be seen.
  public static let clear = PlatformColor(white: 0, alpha: 0)
  /// Red.
  public static let red = PlatformColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = PlatformColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = PlatformColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = PlatformColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The system's blue.
  public static let systemBlue = PlatformColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
}

/// A font by size and weight: the part of `UIFont` that refresh views use.
nonisolated public struct PlatformFont: Hashable, Sendable {
  /// The font's size, in points.
  public let pointSize: CGFloat

  /// Whether the font is bold.
  public let isBold: Bool

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat) -> PlatformFont {
    PlatformFont(pointSize: size, isBold: false)
  }

  /// The system's font, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> PlatformFont {
    PlatformFont(pointSize: size, isBold: true)
  }
}

/// How far something is shifted: the part of `UIOffset` that refresh views use.
nonisolated public struct PlatformOffset: Equatable, Sendable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points down.
  public var vertical: CGFloat
  /// Not shifted.
  public static let zero = PlatformOffset(horizontal: 0, vertical: 0)
  /// A shift.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
#endif
