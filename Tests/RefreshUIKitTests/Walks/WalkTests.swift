import RefreshTesting
import RefreshWalks
import Testing

@Suite("Random steps on UIScrollView", .serialized)
struct WalkTests {
  @Test(
    "break no law, in any style", arguments: WalkStyle.allCases.map { WalkWorld(style: $0) } + [WalkWorld()])
  func walk(world: WalkWorld) {
    for seed in 0..<20 {
      let script = WalkScript(seed: UInt64(seed), steps: 200, in: world)
      if let failure = Walk.failure(script, named: "walk \(seed)", on: { UIScrollWalkStage($0) }) {
        Issue.record("\(failure)")
        return
      }
    }
  }

  @Test("do refresh: a walk in which nothing happens would prove nothing")
  func eventful() {
    let walks = (0..<20).map {
      Walk.walk(WalkScript(seed: $0, steps: 200, in: WalkWorld()), on: { UIScrollWalkStage($0) })
    }
    #expect(walks.map(\.actions).reduce(0, +) > 100)
  }
}
