public final class CGColor: Hashable, @unchecked Sendable {
  let parts: [CGFloat]
  init(parts: [CGFloat]) { self.parts = parts }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }
  public var components: [CGFloat]? { parts }
  public var numberOfComponents: Int { parts.count }
  public var alpha: CGFloat { parts[3] }
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(parts: parts.dropLast() + [alpha]) }
  public static func == (one: CGColor, other: CGColor) -> Bool { one.parts == other.parts }
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

public final class CGColorSpace: @unchecked Sendable {}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public final class CGGradient: @unchecked Sendable {
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {}
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

// Core Foundation's collections are Foundation's: the casts that bridge them on Apple's platforms bridge here.
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData
public typealias CFString = NSString
