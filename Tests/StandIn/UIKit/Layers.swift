@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {}

extension UIView: CALayerDelegate {}

open class CALayer: NSObject, @unchecked Sendable {
  public weak var delegate: (any CALayerDelegate)?
  public var isHidden = false
  public override required init() {}
}

open class CAShapeLayer: CALayer, @unchecked Sendable {
  public var strokeColor: CGColor?
  public var lineWidth: CGFloat = 1
  public var strokeStart: CGFloat = 0
  public var strokeEnd: CGFloat = 1
}

extension UIColor {
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.parts
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
