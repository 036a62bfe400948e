package import RefreshTesting

/// Whose words an app uses: the engine's own, or those of a style.
nonisolated package enum WalkStyle: String, CaseIterable, Sendable {
  case engine, sv, infinity, fig, gm

  /// The style's words as scenarios speak them; nil for the engine's own.
  @MainActor var words: (any ScenarioStyle)? {
    switch self {
    case .engine: nil
    case .sv, .infinity, .fig, .gm: ScenarioStyles.named(rawValue)
    }
  }
}

extension WalkStyle {
  /// Attaches a control as an app would; the engine's own where the style has none of that role.
  ///
  /// - Parameter policy: Of the engine's own.
  /// - Returns: Whether the style's word was taken.
  @discardableResult
  @MainActor package func attach(
    _ role: ScenarioRole, _ setup: ControlSetup = ControlSetup(), along axis: ScrollAxis = .vertical,
    policy: @autoclosure () -> RefreshPolicy = RefreshPolicy(), to list: any ScrollHosting,
    action: @escaping () -> Void
  ) -> Bool {
    if words?.attach(role, setup, to: list, action: action, announce: { _ in }) == .done { return true }
    let new = Refresher(slot: role.slot(along: axis), policy: policy(), action: action)
    new.indicator = RefreshIndicator(view: PlatformView(frame: .zero), length: 60)
    list.scrollHost.refreshers.attach(new)
    return false
  }
}

/// What a callback of the app's does, and in which callback: apps do in there whatever they like.
nonisolated package struct WalkHabit: Equatable, Sendable {
  /// When the app is called back.
  package enum Moment: CaseIterable, Sendable {
    case action, pulling, armed, opening, acting, finishing, idle, ended, detached, moved
  }

  /// What it does then.
  package enum Deed: CaseIterable, Sendable {
    case nothing, end, endTwice, fail, begin, beginOther, endOther, endAndBegin, noMore, reset, hide, detach
    case detachOther, attach, attachOther, restyle, grow, shrink, inset, rawInset, scroll, leaveWindow, drop
  }

  package let moment: Moment
  package let deed: Deed

  /// The habit of a number: in more than half of all cases an app that only waits for its data.
  package init(_ number: Int) {
    moment = Moment.allCases[number % Moment.allCases.count]
    let deeds = Deed.allCases
    let place = number / Moment.allCases.count
    deed = deeds[place < deeds.count ? place : 0]
  }

  /// How many numbers there are; those past the last deed mean none.
  static let count = 2 * Moment.allCases.count * Deed.allCases.count
}
