#if !canImport(UIKit)
package import RefreshLooks

extension PlatformColor {
  /// The same colour, for a drawing.
  nonisolated package var drawingColor: DrawingColor {
    DrawingColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
#endif
