public import RefreshCore

/// Speaks a style's words on behalf of a scenario.
///
/// The package's four styles have one each; write your own to play scenarios through a style of your
/// own. It is handed scroll views and never keeps one.
public protocol ScenarioStyle: MainActorBound {
  /// The style's module name, such as `InfinityStyle`.
  var name: String { get }

  /// Attaches a header or a footer that runs `action`, as an app would.
  ///
  /// The player applies the setup's policy afterwards, to every style alike. A style that announces its
  /// states hands each of them to `announce`; of the others the player asks ``stateName(_:on:)``.
  func attach(
    _ role: ScenarioRole, _ setup: ControlSetup, to list: any ScrollHosting,
    action: @escaping () -> Void, announce: @escaping (String) -> Void
  ) -> StyleAnswer

  /// Carries out what an app would do.
  func perform(_ command: StyleCommand, _ role: ScenarioRole, on list: any ScrollHosting) -> StyleAnswer

  /// The style's own name for the state of a control; nil where there is none, or where the style
  /// announces its states.
  func stateName(_ role: ScenarioRole, on list: any ScrollHosting) -> String?

  /// The style for lists that scroll along an axis; nil if it attaches to none of those. Vertical ones only
  /// by default.
  func along(_ axis: ScrollAxis) -> (any ScenarioStyle)?
}

extension ScenarioStyle {
  /// The style itself for vertical lists, and none for others.
  public func along(_ axis: ScrollAxis) -> (any ScenarioStyle)? {
    switch axis {
    case .vertical: self
    case .horizontal: nil
    }
  }
}

/// What an app asks of a style.
nonisolated public enum StyleCommand: Equatable, Sendable {
  /// Start a refresh.
  case begin
  /// End it.
  case end
  /// End it, without data.
  case fail
  /// End the header's refresh and let the footer load again.
  case endWithReset
  /// There is nothing more to load.
  case noMore
  /// There may be more again.
  case resetNoMore
  /// Take the control away.
  case remove
  /// Attach the very same control again.
  case readdSame
  /// Take the control away by assigning nil.
  case assignNil
  /// Allow or forbid gestures.
  case enable(Bool)
  /// Hide or show the control.
  case hide(Bool)
  /// Put the control into a state, by the style's name for it.
  case setState(String)
  /// Take everything away.
  case clear
}

/// Whether a style can do what was asked.
nonisolated public enum StyleAnswer: Equatable, Sendable {
  /// It is done.
  case done

  /// The style has no word for it; the reason, as a sentence without a full stop.
  case notOffered(String)
}

extension ScenarioRole {
  /// The slot of a scroll view at which the control is attached.
  public func slot(along axis: ScrollAxis = .vertical) -> RefreshSlot {
    switch (self, axis) {
    case (.header, .vertical): .header
    case (.footer, .vertical): .footer
    case (.header, .horizontal): RefreshSlot(edge: .leading, role: .refresh)
    case (.footer, .horizontal): RefreshSlot(edge: .trailing, role: .loadMore)
    }
  }
}
