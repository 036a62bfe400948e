#if canImport(UIKit)
package import RefreshLooks
public import UIKit

/// The platform's layer of a stroked outline.
public typealias PlatformShapeLayer = CAShapeLayer

extension CAShapeLayer {
  /// The outline's colour as looks draw it, if one was set.
  package var drawingStroke: DrawingColor? { strokeColor.map { UIColor(cgColor: $0).drawingColor } }
}
#endif
