import RefreshTesting
import RefreshWalks
import Testing

@Suite("Two hundred thousand random steps")
struct WalkTests {
  @Test("break no law", arguments: 0..<20)
  func walk(block: Int) {
    for number in block * 50..<(block + 1) * 50 {
      let script = WalkPlan.script(number, steps: 200)
      if let failure = Walk.failure(script, named: "walk \(number)") {
        Issue.record("\(failure)")
        return
      }
    }
  }

  @Test("do refresh: a walk in which nothing happens would prove nothing", arguments: WalkPlan.orderly)
  func eventful(world: WalkWorld) {
    let actions = (0..<10).map { Walk.walk(WalkScript(seed: $0, steps: 200, in: world)).actions }
    #expect(actions.reduce(0, +) > 30)
    #expect(actions.count { $0 > 0 } > 7)
  }
}
