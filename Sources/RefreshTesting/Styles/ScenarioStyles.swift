public import RefreshScenario

/// The package's styles, as scenarios drive them.
public enum ScenarioStyles {
  /// All of them, in the order in which tables show them.
  public static let all: [any ScenarioStyle] = [
    SVScenarioStyle(), InfinityScenarioStyle(), FigScenarioStyle(), GMScenarioStyle(),
  ]

  /// The engine's own words, for what no style has a word for; not among ``all``.
  public static let engine: any ScenarioStyle = EngineScenarioStyle()

  /// The style of that module name, such as `FigStyle`, or of its short form, such as `fig`, in any
  /// case; nil if there is none.
  public static func named(_ name: String) -> (any ScenarioStyle)? {
    let wanted = name.lowercased()
    return all.first { style in
      let full = style.name.lowercased()
      return wanted == full || wanted + "style" == full
    }
  }
}
