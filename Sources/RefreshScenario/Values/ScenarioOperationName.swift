nonisolated extension ScenarioStep.Operation {
  /// The word for an operation in a file.
  enum Name: String, Hashable, Sendable, CaseIterable {
    case touchDown, drag, hold, release, cancel, fling, stroke, wheel
    case wait, settle
    case begin, end, endWithReset, fail, noMore, resetNoMore
    case remove, add, readdSame, assignNil
    case enable, hide, interaction, setState
    case offset, inset, userInset, bars, size, frame, window
    case clear, drop, together, check
  }

  /// The word for this operation in a file, such as `drag`.
  public var name: String { word.rawValue }

  private var word: Name {
    switch self {
    case .touchDown: .touchDown
    case .drag: .drag
    case .hold: .hold
    case .release: .release
    case .cancel: .cancel
    case .fling: .fling
    case .stroke: .stroke
    case .wheel: .wheel
    case .wait: .wait
    case .settle: .settle
    case .begin: .begin
    case .end: .end
    case .endWithReset: .endWithReset
    case .fail: .fail
    case .noMore: .noMore
    case .resetNoMore: .resetNoMore
    case .remove: .remove
    case .add: .add
    case .readdSame: .readdSame
    case .assignNil: .assignNil
    case .enable: .enable
    case .hide: .hide
    case .interaction: .interaction
    case .setState: .setState
    case .offset: .offset
    case .inset: .inset
    case .userInset: .userInset
    case .bars: .bars
    case .size: .size
    case .frame: .frame
    case .window: .window
    case .clear: .clear
    case .drop: .drop
    case .together: .together
    case .check: .check
    }
  }
}
