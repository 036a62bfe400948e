/// The colours that a look takes from its surroundings.
///
/// A look that is made of grays asks for ``gray(_:)`` and is legible on white and on black; a look with
/// colours of its own keeps them.
nonisolated public struct Palette: Hashable, Sendable {
  /// Whether the surroundings are dark; false by default.
  public var isDark: Bool

  /// A colour that the app wants instead of the look's own main colour; none by default.
  public var tint: DrawingColor?

  /// Surroundings; light and without a tint unless said otherwise.
  public init(isDark: Bool = false, tint: DrawingColor? = nil) {
    self.isDark = isDark
    self.tint = tint
  }

  /// A light surrounding.
  public static let light = Palette()

  /// A dark surrounding.
  public static let dark = Palette(isDark: true)

  /// A gray as an original has it on white, from 0 to 255; on black, its counterpart of the same
  /// contrast.
  public func gray(_ value: Int) -> DrawingColor {
    DrawingColor(gray: isDark ? 255 - value * 4 / 5 : value)
  }

  /// The app's tint, or else the look's own main colour.
  public func main(_ own: DrawingColor) -> DrawingColor { tint ?? own }

  /// What the view stands on: white or black.
  public var background: DrawingColor { isDark ? .black : .white }
}
