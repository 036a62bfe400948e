/// What must be found at the end of the last step.
nonisolated public struct ScenarioExpectation: Equatable, Sendable {
  /// How often the header's action ran; nil does not matter.
  public var headerActions: Int?

  /// How often the footer's action ran; nil does not matter.
  public var footerActions: Int?

  /// The tokens in order, of the kinds that occur here; nil does not matter.
  public var sequence: [String]?

  /// Tokens that must not occur.
  public var never: [String] = []

  /// What must be so at the end.
  public var final = FinalExpectation()

  /// The ranges in which numbers must lie at the end, bounds included.
  public var within: [FinalNumber: ScenarioRange] = [:]

  /// Nothing is expected yet.
  public init() {}

  /// Whether nothing is expected.
  public var isEmpty: Bool { self == ScenarioExpectation() }
}

/// What must be so in the middle of a scenario.
nonisolated public struct ScenarioCheck: Equatable, Sendable {
  /// What must be so.
  public var final = FinalExpectation()

  /// The ranges in which numbers must lie, bounds included.
  public var within: [FinalNumber: ScenarioRange] = [:]

  /// Nothing is expected yet.
  public init() {}
}

/// The numbers that can be expected, by their keys in a file and in the order in which they are printed.
nonisolated public enum FinalNumber: String, Hashable, Sendable, CaseIterable {
  /// The offset.
  case y

  /// The content inset before the content: the app's part and the engine's, without bars.
  case insetTop

  /// The content inset after the content: the app's part and the engine's, without bars.
  case insetBottom

  /// The engine's part of the inset before the content.
  case ownTop

  /// The engine's part of the inset after the content.
  case ownBottom

  /// How long the content is.
  case contentHeight

  /// Where the header begins, along the axis.
  case headerStart

  /// Where the header ends, along the axis.
  case headerEnd

  /// Where the footer begins, along the axis.
  case footerStart

  /// Where the footer ends, along the axis.
  case footerEnd

  /// The header's left edge.
  case headerLeft

  /// The header's width.
  case headerWidth

  /// How often the header's action ran.
  case headerActions

  /// How often the footer's action ran.
  case footerActions

  /// Whether the number counts something.
  var isCount: Bool {
    switch self {
    case .headerActions, .footerActions: true
    case .y, .insetTop, .insetBottom, .ownTop, .ownBottom, .contentHeight, .headerStart, .headerEnd,
      .footerStart,
      .footerEnd, .headerLeft, .headerWidth:
      false
    }
  }
}
