#if canImport(UIKit)
public import UIKit

/// The platform's layer of a stroked outline.
public typealias PlatformShapeLayer = CAShapeLayer

extension CAShapeLayer {
  /// The outline's colour as looks take it, if one was set.
  package var lookStroke: UIColor? { strokeColor.map(UIColor.init(cgColor:)) }
}
#endif
