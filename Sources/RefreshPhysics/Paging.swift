nonisolated package enum Paging {
  /// From this many points per second on, letting go turns the page.
  private static let turning = 200.0

  /// The page boundary at which content that is let go of comes to rest.
  package static func target(from offset: Double, velocity: Double, edges: AxisEdges) -> Double {
    guard edges.viewport > 0 else { return edges.clamp(offset) }
    let page = offset / edges.viewport
    let boundary =
      if velocity > turning {
        page.rounded(.down) + 1
      } else if velocity < -turning {
        page.rounded(.up) - 1
      } else {
        page.rounded()
      }
    return edges.clamp(boundary * edges.viewport)
  }
}
