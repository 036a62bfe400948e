/// A header or a footer, and what the app does about its refreshes.
nonisolated public struct ControlSetup: Equatable, Sendable {
  /// How the app ends a refresh.
  public enum EndOperation: String, Hashable, Sendable, CaseIterable {
    /// With data.
    case end

    /// With data, and there is no more.
    case noMore

    /// With data, and there may be more again.
    case endWithReset

    /// Without data.
    case fail
  }

  /// In which way Infinity's controls are attached.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Added with a style's own indicator.
    case add

    /// Bound to an indicator that the app made.
    case bind
  }

  /// How many seconds after the action the app ends the refresh; 0 is inside the action, nil is never.
  public var endAfter: Double?

  /// How the app ends the refresh; `end` by default.
  public var endOp = EndOperation.end

  /// By how much the content grows right before the end; 0 by default.
  public var append = 0.0

  /// What the content's length becomes right before the end; nil, the default, keeps it.
  public var newSize: Double?

  /// Which action, counted from 1, ends with no more data; nil, the default, is none.
  public var noMoreAt: Int?

  /// The control's height; nil, the default, is the style's own.
  public var height: Double?

  /// The look's name; nil, the default, is the style's own.
  public var look: String?

  /// What differs from the style's policy.
  public var policy = PolicyOverrides()

  /// In which way the control is attached; nil, the default, is the style's own.
  public var mode: Mode?

  /// Whether the header sticks to the edge; nil, the default, is the style's own.
  public var stick: Bool?

  /// Whether the content scrolls back before the refresh has ended; nil, the default, is the style's own.
  public var scrollsBackImmediately: Bool?

  /// By how much the indicator is moved; nil, the default, is the style's own.
  public var animatorOffset: ScenarioOffset?

  /// Whether the action removes its control; false by default.
  public var removeInAction = false

  /// A control whose refreshes nobody ends.
  public init() {}
}
