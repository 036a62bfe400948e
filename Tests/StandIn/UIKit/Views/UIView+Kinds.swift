public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension StandIn {
  /// Which way the app's language is read.
  public static var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
      topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

extension UIView {
  /// Shares out what the superview has grown by among the margins and the size that may give way.
  func follow(superviewFrom old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    var place = CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
    (place.origin.x, place.size.width) = Self.share(
      new.width - old.width, place.minX, place.width, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    (place.origin.y, place.size.height) = Self.share(
      new.height - old.height, place.minY, place.height, mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    guard transform.isIdentity else {
      bounds.size = place.size
      center = CGPoint(x: place.midX, y: place.midY)
      return
    }
    if place != frame { frame = place }
  }

  private static func share(
    _ growth: CGFloat, _ origin: CGFloat, _ length: CGFloat, _ before: Bool, _ size: Bool, _ after: Bool
  ) -> (CGFloat, CGFloat) {
    let count = CGFloat([before, size, after].filter { $0 }.count)
    guard count > 0 else { return (origin, length) }
    let share = growth / count
    return (origin + (before ? share : 0), length + (size ? share : 0))
  }
}

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = inRoot(point)
    guard let view else { return inWindow }
    let origin = view.inRoot(.zero)
    return CGPoint(x: inWindow.x - origin.x, y: inWindow.y - origin.y)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let origin = inRoot(.zero)
    let there = view?.inRoot(point) ?? point
    return CGPoint(x: there.x - origin.x, y: there.y - origin.y)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private func inRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let place = CGPoint(
      x: center.x - bounds.width / 2 + point.x - bounds.minX,
      y: center.y - bounds.height / 2 + point.y - bounds.minY)
    return superview.inRoot(place)
  }
}
