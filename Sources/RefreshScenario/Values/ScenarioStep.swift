/// One thing that happens to the scroll view or its controls.
nonisolated public struct ScenarioStep: Equatable, Sendable {
  /// What happens.
  public var operation: Operation

  /// Whom it happens to, where that is a question; the header by default.
  public var who: ScenarioRole

  /// The step's place among its siblings, counted from 0.
  public var index: Int

  /// A step at that place.
  public init(_ operation: Operation, who: ScenarioRole = .header, index: Int = 0) {
    self.operation = operation
    self.who = who
    self.index = index
  }

  /// Whether the step checks something, itself or in the steps it holds.
  var checks: Bool {
    switch operation {
    case .check: true
    case .together(let steps): steps.contains(where: \.checks)
    case .touchDown, .drag, .hold, .release, .cancel, .fling, .stroke, .wheel, .wait, .settle, .begin, .end,
      .endWithReset, .fail, .noMore, .resetNoMore, .remove, .add, .readdSame, .assignNil, .enable, .hide,
      .interaction, .setState, .offset, .inset, .userInset, .bars, .size, .frame, .window, .clear, .drop:
      false
    }
  }
}
