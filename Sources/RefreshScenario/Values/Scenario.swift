/// Behaviour written down: a scroll view, what happens to it, and what must come of it.
nonisolated public struct Scenario: Equatable, Sendable {
  /// What the scenario is called.
  public var name: String

  /// What it is about, in a sentence; empty if the file does not say.
  public var about = ""

  /// The style it is for; nil is every style.
  public var style: String?

  /// The scroll view and its controls before the first step.
  public var setup = ScenarioSetup()

  /// What happens, in order.
  public var steps: [ScenarioStep] = []

  /// What must be found at the end; nil if the file does not say.
  public var expect: ScenarioExpectation?

  /// What an original did, as written; information only.
  public var recorded: ScenarioValue?

  /// Where the scenario comes from, as written; information only.
  public var source: ScenarioValue?

  /// A scenario of that name, for every style, in which nothing happens yet.
  public init(name: String) { self.name = name }

  /// Whether the scenario is for that style.
  public func applies(to style: String) -> Bool { self.style == nil || self.style == style }

  /// Whether anything is expected: at the end or by a step that checks.
  public var expectsSomething: Bool {
    expect.map { !$0.isEmpty } ?? false || steps.contains(where: \.checks)
  }
}
