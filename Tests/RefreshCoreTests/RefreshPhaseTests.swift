import RefreshCore
import Testing

@Suite("RefreshPhase")
struct RefreshPhaseTests {
  private static let all: [(RefreshPhase, String, Double)] = [
    (.idle, "idle", 0),
    (.pulling(progress: 0.25), "pulling", 0.25),
    (.armed(progress: 1.5), "armed", 1.5),
    (.returning(progress: 0.75), "returning", 0.75),
    (.refreshing, "refreshing", 0),
    (.finishing, "finishing", 0),
    (.noMoreData, "noMoreData", 0),
  ]

  @Test("a phase has a name, and progress only where somebody pulls", arguments: all)
  func names(phase: RefreshPhase, name: String, progress: Double) {
    #expect(phase.name == name)
    #expect(phase.description == name)
    #expect("\(phase)" == name)
    #expect(phase.progress == progress)
  }

  @Test("phases are of the same kind exactly where their names are the same")
  func kinds() {
    for (first, firstName, _) in Self.all {
      for (second, secondName, _) in Self.all {
        #expect(first.isSameKind(as: second) == (firstName == secondName))
      }
    }
  }

  @Test("progress makes a difference to equality, not to the kind")
  func progress() {
    let half = RefreshPhase.pulling(progress: 0.5)
    #expect(half != .pulling(progress: 0.6))
    #expect(half.isSameKind(as: .pulling(progress: 0.6)))
    #expect(!half.isSameKind(as: .returning(progress: 0.5)))
  }
}
