#if !canImport(UIKit)
/// How an element behaves: the part of `UIAccessibilityTraits` that refresh views use.
nonisolated public struct PlatformAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as a number.
  public let rawValue: UInt64

  /// Traits from their number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// It does nothing in particular.
  public static let none: PlatformAccessibilityTraits = []
  /// It acts when it is activated.
  public static let button = PlatformAccessibilityTraits(rawValue: 1)
  /// It is a text that does not change.
  public static let staticText = PlatformAccessibilityTraits(rawValue: 64)
  /// It changes too often for every change to be said.
  public static let updatesFrequently = PlatformAccessibilityTraits(rawValue: 512)
}

/// Where assistive technology scrolls: the part of `UIAccessibilityScrollDirection` that refresh views use.
nonisolated public enum PlatformAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up, towards the start of what scrolls up and down.
  case up
  /// Down, towards its end.
  case down
  /// To what comes next.
  case next
  /// To what was before.
  case previous
}
#endif
