import RefreshTestKit
import Testing

@Suite("A hundred thousand random steps")
struct RandomWalkTests {
  @Test("break no law", arguments: 0..<20)
  func walk(block: Int) {
    // 500 scripts of 200 steps each, in blocks so that a failure is found early; half of them at 120 Hz.
    for seed in block * 25..<(block + 1) * 25 {
      let failure = RandomWalk.failure(
        seed: UInt64(seed), steps: 200, hz: seed % 2 == 0 ? 60 : 120)
      if let failure {
        Issue.record("\(failure)")
        return
      }
    }
  }

  @Test("do refresh: a walk in which nothing happens would prove nothing")
  func eventful() {
    let actions = (0..<20).map { RandomWalk.actions(seed: UInt64($0), steps: 200) }
    #expect(actions.reduce(0, +) > 100)
    #expect(actions.count { $0 > 0 } > 15)
  }
}
