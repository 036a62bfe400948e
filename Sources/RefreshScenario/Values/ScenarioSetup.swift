public import RefreshCore

/// The scroll view and its controls before the first step.
nonisolated public struct ScenarioSetup: Equatable, Sendable {
  /// The scroll view's size; 375 by 667 by default, 0 by 0 before it is laid out.
  public var frame = ScenarioSize(width: 375, height: 667)

  /// How long the content is; 2000 by default.
  public var contentHeight = 2000.0

  /// The app's part of the content inset.
  public var inset = ScenarioInsets()

  /// The bars' part of the adjusted inset.
  public var bars = ScenarioInsets()

  /// A top bar that follows the offset; none by default.
  public var largeTitle: ScenarioLargeTitle?

  /// The offset; nil, the default, is at rest.
  public var offset: Double?

  /// The axis along which the content scrolls; vertical by default.
  public var axis = ScrollAxis.vertical

  /// Whether short content can be pulled too; true by default.
  public var alwaysBounce = true

  /// Whether content can be pulled past its edges; true by default.
  public var bounces = true

  /// Whether the scroll view is in a window; true by default.
  public var inWindow = true

  /// Whether frame and content get their sizes after the controls were attached; false by default.
  public var sizeAfterAttach = false

  /// Whether the scroll view stops at pages; false by default.
  public var paging = false

  /// Whether text runs from right to left; false by default.
  public var rtl = false

  /// Frames a second, 60 or 120; 60 by default.
  public var hz = 60

  /// The header; none by default.
  public var header: ControlSetup?

  /// The footer; none by default.
  public var footer: ControlSetup?

  /// The documented defaults.
  public init() {}

  /// The header or the footer.
  public subscript(role: ScenarioRole) -> ControlSetup? {
    get {
      switch role {
      case .header: header
      case .footer: footer
      }
    }
    set {
      switch role {
      case .header: header = newValue
      case .footer: footer = newValue
      }
    }
  }
}

/// Which of the two controls is meant.
nonisolated public enum ScenarioRole: String, Hashable, Sendable, CaseIterable {
  /// The control before the content.
  case header

  /// The control after the content.
  case footer
}
