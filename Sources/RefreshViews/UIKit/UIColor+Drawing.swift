#if canImport(UIKit)
package import RefreshLooks
package import UIKit

extension UIColor {
  /// The same colour, for a drawing; as it is in the traits of the moment.
  package var drawingColor: DrawingColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return DrawingColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
#endif
