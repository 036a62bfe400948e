/// Where scenarios are played: a kind of host, by name, and how to make a fresh one.
///
///     let mine = ScenarioVenue("mine") { setup in MyStage(setup) }
///     let report = ScenarioPlayer.play(scenario, through: style, on: mine)
public struct ScenarioVenue {
  /// The host's name in reports.
  public let name: String

  private let make: (ScenarioSetup) throws(NotOffered) -> any ScenarioStage

  /// A venue of that name.
  ///
  /// - Parameter make: Makes a stage as a setup says, its controls apart, or says why that cannot be. The
  ///   content need not be at rest: that is seen to.
  public init(
    _ name: String, make: @escaping (ScenarioSetup) throws(NotOffered) -> any ScenarioStage
  ) {
    self.name = name
    self.make = make
  }

  /// A fresh stage.
  public func open(_ setup: ScenarioSetup) throws(NotOffered) -> any ScenarioStage { try make(setup) }

  /// The simulated scroll view of this package, which can do all that scenarios ask for.
  public static var simulated: ScenarioVenue {
    ScenarioVenue("simulated") { SimulatedStage($0) }
  }
}
