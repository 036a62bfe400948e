/// The namespace of UIKit's accessibility functions.
@preconcurrency @MainActor public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  public internal(set) static var isReduceMotionEnabled = false
  public internal(set) static var isVoiceOverRunning = false

  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  public static func post(notification: Notification, argument: Any?) {
    guard notification == .announcement, let text = argument as? String else { return }
    StandIn.announcements.append(text)
  }
}

extension StandIn {
  /// Everything that VoiceOver would have been asked to say, oldest first.
  public internal(set) static var announcements: [String] = []

  /// Nothing has been said.
  public static func forgetAnnouncements() { announcements.removeAll() }

  /// The user's wish for less motion, told as the system tells it.
  public static func setReduceMotion(_ isOn: Bool) {
    UIAccessibility.isReduceMotionEnabled = isOn
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }
}
