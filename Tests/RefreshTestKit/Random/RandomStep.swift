public import RefreshTesting

/// One step of a random script.
nonisolated public enum RandomStep: Equatable, Sendable, CustomStringConvertible {
  case touch(to: Double)
  case drag(by: Double)
  case lift(velocity: Double)
  case cancel
  case wheel(by: Double)
  case scroll(to: Double, animated: Bool)
  case begin(ScenarioRole, isSilent: Bool)
  case end(ScenarioRole, RefreshResult)
  case noMore(ScenarioRole)
  case reset(ScenarioRole)
  case enable(ScenarioRole, Bool)
  case hide(ScenarioRole, Bool)
  case attach(ScenarioRole, policy: Int)
  case detach(ScenarioRole)
  case userInset(ScrollEdge, Double)
  case rawInset(ScrollEdge, Double)
  case rewriteInset(ScrollEdge)
  case bars(Double)
  case content(Double)
  case viewport(Double)
  case window(Bool)
  case frames(Int)
  case seconds(Double)

  /// The step as it would be written in a test.
  public var description: String {
    switch self {
    case .touch(let y): ".touch(to: \(y))"
    case .drag(let points): ".drag(by: \(points))"
    case .lift(let velocity): ".lift(velocity: \(velocity))"
    case .cancel: ".cancel"
    case .wheel(let points): ".wheel(by: \(points))"
    case .scroll(let y, let animated): ".scroll(to: \(y), animated: \(animated))"
    case .begin(let role, let isSilent): ".begin(.\(role), isSilent: \(isSilent))"
    case .end(let role, let result): ".end(.\(role), .\(result))"
    case .noMore(let role): ".noMore(.\(role))"
    case .reset(let role): ".reset(.\(role))"
    case .enable(let role, let on): ".enable(.\(role), \(on))"
    case .hide(let role, let on): ".hide(.\(role), \(on))"
    case .attach(let role, let policy): ".attach(.\(role), policy: \(policy))"
    case .detach(let role): ".detach(.\(role))"
    case .userInset(let edge, let points): ".userInset(.\(edge), \(points))"
    case .rawInset(let edge, let points): ".rawInset(.\(edge), \(points))"
    case .rewriteInset(let edge): ".rewriteInset(.\(edge))"
    case .bars(let points): ".bars(\(points))"
    case .content(let points): ".content(\(points))"
    case .viewport(let points): ".viewport(\(points))"
    case .window(let on): ".window(\(on))"
    case .frames(let count): ".frames(\(count))"
    case .seconds(let seconds): ".seconds(\(seconds))"
    }
  }
}

/// Scripts made of random steps.
nonisolated public enum RandomScript {
  /// The script of a seed.
  public static func steps(_ count: Int, seed: UInt64) -> [RandomStep] {
    var numbers = SeededGenerator(seed: seed)
    let number = Int.random(in: 0..<100, using: &numbers)
    let attached = ScenarioRole.allCases.map { RandomStep.attach($0, policy: number) }
    return attached + (0..<count).map { _ in step(&numbers) }
  }

  private static func step(_ numbers: inout SeededGenerator) -> RandomStep {
    let role = Bool.random(using: &numbers) ? ScenarioRole.header : .footer
    let edge = Bool.random(using: &numbers) ? ScrollEdge.top : .bottom
    switch Int.random(in: 0..<100, using: &numbers) {
    case ..<8: return .touch(to: points(-160, 1800, &numbers))
    case ..<24: return .drag(by: points(-240, 240, &numbers))
    case ..<34: return .lift(velocity: [0, 0, 800, -1500, 6000, -6000].randomElement(using: &numbers) ?? 0)
    case ..<36: return .cancel
    case ..<38: return .wheel(by: points(-300, 300, &numbers))
    case ..<41: return .scroll(to: points(-100, 2200, &numbers), animated: Bool.random(using: &numbers))
    case ..<49: return .begin(role, isSilent: Int.random(in: 0..<4, using: &numbers) == 0)
    case ..<60: return .end(role, Int.random(in: 0..<4, using: &numbers) == 0 ? .failure : .success)
    case ..<62: return .noMore(.footer)
    case ..<65: return .reset(.footer)
    case ..<67: return .enable(role, Int.random(in: 0..<3, using: &numbers) > 0)
    case ..<69: return .hide(role, Int.random(in: 0..<3, using: &numbers) == 0)
    case ..<71: return .attach(role, policy: Int.random(in: 0..<100, using: &numbers))
    case ..<72: return .detach(role)
    case ..<74: return .userInset(edge, points(0, 100, &numbers))
    case ..<76: return .rawInset(edge, points(0, 300, &numbers))
    case ..<77: return .rewriteInset(edge)
    case ..<78: return .bars(points(0, 120, &numbers))
    case ..<81:
      let lengths = [0, 100, 480, 481, 2000, 2600, points(0, 4000, &numbers)]
      return .content(lengths.randomElement(using: &numbers) ?? 0)
    case ..<82: return .viewport([0, 200, 480, 667].randomElement(using: &numbers) ?? 480)
    case ..<84: return .window(Int.random(in: 0..<3, using: &numbers) > 0)
    case ..<96: return .frames(Int.random(in: 1...12, using: &numbers))
    default: return .seconds(points(0, 2, &numbers))
    }
  }

  /// Quarter points, so that scripts are short to write and exact.
  private static func points(_ low: Double, _ high: Double, _ numbers: inout SeededGenerator) -> Double {
    (Double.random(in: low...high, using: &numbers) * 4).rounded() / 4
  }
}
