import RefreshCore
import Testing

@Suite("What assistive technology finds")
struct RefreshElementTests {
  private func state(_ phase: RefreshPhase, hasRoom: Bool, isHidden: Bool = false) -> RefreshElement.State? {
    RefreshElement(role: .refresh, phase: phase, hasRoom: hasRoom, isHidden: isHidden, offersAction: true)?
      .state
  }

  @Test("a control at rest is an element only where it has room to be seen in")
  func resting() {
    #expect(state(.idle, hasRoom: false) == nil)
    #expect(state(.idle, hasRoom: true) == .resting)
    #expect(state(.noMoreData, hasRoom: false) == nil)
    #expect(state(.noMoreData, hasRoom: true) == .noMoreData)
  }

  @Test(
    "a pull is said in steps of ten, and never beyond the whole way",
    arguments: [(0, 0), (0.09, 0), (0.1, 10), (0.44, 40), (0.99, 90), (1, 100), (3, 100), (-1, 0)])
  func pulling(progress: Double, percent: Int) {
    #expect(state(.pulling(progress: progress), hasRoom: false) == .pulling(percent: percent))
    #expect(state(.returning(progress: progress), hasRoom: false) == .pulling(percent: percent))
  }

  @Test("what happens is an element with or without room", arguments: [true, false])
  func acting(hasRoom: Bool) {
    #expect(state(.armed(progress: 1.2), hasRoom: hasRoom) == .armed)
    #expect(state(.refreshing, hasRoom: hasRoom) == .refreshing)
    #expect(state(.finishing, hasRoom: hasRoom) == .finishing)
  }

  @Test(
    "what the app hides is none",
    arguments: [
      RefreshPhase.idle, .pulling(progress: 0.5), .armed(progress: 1), .returning(progress: 0.5), .refreshing,
      .finishing, .noMoreData,
    ])
  func hidden(phase: RefreshPhase) {
    #expect(state(phase, hasRoom: true, isHidden: true) == nil)
  }
}
