import RefreshCore
import RefreshLooks
import Testing

@Suite("A look without room")
struct NoSizeTests {
  @Test("draws nothing in a view without a size, in any phase", arguments: Look.all.map(\.name))
  func nothing(name: String) throws {
    let look = try #require(Look.named(name))
    for phase: RefreshPhase in [
      .idle, .pulling(progress: 0.5), .armed(progress: 1.5), .refreshing, .finishing,
    ] {
      for (width, height) in [(0.0, 60.0), (375, 0), (0, 0)] {
        var drawing = Drawing()
        look.draw(Moment(phase, seconds: 3, width: width, height: height), &drawing)
        #expect(drawing.isEmpty)
      }
    }
  }
}
