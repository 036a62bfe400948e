@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {}

extension UIView: CALayerDelegate {}

open class CALayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any CALayerDelegate)?
  open var isHidden = false
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var opacity: Float = 1
  public required override init() {}

  /// What is on the screen now: for the layer of a view, what its animations have come to.
  open func presentation() -> Self? {
    let shown = Self()
    MainActor.assumeIsolated {
      guard let view = delegate as? UIView else { return }
      let origin = StandIn.shown(view, "bounds.origin", [view.bounds.minX, view.bounds.minY])
      let size = StandIn.shown(view, "bounds.size", [view.bounds.width, view.bounds.height])
      let place = StandIn.shown(view, "position", [view.center.x, view.center.y])
      shown.bounds = CGRect(x: origin[0], y: origin[1], width: size[0], height: size[1])
      shown.position = CGPoint(x: place[0], y: place[1])
      shown.opacity = Float(StandIn.shown(view, "opacity", [view.alpha])[0])
    }
    return shown
  }

  open func removeAllAnimations() {
    MainActor.assumeIsolated {
      if let view = delegate as? UIView { StandIn.removeAnimations(of: view) }
    }
  }
}

open class CAShapeLayer: CALayer, @unchecked Sendable {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}
