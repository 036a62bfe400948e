import RefreshCore
import RefreshPhysics

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    fileprivate var curve: ScrollCurve {
      switch rawValue >> 16 & 3 {
      case 1: { $0 * $0 }
      case 2: { 1 - (1 - $0) * (1 - $0) }
      case 3: { $0 }
      default: { EaseInOut.progress($0) }
      }
    }
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, delay, options, options.curve, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let options: AnimationOptions = []
    animate(duration, 0, options, options.curve, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = ScrollAnimation.Curve.spring(
      damping: Double(dampingRatio), initialVelocity: Double(velocity))
    let ticks = max(1, Int(duration * 120_000))
    animate(
      duration, delay, options, { spring.progress(after: Int($0 * Double(ticks)), of: ticks) }, animations,
      completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = StandIn.animates
    StandIn.animates = false
    actionsWithoutAnimation()
    StandIn.animates = outer
  }

  public class var areAnimationsEnabled: Bool { StandIn.animationsEnabled }
  public class func setAnimationsEnabled(_ enabled: Bool) { StandIn.animationsEnabled = enabled }
  public class var inheritedAnimationDuration: TimeInterval {
    StandIn.collecting.map { Double($0.length) / 120_000 } ?? 0
  }

  private class func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    _ curve: @escaping ScrollCurve, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard StandIn.animationsEnabled else {
      animations()
      completion?(true)
      return
    }
    let (start, length) = (StandIn.ticks(delay), StandIn.ticks(duration))
    let animation = BlockAnimation(
      start: StandIn.tick + start, length: length, curve: curve, options: options, completion: completion)
    let outer = StandIn.collecting
    StandIn.collecting = animation
    animations()
    StandIn.collecting = outer
    StandIn.run(animation)
  }
}

extension StandIn {
  static var animationsEnabled = true
  static func ticks(_ seconds: Double) -> Int { Int((max(0, seconds) * 120_000).rounded()) }
}
