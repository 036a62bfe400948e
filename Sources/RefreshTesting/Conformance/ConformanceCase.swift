public import RefreshScenario

/// A fault that users of refresh libraries have reported, as a script with its right outcome.
///
/// Lengths in a script follow the style it is played through: `H` is the room of the style's own header, and
/// so on, see `ScenarioLength`.
public struct ConformanceCase {
  /// What a case does.
  public enum Body {
    /// It plays a scenario.
    case scenario(Scenario)

    /// It does what no scenario can say.
    case check(@MainActor (ConformanceSetting) async -> ConformanceVerdict)

    /// It is kept where it belongs, which is nowhere that a style and a host could be: the sources, the
    /// accessibility of one platform. The reason says where.
    case elsewhere(String)
  }

  /// The stable name for tables and options, such as `A1`.
  public let id: String

  /// What is right, in plain words.
  public let name: String

  /// What kind of fault it is.
  public let kind: ConformanceKind

  /// The public reports it stems from, as addresses; empty where it completes the kind.
  public let reports: [String]

  /// What it does.
  public let body: Body

  /// A case.
  public init(_ id: String, _ name: String, _ kind: ConformanceKind, reports: [String], _ body: Body) {
    (self.id, self.name, self.kind, self.reports, self.body) = (id, name, kind, reports, body)
  }
}

/// What a case is played through and on.
public struct ConformanceSetting {
  /// The style.
  public let style: any ScenarioStyle

  /// The host.
  public let venue: ScenarioVenue

  /// Frames per second, 60 or 120.
  public let hz: Int

  /// That setting; the simulated scroll view at 60 Hz by default.
  public init(_ style: any ScenarioStyle, on venue: ScenarioVenue = .simulated, hz: Int = 60) {
    precondition(hz == 60 || hz == 120, "A screen has 60 or 120 frames per second, not \(hz)")
    (self.style, self.venue, self.hz) = (style, venue, hz)
  }

  /// Plays a scenario here.
  public func play(_ scenario: Scenario, trace: ((TraceLine) -> Void)? = nil) -> ScenarioReport {
    var scenario = scenario
    scenario.setup.hz = hz
    return ScenarioPlayer.play(scenario, through: style, on: venue, trace: trace)
  }
}

/// What came of a case.
nonisolated public enum ConformanceVerdict: Equatable, Sendable {
  /// All is as it should be.
  case passed

  /// What is not, one line each.
  case failed([String])

  /// The style or the host cannot express it; the reason.
  case notOffered(String)

  /// Passed unless there are failures.
  public init(_ failures: [String]) { self = failures.isEmpty ? .passed : .failed(failures) }
}
