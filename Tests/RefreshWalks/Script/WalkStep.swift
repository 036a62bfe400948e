package import RefreshTesting

/// One step of a random script: what a user, an app, the system or the clock does.
nonisolated package enum WalkStep: Equatable, Sendable {
  // The user.
  case touch(to: Double)
  case drag(by: Double)
  case lift(velocity: Double)
  case cancel
  case wheel(by: Double)

  // The app, in the words of the engine or of a style.
  case begin(ScenarioRole, WalkStyle)
  case beginSilently(ScenarioRole)
  case end(ScenarioRole, WalkStyle)
  case fail(ScenarioRole)
  case beginAndEnd(ScenarioRole, WalkStyle)
  case endAndBegin(ScenarioRole, WalkStyle)
  case endWithReset(WalkStyle)
  case noMore(ScenarioRole)
  case reset(ScenarioRole)
  case enable(ScenarioRole, WalkStyle, Bool)
  case hide(ScenarioRole, WalkStyle, Bool)
  case attach(ScenarioRole, WalkStyle, policy: Int, habit: Int)
  case attachAgain(ScenarioRole, WalkStyle)
  case detach(ScenarioRole, WalkStyle)
  case clear(WalkStyle)
  case policy(ScenarioRole, Int)
  case drop

  // The app's own layout, and the system's.
  case scroll(to: Double, animated: Bool)
  case userInset(atStart: Bool, Double)
  case rawInset(atStart: Bool, Double)
  case addToInset(atStart: Bool, Double)
  case rewriteInset(atStart: Bool)
  case bars(Double)
  case largeTitle(Bool)
  case content(Double)
  case contentInLayout(Double, ScenarioRole, begins: Bool)
  case viewport(Double)
  case rightToLeft(Bool)
  case window(Bool)

  // The clock.
  case frames(Int)
  case seconds(Double)
  case hours(Int)
}

extension WalkStep {
  /// Whether a user does it, with a finger that is on the screen.
  var isOfAFinger: Bool {
    switch self {
    case .touch, .drag, .lift: true
    case .cancel, .wheel, .begin, .beginSilently, .end, .fail, .beginAndEnd, .endAndBegin, .endWithReset,
      .noMore, .reset, .enable, .hide, .attach, .attachAgain, .detach, .clear, .policy, .drop, .scroll,
      .userInset, .rawInset, .addToInset, .rewriteInset, .bars, .largeTitle, .content, .contentInLayout,
      .viewport, .rightToLeft, .window, .frames, .seconds, .hours:
      false
    }
  }
}

nonisolated extension WalkStep: CustomStringConvertible {
  /// The step as it would be written in a test.
  package var description: String {
    switch self {
    case .touch(let y): ".touch(to: \(y))"
    case .drag(let points): ".drag(by: \(points))"
    case .lift(let velocity): ".lift(velocity: \(velocity))"
    case .cancel: ".cancel"
    case .wheel(let points): ".wheel(by: \(points))"
    case .begin(let role, let style): ".begin(.\(role), .\(style))"
    case .beginSilently(let role): ".beginSilently(.\(role))"
    case .end(let role, let style): ".end(.\(role), .\(style))"
    case .fail(let role): ".fail(.\(role))"
    case .beginAndEnd(let role, let style): ".beginAndEnd(.\(role), .\(style))"
    case .endAndBegin(let role, let style): ".endAndBegin(.\(role), .\(style))"
    case .endWithReset(let style): ".endWithReset(.\(style))"
    case .noMore(let role): ".noMore(.\(role))"
    case .reset(let role): ".reset(.\(role))"
    case .enable(let role, let style, let on): ".enable(.\(role), .\(style), \(on))"
    case .hide(let role, let style, let on): ".hide(.\(role), .\(style), \(on))"
    case .attach(let role, let style, let policy, let habit):
      ".attach(.\(role), .\(style), policy: \(policy), habit: \(habit))"
    case .attachAgain(let role, let style): ".attachAgain(.\(role), .\(style))"
    case .detach(let role, let style): ".detach(.\(role), .\(style))"
    case .clear(let style): ".clear(.\(style))"
    case .policy(let role, let number): ".policy(.\(role), \(number))"
    case .drop: ".drop"
    case .scroll(let y, let animated): ".scroll(to: \(y), animated: \(animated))"
    case .userInset(let atStart, let points): ".userInset(atStart: \(atStart), \(points))"
    case .rawInset(let atStart, let points): ".rawInset(atStart: \(atStart), \(points))"
    case .addToInset(let atStart, let points): ".addToInset(atStart: \(atStart), \(points))"
    case .rewriteInset(let atStart): ".rewriteInset(atStart: \(atStart))"
    case .bars(let points): ".bars(\(points))"
    case .largeTitle(let on): ".largeTitle(\(on))"
    case .content(let points): ".content(\(points))"
    case .contentInLayout(let points, let role, let begins):
      ".contentInLayout(\(points), .\(role), begins: \(begins))"
    case .viewport(let points): ".viewport(\(points))"
    case .rightToLeft(let on): ".rightToLeft(\(on))"
    case .window(let on): ".window(\(on))"
    case .frames(let count): ".frames(\(count))"
    case .seconds(let seconds): ".seconds(\(seconds))"
    case .hours(let hours): ".hours(\(hours))"
    }
  }
}
