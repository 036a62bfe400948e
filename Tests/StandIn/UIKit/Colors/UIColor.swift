open class UIColor: NSObject, @unchecked Sendable {
  private let resolve: @Sendable (UITraitCollection) -> [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = [red, green, blue, alpha]
    resolve = { _ in parts }
  }
  public init(white: CGFloat, alpha: CGFloat) {
    let parts = [white, white, white, alpha]
    resolve = { _ in parts }
  }
  public init(cgColor: CGColor) {
    let parts = cgColor.parts
    resolve = { _ in parts }
  }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    resolve = { dynamicProvider($0).parts(in: $0) }
  }

  func parts(in traits: UITraitCollection) -> [CGFloat] { resolve(traits) }
  private var parts: [CGFloat] { resolve(.current) }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let parts = resolve(traitCollection)
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { [resolve] traits in
      let parts = resolve(traits)
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
  }
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }
  open var cgColor: CGColor { CGColor(parts: parts) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return UITraitCollection.bothStyles.allSatisfy { other.resolve($0) == resolve($0) }
  }
  open override var hash: Int { resolve(UITraitCollection.bothStyles[0]).hashValue }
}

extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
}

extension UIColor {
  public class var systemRed: UIColor { pair((255, 59, 48), (255, 69, 58)) }
  public class var systemGreen: UIColor { pair((52, 199, 89), (48, 209, 88)) }
  public class var systemBlue: UIColor { pair((0, 122, 255), (10, 132, 255)) }
  public class var systemOrange: UIColor { pair((255, 149, 0), (255, 159, 10)) }
  public class var systemGray: UIColor { pair((142, 142, 147), (142, 142, 147)) }
  public class var systemBackground: UIColor { pair((255, 255, 255), (0, 0, 0)) }
  public class var secondarySystemBackground: UIColor { pair((242, 242, 247), (28, 28, 30)) }
  public class var label: UIColor { pair((0, 0, 0), (255, 255, 255)) }
  public class var secondaryLabel: UIColor { pair((60, 60, 67), (235, 235, 245)).withAlphaComponent(0.6) }
  public class var separator: UIColor { pair((60, 60, 67), (84, 84, 88)).withAlphaComponent(0.3) }

  private static func pair(
    _ light: (CGFloat, CGFloat, CGFloat), _ dark: (CGFloat, CGFloat, CGFloat)
  ) -> UIColor {
    UIColor { traits in
      let parts = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: 1)
    }
  }
}
