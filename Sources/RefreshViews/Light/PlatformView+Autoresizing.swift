#if !canImport(UIKit)
extension PlatformView {
  /// What of a subview's place gives way when its superview changes its size: margins, width, height.
  nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The mask as a number.
    public let rawValue: UInt

    /// A mask from its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space to the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space to the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Gives the frame its share of a superview's change of size.
  func follow(superviewFrom old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let (x, width) = Self.follow(
      place: frame.origin.x, length: frame.size.width, in: old.width, to: new.width,
      gives: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.follow(
      place: frame.origin.y, length: frame.size.height, in: old.height, to: new.height,
      gives: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// Shares a change out among what gives way, by length; evenly if all of that has none.
  private static func follow(
    place: CGFloat, length: CGFloat, in old: CGFloat, to new: CGFloat, gives: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let change = new - old
    let after = old - place - length
    let parts = [(gives.0, place), (gives.1, length), (gives.2, after)]
    let count = parts.reduce(CGFloat(0)) { $0 + ($1.0 ? 1 : 0) }
    guard change != 0, count > 0 else { return (place, length) }
    let whole = parts.reduce(CGFloat(0)) { $0 + ($1.0 ? max(0, $1.1) : 0) }
    let shares = parts.map { gives, size -> CGFloat in
      guard gives else { return 0 }
      return whole > 0 ? change * max(0, size) / whole : change / count
    }
    return (place + shares[0], length + shares[1])
  }
}
#endif
