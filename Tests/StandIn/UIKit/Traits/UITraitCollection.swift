public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let displayScale: CGFloat

  init(
    _ style: UIUserInterfaceStyle, _ category: UIContentSizeCategory,
    _ direction: UITraitEnvironmentLayoutDirection = .unspecified
  ) {
    userInterfaceStyle = style
    preferredContentSizeCategory = category
    layoutDirection = direction
    displayScale = 2
  }

  public override convenience init() { self.init(.unspecified, .unspecified) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, .unspecified)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.unspecified, preferredContentSizeCategory)
  }

  public static var current: UITraitCollection {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var stored = UITraitCollection(.light, .large)

  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.current
    Self.current = self
    actions()
    Self.current = outer
  }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other.userInterfaceStyle == userInterfaceStyle && other.layoutDirection == layoutDirection
      && other.preferredContentSizeCategory == preferredContentSizeCategory
  }
  public override var hash: Int { userInterfaceStyle.hashValue }

  static let bothStyles = [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
  ]
}

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension StandIn {
  /// What the user has set for all apps.
  public private(set) static var systemTraits = UITraitCollection(.light, .large)

  /// The user switches between light and dark, or changes the size of text. Every window hears of it.
  public static func setSystemTraits(
    style: UIUserInterfaceStyle = .light, sizeCategory: UIContentSizeCategory = .large
  ) {
    let old = systemTraits
    systemTraits = UITraitCollection(style, sizeCategory)
    UITraitCollection.current = systemTraits
    for window in windows { window.traitsDidChange() }
    guard old.preferredContentSizeCategory != sizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: sizeCategory])
  }

  private static var windowLinks: [WeakWindow] = []
  private struct WeakWindow { weak var window: UIWindow? }
  private static var windows: [UIWindow] { windowLinks.compactMap(\.window) }
  static func register(_ window: UIWindow) {
    windowLinks.removeAll { $0.window == nil }
    windowLinks.append(WeakWindow(window: window))
  }
}
