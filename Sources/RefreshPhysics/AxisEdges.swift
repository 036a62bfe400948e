/// Between which offsets content rests along one axis, and what a finger shows past them.
///
/// Offsets count in reading direction, as the engine's do.
nonisolated package struct AxisEdges: Equatable {
  package let minimum: Double
  package let maximum: Double
  package let viewport: Double

  /// Edges from the whole insets: the app's, the bars' and the room.
  package init(start: Double, end: Double, content: Double, viewport: Double) {
    // From 0, since the negative of 0 is -0.0.
    minimum = 0 - start
    maximum = max(0 - start, content + end - viewport)
    self.viewport = viewport
  }

  /// Whether there is nothing to scroll.
  package var fits: Bool { maximum <= minimum }

  package func clamp(_ offset: Double) -> Double { min(max(offset, minimum), maximum) }

  /// The edge that `offset` lies past, or nil in bounds.
  package func passed(by offset: Double) -> Double? {
    if offset < minimum { return minimum }
    if offset > maximum { return maximum }
    return nil
  }

  /// The offset shown for a finger that has pulled the content to `raw`.
  package func shown(_ raw: Double, bounces: Bool) -> Double {
    guard bounces, let edge = passed(by: raw) else { return clamp(raw) }
    let shown = RubberBand.shown(abs(raw - edge), viewport: viewport)
    return raw < edge ? edge - shown : edge + shown
  }

  /// Where a finger has pulled the content if `offset` is shown.
  package func raw(_ offset: Double, bounces: Bool) -> Double {
    guard bounces, let edge = passed(by: offset) else { return offset }
    let pulled = RubberBand.pulled(abs(offset - edge), viewport: viewport)
    return offset < edge ? edge - pulled : edge + pulled
  }
}

/// The resistance past an edge: the further the finger pulls, the less of it shows.
nonisolated package enum RubberBand {
  private static let stiffness = 0.55

  /// What is shown of `pulled` points past an edge.
  package static func shown(_ pulled: Double, viewport: Double) -> Double {
    guard viewport > 0 else { return 0 }
    return (1 - 1 / (pulled * stiffness / viewport + 1)) * viewport
  }

  /// How far a finger pulled if `shown` points are shown.
  package static func pulled(_ shown: Double, viewport: Double) -> Double {
    guard viewport > 0 else { return 0 }
    // No finger reaches a whole viewport; code can put the content there, and has to get a number.
    let share = min(shown / viewport, 0.999)
    return (1 / (1 - share) - 1) * viewport / stiffness
  }
}
